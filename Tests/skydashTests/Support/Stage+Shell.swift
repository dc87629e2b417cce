import Foundation
import World

extension Stage {
  /// The program of this stage, in a directory of `PATH` so that a shell finds it by its name.
  func inShell() throws -> Skydash {
    let folder = skydash.home.file("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/skydash", withDestinationPath: try Skydash.executable().path)
    return skydash.with(["PATH": "\(folder):/usr/bin:/bin"])
  }
}

extension Skydash {
  /// Runs a line in bash.
  func typed(_ line: String) async throws -> Result {
    let quoted = "'\(line.replacing("'", with: "'\\''"))'"
    return try await after("bash -c \(quoted); exit $?").run([])
  }
}
