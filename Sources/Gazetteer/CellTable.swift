import Essentials

/// The cities in each `GridCell`, from `Places/cells.bin`.
///
/// The file has four-byte little-endian numbers: for each cell the index of its first city, then the number of all
/// cities; after them each city's position in `PlaceTable`, cell by cell.
struct CellTable {
  private let file = EmbeddedFile("Places/cells.bin")

  /// The positions in `PlaceTable` of a cell's cities.
  func positions(inCell cell: Int) -> some Sequence<Int> {
    let (start, end) = (number(cell), number(cell + 1))
    return (start..<max(start, end)).lazy.map { number(GridCell.count + 1 + $0) }
  }

  private func number(_ index: Int) -> Int { Int(file.number(at: 4 * index, bytes: 4)) }

  /// The file's contents, given the cities' positions in each cell.
  static func bytes(of positions: [[Int]]) -> [UInt8] {
    let starts = positions.reduce(into: [0]) { starts, cell in starts.append(starts[starts.count - 1] + cell.count) }
    return (starts + positions.joined()).flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }
}
