import Essentials

/// Opens pages in the person's browser, by the program their system has for that.
enum Browser {
  #if os(macOS)
    private static let command = "open"
  #else
    private static let command = "xdg-open"
  #endif

  /// Seconds after which a command that still runs is taken for the browser itself.
  private static let patience = 3.0

  /// Opens a page of the web; the address is given as it is, to no shell.
  ///
  /// - Returns: Whether it could be opened, as far as can be known.
  static func open(_ url: URL, environment: [String: String]) async -> Bool {
    guard ["https", "http"].contains(url.scheme), let file = executable(environment["PATH"]) else { return false }
    let process = Process()
    process.executableURL = file
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let end = Date().addingTimeInterval(patience)
    while process.isRunning, Date() < end { try? await Task.sleep(for: .milliseconds(20)) }
    return process.isRunning || process.terminationStatus == 0
  }

  private static func executable(_ path: String?) -> URL? {
    (path ?? "/usr/bin:/bin").split(separator: ":").map { URL(filePath: String($0)).appending(path: command) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }
}

/// A page that could not be opened.
struct BrowserProblem: Error, CustomStringConvertible {
  let page: URL

  var description: String { "The browser cannot be opened; the page is \(page)." }
}
