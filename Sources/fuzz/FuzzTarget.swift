import Entities
import Foundation
import Gazetteer
import Repositories
import Terminal
import CommandLine

/// One thing that reads from outside, with what to feed it first.
struct FuzzTarget: Sendable {
  /// Its name on the command line, and of its folder in `Fixtures/Fuzz`.
  let name: String
  /// Other folders of `Fixtures` whose files are good beginnings.
  let folders: [String]
  /// Beginnings that are made rather than stored.
  let seeds: @Sendable () async -> [[UInt8]]
  /// Reads an input to its end and returns every text that came out of it and may be shown.
  let read: @Sendable ([UInt8]) async -> [String]

  init(
    _ name: String, folders: [String] = [], seeds: @escaping @Sendable () async -> [[UInt8]] = { [] },
    read: @escaping @Sendable ([UInt8]) async -> [String]
  ) {
    self.name = name
    self.folders = folders
    self.seeds = seeds
    self.read = read
  }

  /// All targets, by the name they have on the command line.
  static let all: [FuzzTarget] = services + files + texts

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// What people and terminals type, and texts as such.
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

  /// However the bytes are cut, the events are the same; a paste holds nothing that moves the cursor.
  private static func keys(_ bytes: [UInt8]) -> [String] {
    var whole = KeyParser()
    var cut = KeyParser()
    var editor = LineEditor()
    let events = whole.parse(bytes)
    guard events == bytes.flatMap({ cut.parse([$0]) }) else { return ["cut bytes make other events \u{7F}"] }
    _ = whole.flush()
    for event in events { _ = editor.apply(event) }
    return [editor.text]
      + events.compactMap { event in
        if case .paste(let text) = event { text } else { nil }
      }
  }

  /// Words are separated by line feeds.
  private static func arguments(_ bytes: [UInt8]) -> [String] {
    let words = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(20)
    do {
      _ = try Invocation(words.map { String(decoding: $0, as: UTF8.self) })
      return []
    } catch {
      return [error.report(\.english)]
    }
  }

  private static func gazetteer(_ bytes: [UInt8]) -> [String] {
    let query = SafeText.line(bytes: bytes, limit: 100)
    let found = Gazetteer.search(query, limit: 5) + Gazetteer.suggestions(for: query, limit: 5)
    return found.map(\.name) + [Gazetteer.didYouMean(query) ?? ""]
  }

  /// Cleaning changes nothing twice, keeps its limit, and a line has no break.
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
