import Foundation
import Testing
import World

/// A TLS server on this machine whose certificate nobody vouches for.
final class Impostor {
  let port: Int
  private let process = Process()
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    let subject = "/CN=127.0.0.1"
    let (key, certificate) = (folder.file("key"), folder.file("certificate"))
    let maker = try Self.openssl(
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", subject, "-keyout", key, "-out",
      certificate)
    maker.waitUntilExit()
    // A port that was free a moment ago.
    let server = try LoopbackServer { _ in .close }
    port = server.port
    server.stop()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = [
      "s_server", "-quiet", "-accept", "127.0.0.1:\(port)", "-key", key, "-cert", certificate, "-www",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try Self.wait(for: port)
  }

  deinit { if process.isRunning { process.terminate() } }

  private static func openssl(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Asks until somebody listens.
  private static func wait(for port: Int) throws {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/openssl")
      process.arguments = ["s_client", "-connect", "127.0.0.1:\(port)"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return }
      usleep(50_000)
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
