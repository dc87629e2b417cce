import Foundation
import Testing

/// The rules of the module graph, over the import lines.
struct ArchitectureTests {
  /// What each module may import of ours.
  private static let allowed: [String: Set<String>] = [
    "Essentials": ["CData", "Foundation", "FoundationEssentials"], "TimeZones": [], "Entities": ["TimeZones"],
    "Astronomy": ["Entities"], "Gazetteer": [], "Imaging": [], "Terminal": [], "CommandLine": ["Entities"],
    "Repositories": ["CCurl", "Entities"],
    "Services": ["Astronomy", "Entities", "Gazetteer", "Repositories"],
    "ViewModels": ["Entities", "Services"],
    "Views": ["Entities", "Imaging", "Terminal", "ViewModels"],
  ]

  /// The standard library's own, which any module may import.
  private static let library: Set = ["Essentials", "Synchronization"]

  /// Files that may import the system's C library, by folder: the disk, the network, the terminal.
  private static let system: Set = ["Darwin", "Glibc", "Musl"]
  private static let systemFolders = ["Repositories/Disk", "Repositories/Network", "Terminal/"]

  private struct Source {
    let path: String
    let text: String
    var module: String { String(path.prefix { $0 != "/" }) }

    var imports: [String] {
      text.split(separator: "\n").lazy.filter { $0.contains("import ") }.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let position = words.firstIndex(of: "import"), position < 2, words.count > position + 1 else {
          return nil
        }
        return words[position + 1]
      }
    }

    /// The lines without comments.
    var code: [Substring] {
      text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
  }

  private static let sources = Result { try read() }

  private static func read() throws -> [Source] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      Source(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  @Test func `each module imports the layer below it and no other`() throws {
    let sources = try Self.sources.get()
    #expect(Set(sources.map(\.module)).isSuperset(of: Self.allowed.keys))
    for source in sources {
      guard let allowed = Self.allowed[source.module] else { continue }
      let others = Set(source.imports).subtracting(allowed).subtracting(Self.library).subtracting(Self.system)
        .subtracting(["FoundationNetworking", "FoundationInternationalization", "Dispatch"])
      #expect(others.isEmpty, "\(source.path) imports \(others.sorted())")
    }
  }

  @Test func `only the edges import the system`() throws {
    for source in try Self.sources.get() where !Set(source.imports).isDisjoint(with: Self.system) {
      guard Self.allowed[source.module] != nil || source.module == "skydash" else { continue }
      let isEdge = Self.systemFolders.contains { source.path.hasPrefix($0) }
      #expect(isEdge, "\(source.path) imports the system's C library")
    }
  }

  /// Words that only one module may say, each with a part of it that is found sooner.
  private static var reserved: [(part: String, word: Regex<Substring>, module: String)] {
    [
      ("URLSession", /\bURLSession\b/, "no module"),
      ("FileManager", /\bFileManager\b/, "Repositories"),
      ("FileHandle", /\bFileHandle\b/, "Repositories"),
      ("ProcessInfo", /\bProcessInfo\b/, "skydash"),
      ("CommandLine.", /\bCommandLine\.arguments\b/, "skydash"),
      ("getenv(", /\bgetenv\(/, "skydash"),
      ("exit(", /\bexit\(/, "skydash"),
      (".live", /[ (]\.live\b|\bHTTPClient\.live\b|\bFileStore\.live\b/, "skydash"),
    ]
  }

  @Test func `what only one module may do is done there alone`() throws {
    for source in try Self.sources.get() where Self.allowed[source.module] != nil {
      for rule in Self.reserved where rule.module != source.module && source.text.contains(rule.part) {
        let lines = source.code.filter { $0.contains(rule.word) }
        #expect(lines.isEmpty, "\(source.path): \(lines)")
      }
    }
  }

  @Test func `nothing is public, nothing is forced`() throws {
    // Foundation's own zones are right or not as the library that is linked; ours are `Zone`.
    let forbidden = [
      ("public", /^\s*public\b/), ("try!", /\btry!/), ("as!", /\bas!/), ("fatalError", /\bfatalError\(/),
      ("TimeZone", /\bTimeZone\b/),
    ]
    for source in try Self.sources.get() where Self.allowed[source.module] != nil || source.module == "skydash" {
      for (part, word) in forbidden where source.text.contains(part) {
        let lines = source.code.filter { $0.contains(word) }
        #expect(lines.isEmpty, "\(source.path): \(lines)")
      }
    }
  }

  /// What the documentation may name that is not ours.
  private static let outside: Set = [
    "Dispatch", "Double", "Expires", "Float", "FoundationEssentials", "FoundationNetworking", "Hashable", "JSONDecoder",
    "Sendable", "String", "Tests", "URLSession", "World", "WorldServer",
  ]

  @Test func `every type and member that the documentation names exists`() throws {
    let sources = try Self.sources.get()
    var texts: [String: String] = [:]
    let declaration = /\b(?:struct|class|enum|actor|protocol|extension|typealias) (?:[A-Z]\w*\.)*([A-Z]\w*)/
    for source in sources {
      for folder in source.path.split(separator: "/").dropLast() { texts[String(folder), default: ""] += "" }
      for match in source.text.matches(of: declaration) { texts[String(match.1), default: ""] += source.text }
      texts[String(source.path.split(separator: "/").last?.dropLast(6) ?? ""), default: ""] += source.text
    }
    let names = /`([A-Z][a-z]\w*)(?:\.([a-z]\w*))?(?:\([\w:]*\))?`/
    for (page, text) in try Self.pages() {
      for match in text.matches(of: names) where !Self.outside.contains(String(match.1)) {
        guard
          let declared = try texts[String(match.1)] ?? (match.1.hasSuffix("Tests") ? Self.test(String(match.1)) : nil)
        else {
          Issue.record("\(page) names \(match.0)")
          continue
        }
        guard let member = match.2, member != "swift", member != "init" else { continue }
        #expect(declared.contains(try Regex("(?:let|var|func|case) \(member)\\b")), "\(page) names \(match.0)")
      }
    }
  }

  /// The text of a suite of tests, from the file that has its name.
  private static func test(_ suite: String) throws -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = try FileManager.default.subpathsOfDirectory(atPath: root.path).first { $0.hasSuffix("/\(suite).swift") }
    return try path.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  /// The pages for developers.
  private static func pages() throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/skydash/skydash.docc")
    return try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix("Adding") || $0 == "Architecture.md" || $0 == "Decisions.md" }
      .map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }

  @Test func `the package depends on no other`() throws {
    let manifest = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains("dependencies: [],"))
    #expect(!text.contains(".package("))
  }
}
