import Testing

@testable import CommandLine

struct HelpTextTests {
  @Test func `the overview is the recorded one`() throws {
    try HelpFixture.expect(HelpText.text(nil), is: "overview.txt")
  }

  @Test(arguments: CommandName.allCases.filter { $0 != .complete })
  func `the help of a command is the recorded one`(_ name: CommandName) throws {
    try HelpFixture.expect(HelpText.text(name), is: "\(name.rawValue).txt")
  }

  @Test func `no recorded text belongs to a command that is gone`() throws {
    let names = CommandName.allCases.filter { $0 != .complete }.map { "\($0.rawValue).txt" }
    let others = ["overview.txt", "skydash.1", "completions.bash", "completions.zsh", "completions.fish"]
    #expect(try HelpFixture.names() == Set(names + others))
  }

  @Test(arguments: [nil] + CommandName.allCases.map(Optional.some))
  func `help is ASCII and fits 80 columns`(_ name: CommandName?) {
    for line in HelpText.text(name).split(separator: "\n") {
      #expect(line.utf8.count <= 80, "\(line)")
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func `the overview names every command and option that people are told about`() {
    let overview = HelpText.text(nil)
    for name in CommandName.told { #expect(overview.contains("\n  \(name.rawValue)")) }
    for option in CommandName.show.dataOptions + CommandName.commonOptions {
      #expect(overview.contains(option.spelling))
    }
    #expect(Set(CommandGroup.allCases.flatMap(\.commands)) == Set(CommandName.told))
  }

  @Test(arguments: CommandName.told)
  func `a command's usage lines name its own options, and each has a summary`(_ name: CommandName) {
    let usage = name.guide.usage.joined(separator: "\n")
    for option in name.ownOptions { #expect(usage.contains(option.spelling)) }
    for option in name.options { #expect(!option.summary.isEmpty) }
    #expect((2...4).contains(name.guide.examples.count))
  }

  @Test(arguments: CommandName.allCases)
  func `every example is understood`(_ name: CommandName) throws {
    for example in name.guide.examples {
      let command = example.line.split(whereSeparator: { "<>|()".contains($0) }).first { $0.contains("skydash") } ?? ""
      let words = Self.words(String(command))
      #expect(words.first == "skydash")
      #expect(throws: Never.self) { try Invocation(Array(words.dropFirst())) }
    }
  }

  /// The words of a line as a shell takes them apart, single quotes understood.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}
