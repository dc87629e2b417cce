package import Foundation

/// Texts recorded in `Fixtures`, to compare with.
///
/// `SKYDASH_RECORD=1 swift test` writes those that differ anew; the comparison fails once, so that no one records
/// without looking.
package enum RecordedText {
  private static let isRecording = ProcessInfo.processInfo.environment["SKYDASH_RECORD"] != nil

  /// Where they are.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// The text as it was recorded, of which there is none when it is new.
  ///
  /// - Parameters:
  ///   - path: The file below `Fixtures`.
  ///   - text: The text as it is now.
  /// - Returns: What the file held before.
  /// - Throws: What the disk says.
  package static func former(_ path: String, now text: String) throws -> String? {
    let file = folder.appending(path: path)
    let former = try? String(contentsOf: file, encoding: .utf8)
    if isRecording, former != text {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return former
  }
}
