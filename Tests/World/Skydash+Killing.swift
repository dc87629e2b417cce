import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Skydash {
  /// Runs a command line and kills it, as `kill -9` does, after a time.
  ///
  /// - Returns: The exit code of a program that ended before that by itself, else `nil`.
  package func killed(_ arguments: [String], after seconds: Double) async throws -> Int32? {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: home.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { return continuation.resume(throwing: error) }
      let identifier = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        if process.isRunning { kill(identifier, SIGKILL) }
      }
    }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
