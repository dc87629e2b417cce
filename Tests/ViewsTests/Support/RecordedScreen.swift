import Foundation
import Terminal
import Testing

/// Screens recorded in `Fixtures/Screens`. `SKYDASH_RECORD_SCREENS=1 swift test` writes them anew, and fails so that
/// nobody records without looking.
enum RecordedScreen {
  static func expect(_ lines: [StyledText], is name: String, file: String = #filePath) throws {
    var folder = URL(filePath: file)
    while folder.lastPathComponent != "Tests", folder.path().count > 1 { folder.deleteLastPathComponent() }
    let url = folder.deletingLastPathComponent().appending(path: "Fixtures/Screens/\(name).txt")
    let text = lines.map { $0.printed(depth: .none) + "\n" }.joined()
    if ProcessInfo.processInfo.environment["SKYDASH_RECORD_SCREENS"] != nil {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); look at it")
      return
    }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)))
  }
}
