@testable import Astronomy
import Essentials
import Foundation
import Repositories
import Testing
import World

@testable import Entities
@testable import Views
@testable import generate

/// Every text for people in the sources against the languages' files. Without these a text that lacks its translation
/// silently stays English.
struct PhraseCoverageTests {
  private nonisolated static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private nonisolated static let msgfmt = "/usr/bin/msgfmt"
  private nonisolated static let others = Language.allCases.filter { $0 != .english }

  private nonisolated static let scan: Result<PhraseScan, any Error> = Result {
    try PhraseScan(sources: root.appending(path: "Sources").path)
  }

  @Test(arguments: others) func `a language has every text and nothing else`(language: Language) throws {
    let file = EmbeddedFile("Languages/\(language.tag).po")
    let known = Translation(po: file.bytes, pluralForm: language.pluralForm).keys
    let said = Set(try Self.scan.get().uses.map(\.key)).union(Self.names.map { "name\u{4}\($0)" })
    #expect(said.subtracting(known).sorted() == [], "lacks a translation")
    #expect(known.subtracting(said).filter { !$0.hasPrefix("name\u{4}") }.sorted() == [], "is said nowhere")
  }

  /// Names from tables that every language has; of stars it has those that its speakers call otherwise.
  private nonisolated static let names =
    FailureReason.allCases.map(\.rawValue) + CacheKey.Kind.allCases.map(\.rawValue) + JSONFlaw.allCases.map(\.rawValue)
    + MeteorShower.all.map(\.name)
    + StarCatalogue.constellations.map(\.name)
    + ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "ISS", "Tiangong"]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: msgfmt)), arguments: others)
  func `gettext finds nothing wrong with a language's file`(language: Language) throws {
    let file = Self.root.appending(path: "Sources/CData/Tables/Languages/\(language.tag).po").path
    let process = Process()
    process.executableURL = URL(filePath: Self.msgfmt)
    process.arguments = ["--check", "-o", "/dev/null", file]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
