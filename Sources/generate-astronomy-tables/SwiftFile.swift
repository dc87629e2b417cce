package import Essentials

/// A generated source file under construction.
package struct SwiftFile {
  /// The file's name, with its ending.
  package let name: String

  /// The whole text.
  package var text: String {
    (header + ["enum \(type) {"] + body + ["}", ""]).joined(separator: "\n")
  }

  private let type: String
  private let header: [String]
  private var body: [String] = []

  /// A file that holds one caseless enumeration, under its source's comments and licence.
  init(type: String, about: String, comments: [String], licence: String?) {
    self.type = type
    name = "\(type).swift"
    let notes =
      comments
      + (licence.map { ["", "Licence of the numbers:", ""] + $0.split(separator: "\n").map(String.init) } ?? [])
    header =
      ["// swift-format-ignore-file", "// Written by generate-astronomy-tables; do not edit."]
      + notes.map { $0.isEmpty ? "//" : "// \($0)" } + ["", "/// \(about)"]
  }

  /// Adds a static array, `perLine` values a line.
  mutating func add(_ name: String, _ element: String, about: String, perLine: Int, _ values: [String]) {
    if !body.isEmpty { body.append("") }
    body.append("  /// \(about)")
    body.append("  static let \(name): [\(element)] = [")
    for start in stride(from: 0, to: values.count, by: perLine) {
      body.append("    " + values[start..<min(start + perLine, values.count)].joined(separator: ", ") + ",")
    }
    body.append("  ]")
  }
}

/// One of the source tables: comment lines, then a line of column names, then rows of comma-separated values.
package struct SourceTable {
  /// The comment lines without their `#`, source and licence among them.
  package let comments: [String]

  /// The rows below the column names.
  package let rows: [[String]]

  /// Reads a file of the folder; throws what Foundation throws when it cannot be read.
  package init(_ name: String, in folder: URL) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    comments = lines.filter { $0.hasPrefix("#") }.map { String($0.dropFirst(2)) }
    rows = lines.filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The numbers after `arg NAME =` in the comments, in their order.
  package var arguments: [[String]] {
    comments.filter { $0.hasPrefix("arg ") }.compactMap { line in
      line.split(separator: "=").last.map { $0.split(separator: " ").map(String.init) }
    }
  }
}
