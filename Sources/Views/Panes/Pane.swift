/// A part of the screen about the selected city, or the picture of the day.
enum Pane: CaseIterable {
  /// The headline, and the weather now.
  case now
  case hours
  case week
  /// The sky of the coming or running night.
  case night
  case picture
  /// What the eye can see of the stars, beside the picture or in its place.
  case chart
}

/// A pane with the cells it has.
struct PlacedPane: Equatable {
  let pane: Pane
  let rows: Range<Int>
  let columns: Range<Int>
}
