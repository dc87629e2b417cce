/// A part of the screen about the selected city, or the picture of the day.
enum Pane: CaseIterable {
  /// The city, its headline, and the weather now.
  case now
  /// The forecast for the coming hours.
  case hours
  /// The forecast for the coming days.
  case week
  /// The sky of the current or coming night.
  case night
  /// The picture of the day with its text.
  case picture
  /// A chart of the stars visible to the naked eye, beside the picture or in its place.
  case chart
}

/// A pane with the rows and columns of the screen that it takes, counted from 0.
struct PlacedPane: Equatable {
  let pane: Pane
  let rows, columns: Range<Int>
}
