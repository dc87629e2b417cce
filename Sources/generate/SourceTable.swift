import Essentials

/// A file of comma-separated values: lines of comments that begin with `#`, a line of column names, and rows. A field
/// may be in quotation marks, which are dropped; it must not contain any, or a line break.
struct SourceTable {
  /// The comments without `# `.
  let comments: [String]
  /// The fields of each row by the names of their columns.
  let rows: [[String: String]]
  /// The fields of each row in the order of the columns.
  let fields: [[String]]

  /// Reads a file in a directory; it must have a line of column names.
  init(_ name: String, in directory: URL) throws {
    let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    comments = lines.filter { $0.hasPrefix("#") }.map { String($0.dropFirst(2)) }
    let table = lines.filter { !$0.hasPrefix("#") }.map(Self.fields)
    fields = Array(table.dropFirst())
    rows = fields.map { Dictionary(zip(table[0], $0), uniquingKeysWith: { first, _ in first }) }
  }

  /// The numbers in the comments of the form `arg NAME = NUMBER NUMBER…`, in the order of the comments.
  var arguments: [[Double]] {
    comments.filter { $0.hasPrefix("arg ") }.compactMap { line in
      line.split(separator: "=").last.map { $0.split(separator: " ").compactMap { Double(String($0)) } }
    }
  }

  /// The fields of one line.
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
