import Foundation
import Testing

/// Recorded texts in `Fixtures/Help`. `SKYDASH_RECORD_HELP=1 swift test` writes them anew, and fails so that nobody
/// forgets it on.
enum HelpFixture {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Help")

  static func expect(_ text: String, is name: String) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["SKYDASH_RECORD_HELP"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    } else {
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(text == recorded)
    }
  }

  static func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path()))
  }
}
