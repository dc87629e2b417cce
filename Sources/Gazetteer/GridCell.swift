import Essentials

/// Cells of 2° × 2°, numbered row by row from the south-west: first eastwards, then northwards.
enum GridCell {
  private static let rows = 90
  private static let columns = 180
  /// How many cells there are.
  static let count = rows * columns

  /// The cell of a position in degrees.
  static func index(latitude: Double, longitude: Double) -> Int {
    row(latitude) * columns + wrapped(column(longitude))
  }

  /// Calls `visit` with every cell within a distance of a position in degrees; near the poles, with whole rows.
  static func forEach(
    within kilometres: Double, ofLatitude latitude: Double, longitude: Double, _ visit: (_ cell: Int) -> Void
  ) {
    let reach = kilometres / Direction.earthRadius * 180 / .pi
    // Degrees of longitude are shortest at the latitude nearest to the pole; the bound avoids a division by zero there.
    let widest = min(abs(latitude) + reach, 89.9)
    // 179° to each side are 180 columns, a whole row without a repetition.
    let width = min(reach / cos(widest * .pi / 180), 179)
    for row in row(latitude - reach)...row(latitude + reach) {
      for column in column(longitude - width)...column(longitude + width) { visit(row * columns + wrapped(column)) }
    }
  }

  private static func row(_ latitude: Double) -> Int {
    Int(min(max((latitude + 90) / 2, 0), Double(rows - 1)).rounded(.down))
  }

  /// The column, outside 0..<180 if the longitude is beyond the date line; bounded, as any number may be given.
  private static func column(_ longitude: Double) -> Int {
    Int(min(max((longitude + 180) / 2, -1000), 1000).rounded(.down))
  }

  private static func wrapped(_ column: Int) -> Int { ((column % columns) + columns) % columns }
}
