import Gazetteer

/// Sorted lines without repetition that others refer to by position.
struct OffsetTable {
  let lines: [String]
  private var offsets: [String: Int] = [:]

  init(_ texts: [String]) {
    lines = Set(texts).sorted(by: Tables.byBytes)
    var offset = 0
    for line in lines {
      offsets[line] = offset
      offset += line.utf8.count + 1
    }
  }

  func digits(of line: String, count: Int) -> String {
    String(decoding: Digits.encode(offsets[line] ?? 0, count: count), as: UTF8.self)
  }
}
