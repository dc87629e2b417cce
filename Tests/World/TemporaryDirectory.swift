import Foundation

/// A directory of its own for one test, removed with all it holds when it is let go of.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "skydash-" + UUID().uuidString
    let mode = [FileAttributeKey.posixPermissions: 0o700]
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: mode)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something inside.
  package func file(_ name: String) -> String { path + "/" + name }
}
