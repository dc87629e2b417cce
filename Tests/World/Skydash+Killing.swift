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
    let code = try await signalled(arguments, SIGKILL, after: seconds).code
    return code == 128 + SIGKILL ? nil : code
  }

  /// Runs a command line and sends it a signal after a time, and one that cannot be caught a minute later.
  ///
  /// - Returns: What it came to.
  package func signalled(_ arguments: [String], _ signal: Int32, after seconds: Double) async throws -> Result {
    let folder = try TemporaryDirectory()
    let (output, error) = (folder.file("out"), folder.file("err"))
    let child = try ChildProcess(
      [Self.executable().path] + arguments, environment: environment, directory: home.path, input: "/dev/null",
      output: .file(output), error: error)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { child.send(signal) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds + 60) { child.send(SIGKILL) }
    let end = await child.end()
    return Result(stdout: Self.text(output), stderr: Self.text(error), code: end < 0 ? 128 - end : end)
  }
}
