/// How many hours a plot has and how wide they are, which depends only on the width.
struct HourGeometry {
  /// The columns for labels left of the plot, including a blank at the right.
  let gutter: Int
  /// The columns of an hour, 1…3.
  let cell: Int
  /// The number of hours.
  let count: Int

  /// Two days with two or three columns an hour if they fit; or with `fillsWidth` as many hours of two columns as fit, if
  /// that's at least a day; or else one day, or as many hours as fit.
  init(width: Int, gutter: Int, fillsWidth: Bool = false) {
    self.gutter = gutter
    let room = max(width - gutter - 1, 1)
    if room >= 96 {
      (cell, count) = (min(room / 48, 3), 48)
    } else if fillsWidth, room >= 48 {
      (cell, count) = (2, room / 2)
    } else if room >= 24 {
      (cell, count) = (min(room / 24, 3), 24)
    } else {
      (cell, count) = (1, room)
    }
  }

  var plotWidth: Int { cell * count }
}
