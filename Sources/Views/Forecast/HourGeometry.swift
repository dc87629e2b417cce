/// The number of hours of a plot and their width, which depend only on the room.
struct HourGeometry {
  /// The columns for labels left of the plot, including a blank after them.
  let gutter: Int
  /// The columns of an hour, 1…3.
  let hourWidth: Int
  /// The number of hours.
  let count: Int

  /// Two days of two or three columns an hour if they fit; else, with `fillsWidth` and room for a day, as many hours of
  /// two columns as fit; else one day, or as many hours as fit. The last of `width` columns stays blank.
  init(width: Int, gutter: Int, fillsWidth: Bool = false) {
    self.gutter = gutter
    let room = max(width - gutter - 1, 1)
    if room >= 96 {
      (hourWidth, count) = (min(room / 48, 3), 48)
    } else if fillsWidth, room >= 48 {
      (hourWidth, count) = (2, room / 2)
    } else if room >= 24 {
      (hourWidth, count) = (min(room / 24, 3), 24)
    } else {
      (hourWidth, count) = (1, room)
    }
  }

  /// The columns of all hours.
  var plotWidth: Int { hourWidth * count }
}
