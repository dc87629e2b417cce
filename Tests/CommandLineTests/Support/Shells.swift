import Foundation
import World

/// Programs that may or may not be installed beside Swift.
enum Shells {
  static func path(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func has(_ program: String) -> Bool { path(program) != nil }

  /// Runs a program to its end; its output and its complaints are one text.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> (
    status: Int32, output: String
  ) {
    let file = FileManager.default.temporaryDirectory.appending(path: "skydash-\(UUID().uuidString)")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path(program) ?? program)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    // A file, not a pipe: what a shell leaves running does not keep the test waiting.
    let output = FileManager.default.temporaryDirectory.appending(path: "skydash-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let writing = try FileHandle(forWritingTo: output)
    process.standardOutput = writing
    process.standardError = writing
    try process.run()
    process.end()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
