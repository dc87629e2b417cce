import Foundation

/// The files under `Fixtures/Terminal`.
enum Fixtures {
  static func text(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/Terminal")
    return try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }
}
