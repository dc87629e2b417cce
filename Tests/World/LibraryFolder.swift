import Foundation

/// A folder in which programs look for libcurl first, whatever the system has.
package struct LibraryFolder: Sendable {
  /// What lies under a name of libcurl's there.
  package enum Kind: Sendable {
    /// A file that is no library.
    case damaged
    /// A library without the functions of newer versions.
    case old
    /// One with all functions that was built without https.
    case withoutHTTPS
    /// The system's own.
    case system
  }

  /// The names under which libcurl is looked for.
  package static let names = ["libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.so"]

  private let folder: TemporaryDirectory

  /// - Throws: When a library cannot be made or found.
  package init(_ kinds: [Kind]) throws {
    folder = try TemporaryDirectory()
    for (name, kind) in zip(Self.names, kinds) { try put(kind, folder.file(name)) }
  }

  /// Installs the system's own library instead of what lies under the first name.
  ///
  /// - Throws: When it cannot be found.
  package func install() throws {
    let path = folder.file(Self.names[0])
    try FileManager.default.removeItem(atPath: path)
    try put(.system, path)
  }

  private func put(_ kind: Kind, _ path: String) throws {
    switch kind {
    case .damaged: try Data().write(to: URL(filePath: path))
    case .old: try compile("int curl_global_init(long flags) { return 0; }", path)
    case .withoutHTTPS: try compile(Self.withoutHTTPS, path)
    case .system: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Self.own())
    }
  }

  /// A program that finds these libraries.
  package func before(_ skydash: Skydash) -> Skydash { skydash.with(["LD_LIBRARY_PATH": folder.path]) }

  private func compile(_ source: String, _ path: String) throws {
    try source.write(toFile: path + ".c", atomically: false, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-shared", "-fPIC", "-w", "-o", path, path + ".c"]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
  }

  private static func own() throws -> String {
    let folders = [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib64", "/lib",
    ]
    let paths = folders.map { $0 + "/" + names[0] }
    guard let path = paths.first(where: FileManager.default.fileExists) else { throw CocoaError(.fileNoSuchFile) }
    return path
  }

  private static let withoutHTTPS: String = {
    let functions = [
      "global_init", "easy_init", "easy_cleanup", "easy_reset", "easy_setopt", "easy_getinfo", "easy_strerror",
      "multi_init", "multi_cleanup", "multi_add_handle", "multi_remove_handle", "multi_perform", "multi_poll",
      "multi_info_read", "slist_append", "slist_free_all",
    ]
    return functions.map { "long curl_\($0)() { return 0; }\n" }.joined() + """
      static const char *protocols[] = {"ftp", "http", 0};
      static struct {
        int age; const char *version; unsigned number; const char *host; int features;
        const char *tls; long tlsNumber; const char *zlib; const char **protocols;
      } own = {.protocols = protocols};
      void *curl_version_info(int age) { return &own; }
      """
  }()
}
