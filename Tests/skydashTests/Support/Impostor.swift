import Foundation
import Testing
import World

/// A TLS server on this machine whose certificate nobody vouches for.
final class Impostor {
  let port: Int
  private let process = Process()
  /// What it says; held, so that it can go on saying it.
  private let output = Pipe()
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    let subject = "/CN=127.0.0.1"
    let (key, certificate) = (folder.file("key"), folder.file("certificate"))
    let maker = try Self.openssl(
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", subject, "-keyout", key, "-out",
      certificate)
    maker.end()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = try Self.port(toldBy: output.fileHandleForReading)
  }

  /// By a signal that cannot be blocked: programs begin with the mask of the thread that started them.
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  private static func openssl(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The port in its line `ACCEPT 127.0.0.1:NNNN`, which it writes when it listens.
  private static func port(toldBy output: FileHandle) throws -> Int {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
      text += String(decoding: data, as: UTF8.self)
      guard let line = text.firstMatch(of: /ACCEPT(.*)\n/) else { continue }
      if let port = line.1.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      throw CocoaError(.fileReadUnknown)
    }
  }
}
