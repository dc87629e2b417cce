import Entities
import Essentials

/// How many hours stand side by side, and how wide each is: a value, decided by the width alone.
struct HourGeometry: Equatable {
  /// Columns left of the plots, for labels, with one blank at the right.
  let gutter: Int
  /// Columns of an hour, 1…3.
  let cell: Int
  let count: Int

  /// Two days of at least two columns an hour where they fit, else a day, else what fits.
  init(width: Int, gutter: Int) {
    self.gutter = gutter
    let room = max(width - gutter - 1, 1)
    if room >= 96 {
      (cell, count) = (min(room / 48, 3), 48)
    } else if room >= 24 {
      (cell, count) = (min(room / 24, 3), 24)
    } else {
      (cell, count) = (1, room)
    }
  }

  var plotWidth: Int { cell * count }
}
