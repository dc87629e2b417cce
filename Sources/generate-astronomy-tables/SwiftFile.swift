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
