import CommandLine
import Entities
import Foundation
import Gazetteer
import Repositories
import Terminal

/// A part of skydash that reads input from outside, with the inputs that fuzzing it starts from.
struct FuzzTarget: Sendable {
  /// The name on the command line, and of the directory in `Fixtures/Fuzz` with its own inputs.
  let name: String
  /// Other directories in `Fixtures` whose files are good inputs to start from.
  let directories: [String]
  /// More inputs to start from, which are made rather than stored.
  let seeds: @Sendable () async -> [[UInt8]]
  /// Reads a whole input, and returns every text taken from it that may be shown. A wrong result is reported by a text
  /// with U+007F, which is unsafe.
  let read: @Sendable ([UInt8]) async -> [String]

  init(
    _ name: String, directories: [String] = [], seeds: @escaping @Sendable () async -> [[UInt8]] = { [] },
    read: @escaping @Sendable ([UInt8]) async -> [String]
  ) {
    self.name = name
    self.directories = directories
    self.seeds = seeds
    self.read = read
  }

  /// All targets.
  static let all: [FuzzTarget] = services + files + texts

  /// The target with a name; `nil` if there is none.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Parsers of what people type and terminals send, and of texts in general.
  static let texts: [FuzzTarget] = [
    FuzzTarget("html") { bytes in
      let html = HTMLText(String(decoding: bytes, as: UTF8.self))
      return [html.prose, html.line.replacing("\n", with: "\u{7F}")] + html.links.map(\.text)
    },
    FuzzTarget("keys", read: { keys($0) }),
    FuzzTarget("arguments", read: { arguments($0) }),
    FuzzTarget("gazetteer", read: { gazetteer($0) }),
    FuzzTarget("safe-text", read: { safeText($0) }),
  ]

  /// Parses the bytes as a terminal's input: the events must be the same however the bytes are split, and a pasted text
  /// must contain nothing that moves the cursor.
  private static func keys(_ bytes: [UInt8]) -> [String] {
    var whole = KeyParser()
    var split = KeyParser()
    var editor = LineEditor()
    let events = whole.parse(bytes)
    guard events == bytes.flatMap({ split.parse([$0]) }) else { return ["split bytes make other events \u{7F}"] }
    _ = whole.flush()
    for event in events { _ = editor.apply(event) }
    return [editor.text]
      + events.compactMap { event in
        if case .paste(let text) = event { text } else { nil }
      }
  }

  /// Parses the lines as the arguments of a command line, at most twenty.
  private static func arguments(_ bytes: [UInt8]) -> [String] {
    let words = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(20)
    do {
      _ = try Invocation(words.map { String(decoding: $0, as: UTF8.self) })
      return []
    } catch {
      return [error.report(\.english)]
    }
  }

  /// Searches the list of places for the text.
  private static func gazetteer(_ bytes: [UInt8]) -> [String] {
    let query = SafeText.line(bytes: bytes, limit: 100)
    let found = Gazetteer.search(query, limit: 5) + Gazetteer.suggestions(for: query, limit: 5)
    return found.map(\.name) + [Gazetteer.didYouMean(query) ?? ""]
  }

  /// Cleans the text: a second time must change nothing, a line must have no line feed and respect its limit.
  private static func safeText(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let line = SafeText.line(text, limit: 50)
    let prose = SafeText.prose(text)
    guard line.unicodeScalars.count <= 50, !line.contains("\n"), SafeText.line(line, limit: 50) == line,
      SafeText.prose(prose) == prose
    else { return ["cleaning is not stable \u{7F}"] }
    return [line, prose, DrawableText.clean(text), SafeText.line(bytes: bytes, limit: 50)]
  }
}
