/// Comma-separated values with a heading line; a field may stand in quotation marks.
enum CSV {
  static func rows(_ text: String) -> [[String: String]] {
    var lines = text.split(whereSeparator: \.isNewline).map(fields)
    guard !lines.isEmpty else { return [] }
    let heading = lines.removeFirst()
    return lines.map { Dictionary(zip(heading, $0), uniquingKeysWith: { first, _ in first }) }
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
