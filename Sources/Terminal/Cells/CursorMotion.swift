/// The position of the terminal's cursor, and the shortest sequences that move it.
///
/// The choice between absolute and relative motions follows ncurses' `onscreen_mvcur`.
struct CursorMotion: Sendable {
  /// The width of the terminal in columns.
  let columns: Int
  /// The cursor's row and column from 0; `nil` when unknown.
  private(set) var row: Int?
  var column: Int?

  /// Records that a glyph was printed. Terminals differ at the right edge, so the column is unknown there.
  mutating func advance(by width: Int) {
    guard let old = column else { return }
    column = old + width < columns ? old + width : nil
  }

  /// Moves the cursor to a row and column from 0, in the fewest bytes. `overprint` has the glyphs between the cursor
  /// and the target column, which move the cursor when they are printed again; `nil` if that isn't possible.
  mutating func move(toRow targetRow: Int, column targetColumn: Int, overprint: [UInt8]?, into bytes: inout [UInt8]) {
    guard row != targetRow || column != targetColumn else { return }
    let absolute = Self.absolute(row: targetRow, column: targetColumn)
    let relative = row.map {
      Self.vertical(from: $0, to: targetRow) + Self.horizontal(from: column, to: targetColumn, overprint: overprint)
    }
    bytes += relative.flatMap { $0.count < absolute.count ? $0 : nil } ?? absolute
    (row, column) = (targetRow, targetColumn)
  }

  /// CUP (cursor position), with a row or column of 1 left out because it is the default.
  private static func absolute(row: Int, column: Int) -> [UInt8] {
    var bytes = Array("\u{1B}[".utf8)
    if row > 0 { bytes.append(decimal: row + 1) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
    return bytes
  }

  /// LF, RI (reverse index), CUD or CUU (down, up), or VPA (absolute row). In raw mode, LF doesn't change the column.
  private static func vertical(from row: Int, to target: Int) -> [UInt8] {
    let distance = abs(target - row)
    guard distance > 0 else { return [] }
    // CUD by two to nine rows takes four bytes.
    if target > row, distance <= 4 { return Array(repeating: 0x0A, count: distance) }
    if target == row - 1 { return [0x1B, UInt8(ascii: "M")] }
    let relative = sequence(target > row ? "B" : "A", number: distance)
    let absolute = sequence("d", number: target + 1)
    return relative.count < absolute.count ? relative : absolute
  }

  /// CR, BS, CUF or CUB (forward, back), CHA (absolute column), or the glyphs in between.
  private static func horizontal(from column: Int?, to target: Int, overprint: [UInt8]?) -> [UInt8] {
    if column == target { return [] }
    if target == 0 { return [0x0D] }
    var best = sequence("G", number: target + 1)
    guard let column else { return best }
    let distance = abs(target - column)
    if target < column, distance < best.count { return Array(repeating: 0x08, count: distance) }
    let relative = sequence(target > column ? "C" : "D", number: distance)
    if relative.count < best.count { best = relative }
    if let overprint, overprint.count <= best.count { best = overprint }
    return best
  }

  /// `CSI number final`; the number 1 is left out, since it is the default.
  private static func sequence(_ final: Unicode.Scalar, number: Int) -> [UInt8] {
    var bytes = Array("\u{1B}[".utf8)
    if number != 1 { bytes.append(decimal: number) }
    return bytes + [UInt8(ascii: final)]
  }
}
