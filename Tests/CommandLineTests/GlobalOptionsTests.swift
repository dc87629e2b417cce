import Entities
import Testing

@testable import CommandLine

struct GlobalOptionsTests {
  /// How each option is given, and what it changes.
  private static let givings: [(OptionName, String, @Sendable (inout GlobalOptions) -> Void)] = [
    (.json, "--json", { $0.format = .json }),
    (.line, "--line", { $0.format = .line }),
    (.waybar, "--waybar", { $0.format = .waybar }),
    (.prometheus, "--prometheus", { $0.format = .prometheus }),
    (.format, "--format {name}", { $0.format = (try? FormatTemplate("{name}")).map { .template($0) } ?? .table }),
    (.plain, "--plain", { $0.isPlain = true }),
    (.units, "--units f,mph", { $0.units = [.temperature(.fahrenheit), .windSpeed(.mph)] }),
    (.units, "-u uk", { $0.units = [.all(.uk)] }),
    (.units, "-uuk", { $0.units = [.all(.uk)] }),
    (.offline, "--offline", { $0.isOffline = true }),
    (.refresh, "--refresh", { $0.refreshes = true }),
    (.color, "--color never", { $0.color = .never }),
    (.color, "--color=always", { $0.color = .always }),
    (.ascii, "--ascii", { $0.isASCII = true }),
    (.width, "--width 40", { $0.width = 40 }),
    (.config, "--config=./my.json", { $0.configPath = "./my.json" }),
  ]

  /// Words that make a command complete.
  private static func words(_ name: CommandName) -> [String] {
    switch name {
    case .add, .remove, .search, .city: ["Seoul"]
    case .move: ["Seoul", "1"]
    case .rename: ["Seoul", "Home"]
    case .completions: ["bash"]
    case .complete: ["cities"]
    default: []
    }
  }

  @Test(arguments: CommandName.allCases)
  func `every command takes its options before and after it, and refuses the others`(_ name: CommandName) throws {
    let base = [name.rawValue] + Self.words(name)
    for (option, text, change) in Self.givings {
      let given = text.split(separator: " ").map(String.init)
      var expected = GlobalOptions()
      change(&expected)
      if name.options.contains(option) {
        #expect(try Invocation(given + base).options == expected, "\(text)")
        #expect(try Invocation(base + given).options == expected, "\(text)")
      } else {
        #expect(throws: UsageError(.misplacedOption(option, of: name), in: name)) { try Invocation(base + given) }
      }
    }
  }

  @Test(arguments: CommandName.allCases)
  func `options of one command alone are refused by the others`(_ name: CommandName) {
    for option in CommandName.allCases.flatMap(\.ownOptions) where !name.options.contains(option) {
      let line =
        [name.rawValue] + Self.words(name) + [option.placeholder == nil ? option.spelling : "\(option.spelling)=1"]
      #expect(throws: UsageError(.misplacedOption(option, of: name), in: name)) { try Invocation(line) }
    }
  }

  @Test func `the last of repeated options counts, but every city`() throws {
    let line = "--width 30 --json --line --width 50 --city Seoul --city London -u f -u c"
    let options = try Invocation(line.split(separator: " ").map(String.init)).options
    #expect(options.width == 50)
    #expect(options.format == .line)
    #expect(options.cities == ["Seoul", "London"])
    #expect(options.units == [.temperature(.celsius)])
  }

  @Test func `plain goes with every format`() throws {
    let options = try Invocation(["--plain", "--line"]).options
    #expect(options.isPlain)
    #expect(options.format == .line)
  }
}
