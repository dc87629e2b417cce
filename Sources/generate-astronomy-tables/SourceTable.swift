package import Essentials

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
