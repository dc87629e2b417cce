import Foundation

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
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
