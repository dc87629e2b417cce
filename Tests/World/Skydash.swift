package import Foundation

/// The built program, run by tests in a home of its own; nothing of the person who runs the tests is touched.
package struct Skydash: Sendable {
  /// What one run came to.
  package struct Result: Sendable {
    package var stdout: String
    package var stderr: String
    /// The exit code, or the signal's number and 128.
    package var code: Int32
  }

  /// HOME, with nothing in it at first.
  package let home: TemporaryDirectory
  /// Who answers for every service; it runs as long as the program may be run.
  package let server: LoopbackServer?
  package var environment: [String: String]
  /// Commands of the shell before the program, such as limits: `ulimit -f 0`.
  package var prelude: String?

  /// A home of its own and a server for every service; without one all addresses lead to a port without a listener.
  /// The clock starts at `now`, in ISO 8601.
  package init(server: LoopbackServer? = nil, now: String = "2026-11-20T12:00:00Z") throws {
    home = try TemporaryDirectory()
    self.server = server
    // What is not about time has no time limit that a busy machine can reach.
    environment = [
      "SKYDASH_TIME_LIMITS": "20", "HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
      "TERM": "xterm-256color", "SKYDASH_NOW": now,
    ].merging(Sanitizers.environment) { first, _ in first }
    // Port 9 is discard's, which is not in use.
    for variable in Self.addresses { environment[variable] = server?.url ?? "http://127.0.0.1:9" }
  }

  package var settingsPath: String { home.file(".config/skydash/settings.json") }
  package var cachePath: String { home.file(".cache/skydash") }

  /// The settings file's text, or `nil` when there is none.
  package var settings: String? { try? String(contentsOfFile: settingsPath, encoding: .utf8) }

  package func write(settings: String) throws {
    let folder = home.file(".config/skydash")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try settings.write(toFile: settingsPath, atomically: false, encoding: .utf8)
  }

  /// The same program and home with other variables; `nil` takes one away.
  package func with(_ variables: [String: String?]) -> Skydash {
    var other = self
    for (name, value) in variables { other.environment[name] = value }
    return other
  }

  /// Runs a command line to its end.
  @discardableResult
  package func callAsFunction(_ arguments: String..., input: String = "") async throws -> Result {
    try await run(arguments, input: input)
  }

  /// Runs a command line to its end; a program that does not end is ended after five minutes.
  ///
  /// Output goes to files, so that a full pipe never holds the program up.
  package func run(_ arguments: [String], input: String = "", output: FileHandle? = nil) async throws -> Result {
    let folder = try TemporaryDirectory()
    try input.write(toFile: folder.file("in"), atomically: false, encoding: .utf8)
    let child = try ChildProcess(
      command(arguments), environment: environment, directory: home.path, input: folder.file("in"),
      output: output.map { .descriptor($0.fileDescriptor) } ?? .file(folder.file("out")), error: folder.file("err"))
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { child.send(SIGTERM) }
    let end = await child.end()
    return Result(
      stdout: Self.text(folder.file("out")), stderr: Self.text(folder.file("err")), code: end < 0 ? 128 - end : end)
  }

  /// The program's path and its arguments, after the prelude.
  private func command(_ arguments: [String]) throws -> [String] {
    let program = try Self.executable().path
    guard let prelude else { return [program] + arguments }
    return ["/bin/sh", "-c", prelude + #"; exec "$0" "$@""#, program] + arguments
  }

  /// The same program and home after commands of the shell.
  package func after(_ prelude: String) -> Skydash {
    var other = self
    other.prelude = prelude
    return other
  }

  static func text(_ path: String) -> String {
    (FileManager.default.contents(atPath: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static let addresses = [
    "SKYDASH_OPEN_METEO_URL", "SKYDASH_GEOCODING_URL", "SKYDASH_AIR_QUALITY_URL", "SKYDASH_OPENWEATHER_URL",
    "SKYDASH_MET_NORWAY_URL", "SKYDASH_NWS_URL", "SKYDASH_BRIGHT_SKY_URL", "SKYDASH_ECCC_URL", "SKYDASH_APOD_URL",
    "SKYDASH_NASA_API_URL", "SKYDASH_CELESTRAK_URL", "SKYDASH_SWPC_URL",
  ]

  /// The program beside the tests.
  package static func executable() throws -> URL {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let places = [URL(filePath: CommandLine.arguments[0]), Bundle.main.executableURL].compactMap { $0 } + bundles
    let programs = places.map { $0.deletingLastPathComponent().appending(path: "skydash") }
    let beside = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let beside else { throw CocoaError(.fileNoSuchFile) }
    return beside
  }
}
