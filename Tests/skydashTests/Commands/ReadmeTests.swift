import Entities
import Foundation
import Testing
import World

/// The commands in the README and in Using, typed in their order.
struct ReadmeTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: RecordedText.folder.deletingLastPathComponent().appending(path: path), encoding: .utf8)
  }

  /// The lines that run skydash, without those that run until you quit or need another program.
  private static func commands(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n").map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : String($0) }
      .filter { $0.hasPrefix("skydash") && !$0.hasPrefix("skydash watch") && !$0.contains("| jq") }
  }

  @Test(arguments: [("README.md", 9), ("Sources/skydash/skydash.docc/Using.md", 10)])
  func `every command in it works`(path: String, least: Int) async throws {
    let commands = try Self.commands(path)
    #expect(commands.count >= least)
    let skydash = try Stage().inShell()
    for command in commands {
      let result = try await skydash.typed(command)
      #expect(result.code == 0, "\(command): \(result.stderr)")
      #expect(!result.stdout.isEmpty, "\(command)")
    }
  }

  @Test func `files to install are those of this version`() throws {
    let versions = try Self.text("README.md").split(separator: "/download/v").dropFirst()
    #expect(!versions.isEmpty)
    #expect(versions.allSatisfy { $0.hasPrefix("\(AppInfo.version)/") })
  }
}
