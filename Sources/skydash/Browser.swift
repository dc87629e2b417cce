import Essentials

/// Opens pages in the default browser, with the system's program for that.
enum Browser {
  #if os(macOS)
    private static let command = "open"
    private typealias Attributes = posix_spawnattr_t?
  #else
    private static let command = "xdg-open"
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// A command that runs longer is taken to be the browser itself.
  private static let launchTimeout = Duration.seconds(3)
  /// The commands that still ran after ``launchTimeout``; they are reaped by the next call.
  private static var running: [pid_t] = []

  /// Opens a web page, without a shell; returns whether it was opened, as far as the command's exit status tells.
  static func open(_ url: URL, environment: [String: String]) async -> Bool {
    running.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    guard ["https", "http"].contains(url.scheme), let file = executable(environment["PATH"]),
      let process = start(file, url.absoluteString, environment)
    else { return false }
    let end = ContinuousClock.now + launchTimeout
    var status: Int32 = 0
    // A cancelled task doesn't sleep, so it would only spin.
    while ContinuousClock.now < end, !Task.isCancelled {
      let ended = waitpid(process, &status, WNOHANG)
      // If another part of the system reaped it, how it ended is unknown.
      if ended != 0 { return ended < 0 || status == 0 }
      try? await Task.sleep(for: .milliseconds(20))
    }
    running.append(process)
    return true
  }

  /// The program's file in the directories of `PATH`, or of a shell's default for it; `nil` if it isn't installed.
  private static func executable(_ path: String?) -> String? {
    (path ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(command)" }.first { access($0, X_OK) == 0 }
  }

  /// Starts a program with `/dev/null` as its standard streams, in its own process group so that Ctrl-C spares it.
  /// Returns its process ID, or `nil` if it can't be started.
  private static func start(_ file: String, _ argument: String, _ environment: [String: String]) -> pid_t? {
    #if os(macOS)
      var (actions, attributes): (posix_spawn_file_actions_t?, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), Attributes())
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
    detach(&attributes)
    var arguments = [file, argument].map { (word: String) in strdup(word) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    return posix_spawn(&process, file, &actions, &attributes, &arguments, &variables) == 0 ? process : nil
  }

  /// Gives the program its own process group and a shell's signal handling: none blocked, none ignored.
  private static func detach(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}
