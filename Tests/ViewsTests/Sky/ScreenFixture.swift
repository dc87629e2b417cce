import Foundation
import Terminal
import Testing

/// Recorded screens in `Fixtures/Screens`. `SKYDASH_RECORD_SCREENS=1 swift test` writes them anew, and fails so that
/// nobody forgets it on.
enum ScreenFixture {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Screens")

  static func expect(
    _ lines: [StyledText], are name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = lines.map { $0.plain + "\n" }.joined()
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["SKYDASH_RECORD_SCREENS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    } else {
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(text == recorded, sourceLocation: sourceLocation)
    }
  }
}
