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
    let child = try ChildProcess(
      [Self.executable().path] + arguments, environment: environment, directory: home.path, input: "/dev/null",
      output: .file("/dev/null"), error: "/dev/null")
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { child.send(SIGKILL) }
    let end = await child.end()
    return end < 0 ? nil : end
  }
}
