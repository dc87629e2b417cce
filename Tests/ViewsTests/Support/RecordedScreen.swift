import Terminal
import Testing
import World

/// Screens recorded in `Fixtures/Screens`; see `RecordedText`.
enum RecordedScreen {
  static func expect(
    _ lines: [StyledText], is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(lines.map(\.plain), is: name, sourceLocation: sourceLocation)
  }

  static func expect(_ lines: [String], is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try text == RecordedText.former("Screens/\(name).txt", now: text), sourceLocation: sourceLocation)
  }
}
