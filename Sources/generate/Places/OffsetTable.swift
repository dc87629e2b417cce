import Gazetteer

/// The lines of a file, sorted and without duplicates, to which other files refer by their offsets in bytes.
struct OffsetTable {
  let lines: [String]
  /// The offset of each line.
  private var offsets: [String: Int] = [:]

  init(_ texts: [String]) {
    lines = Set(texts).sorted(by: PlaceTables.byBytes)
    var offset = 0
    for line in lines {
      offsets[line] = offset
      offset += line.utf8.count + 1
    }
  }

  /// The offset of a line as a number of `count` digits in the places' notation, see ``Base64Digits``.
  func digits(of line: String, count: Int) -> String {
    String(decoding: Base64Digits.encode(offsets[line] ?? 0, count: count), as: UTF8.self)
  }
}
