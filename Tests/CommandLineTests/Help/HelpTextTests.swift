import Entities
import Testing

@testable import CommandLine

struct HelpTextTests {
  private let english = HelpText(translate: \.english, width: \.count, wrap: wrapped)

  @Test func `the overview is the recorded one`() throws {
    try HelpFixture.expect(english.text(for: nil), is: "overview.txt")
  }

  @Test(arguments: CommandDefinition.all.filter { $0 != .complete })
  func `the help of a command is the recorded one`(_ name: CommandDefinition) throws {
    try HelpFixture.expect(english.text(for: name), is: "\(name.name).txt")
  }

  @Test func `no recorded text belongs to a command that is gone`() throws {
    let names = CommandDefinition.all.filter { $0 != .complete }.map { "\($0.name).txt" }
    #expect(try HelpFixture.names() == Set(names + ["overview.txt", "skydash.1"]))
  }

  @Test(arguments: [nil] + CommandDefinition.all.map(Optional.some))
  func `help is ASCII and fits 80 columns`(_ name: CommandDefinition?) {
    for line in english.text(for: name).split(separator: "\n") {
      #expect(line.utf8.count <= 80, "\(line)")
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func `the overview names every command and option that is not hidden`() {
    let overview = english.text(for: nil)
    for name in CommandDefinition.listed { #expect(overview.contains("\n  \(name.name)")) }
    for option in CommandDefinition.demo.dataOptions + Option.common {
      #expect(overview.contains(option.spelling))
    }
  }

  @Test(arguments: CommandDefinition.listed)
  func `a command's usage lines name its own options, and each has a summary`(_ name: CommandDefinition) {
    let usage = name.usage.joined(separator: "\n")
    for option in name.ownOptions { #expect(usage.contains(option.spelling)) }
    for option in name.options { #expect(!option.summary.english.isEmpty) }
    #expect((2...4).contains(name.examples.count))
  }

  @Test(arguments: CommandDefinition.all)
  func `every example is understood`(_ name: CommandDefinition) throws {
    for example in name.examples {
      let command = example.line.split(whereSeparator: { "<>|()".contains($0) }).first { $0.contains("skydash") } ?? ""
      let words = Self.words(String(command))
      #expect(words.first == "skydash")
      #expect(throws: Never.self) { try Invocation(Array(words.dropFirst())) { name, _ in name == "Seoul" } }
    }
  }

  /// The words of a line as a shell takes them apart, single quotes understood.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}

/// The lines of a text, broken at spaces.
private func wrapped(_ text: String, to columns: Int) -> [String] {
  text.split(separator: " ").reduce(into: [String]()) { lines, word in
    if let line = lines.last, line.count + 1 + word.count <= columns {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(String(word))
    }
  }
}
