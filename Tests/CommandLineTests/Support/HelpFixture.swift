import Foundation
import Testing
import World

/// Texts recorded in `Fixtures/Help`; see `RecordedText`.
enum HelpFixture {
  static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try text == RecordedText.former("Help/\(name)", now: text), sourceLocation: sourceLocation)
  }

  static func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: RecordedText.folder.appending(path: "Help").path()))
  }
}
