import Essentials

/// A table of comma-separated values: comments behind `#`, a line of column names, rows. A field may be in quotation marks.
struct SourceTable {
  /// The comments without their `#`.
  let comments: [String]
  /// The rows by the names of their columns.
  let rows: [[String: String]]
  /// The rows in the order of their columns.
  let fields: [[String]]

  /// Reads a file of a folder.
  init(_ name: String, in folder: URL) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    comments = lines.filter { $0.hasPrefix("#") }.map { String($0.dropFirst(2)) }
    let table = lines.filter { !$0.hasPrefix("#") }.map(Self.fields)
    fields = Array(table.dropFirst())
    rows = fields.map { Dictionary(zip(table[0], $0), uniquingKeysWith: { first, _ in first }) }
  }

  /// The numbers after `arg NAME =` in the comments, in their order.
  var arguments: [[Double]] {
    comments.filter { $0.hasPrefix("arg ") }.compactMap { line in
      line.split(separator: "=").last.map { $0.split(separator: " ").compactMap { Double(String($0)) } }
    }
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
