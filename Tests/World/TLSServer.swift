import Foundation

/// A TLS server on this machine, by OpenSSL's program, with a certificate of its own making.
package final class TLSServer {
  /// What it does with a request.
  package enum Manner {
    /// Answers with a page about the connection.
    case answering
    /// Shakes hands with one client after the other, and then says nothing.
    case stalled
  }

  package let port: Int
  /// The file that vouches for its certificate, for `SSL_CERT_FILE`.
  package let authority: String
  private let process = Process()
  /// What it says and hears; held, so that it can go on.
  private let (input, output) = (Pipe(), Pipe())
  private let folder: TemporaryDirectory

  package static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl") }

  package init(_ manner: Manner = .answering) throws {
    folder = try TemporaryDirectory()
    let key = folder.file("key")
    authority = folder.file("certificate")
    let maker = try Self.openssl(
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext",
      "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", authority)
    maker.end()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", authority]
    if case .answering = manner { process.arguments?.append("-www") }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = try Self.port(printedBy: output.fileHandleForReading)
    // What it prints of each connection is read, so that it never waits for a reader.
    output.fileHandleForReading.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
  }

  package var url: String { "https://127.0.0.1:\(port)" }

  /// By a signal that cannot be blocked: programs begin with the mask of the thread that started them.
  deinit {
    output.fileHandleForReading.readabilityHandler = nil
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

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
  private static func port(printedBy output: FileHandle) throws -> Int {
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
