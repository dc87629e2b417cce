import Entities
import Testing

@testable import CommandLine

struct OptionsTests {
  /// How each option is given, and what it changes.
  private static let givings: [(Option, String, @Sendable (inout Options) -> Void)] = [
    (.json, "--json", { $0.format = .json }),
    (.line, "--line", { $0.format = .line }),
    (.waybar, "--waybar", { $0.format = .waybar }),
    (.prometheus, "--prometheus", { $0.format = .prometheus }),
    (.format, "--format {name}", { $0.format = (try? FormatTemplate("{name}")).map { .template($0) } ?? .table }),
    (.plain, "--plain", { $0.isPlain = true }),
    (.units, "--units f,mph", { $0.units = ["f", "mph"].compactMap(UnitChange.init(word:)) }),
    (.units, "-u uk", { $0.units = [.all(.uk)] }),
    (.units, "-uuk", { $0.units = [.all(.uk)] }),
    (.offline, "--offline", { $0.isOffline = true }),
    (.refresh, "--refresh", { $0.refreshes = true }),
    (.color, "--color never", { $0.color = .never }),
    (.color, "--color=always", { $0.color = .always }),
    (.ascii, "--ascii", { $0.isASCII = true }),
    (.width, "--width 40", { $0.width = 40 }),
    (.config, "--config=./my.json", { $0.configPath = "./my.json" }),
    (.city, "--city Seoul", { $0.cities = ["Seoul"] }),
    (.sort, "--sort name", { $0.sorting = Sorting(.name) }),
    (.sort, "--sort -name", { $0.sorting = Sorting(.name, isReversed: true) }),
    (.sort, "--sort=-OUTLOOK", { $0.sorting = Sorting(.outlook, isReversed: true) }),
    (.document, "--from week.json", { $0.documentPath = "week.json" }),
    (.interval, "-i 10m", { $0.interval = 600 }),
    (.label, "--as Home", { $0.label = "Home" }),
    (.first, "--first", { $0.isFirst = true }),
    (.choose, "--choose 3", { $0.choice = 3 }),
    (.hours, "--hours", { $0.isHourly = true }),
    (.days, "--days 16", { $0.days = 16 }),
    (.date, "--date 2026-12-24", { $0.night = DayWord("2026-12-24") }),
    (.date, "--date tomorrow", { $0.night = .today(offset: 1) }),
    (.date, "--date 금요일", { $0.night = .weekday(4) }),
    (.at, "--at 21:30", { $0.time = 77_400 }),
    (.next, "--next", { $0.skyPart = .next(nil) }),
    (.next, "--next eclipse", { $0.skyPart = .next(.eclipse) }),
    (.next, "--next=meteors", { $0.skyPart = .next(.meteors) }),
    (.month, "--month", { $0.skyPart = .month(nil) }),
    (.year, "--year", { $0.skyPart = .year(nil) }),
    (.year, "--year 2027", { $0.skyPart = .year(2027) }),
    (.chart, "--chart", { $0.drawsChart = true }),
    (.facing, "--facing South", { ($0.drawsChart, $0.facing) = (true, 180) }),
    (.facing, "--facing ne", { ($0.drawsChart, $0.facing) = (true, 45) }),
    (.facing, "--facing=292", { ($0.drawsChart, $0.facing) = (true, 292) }),
    (.facing, "--facing 360", { ($0.drawsChart, $0.facing) = (true, 0) }),
    (.everyStar, "--chart --all", { ($0.drawsChart, $0.showsEveryStar) = (true, true) }),
    (.random, "--random", { _ in }),
    (.firstDay, "--from 2026-11-01", { $0.firstDay = DayWord("2026-11-01") }),
    (.firstDay, "--from Mon", { $0.firstDay = .weekday(0) }),
    (
      .lastDay, "--from 2026-11-01 --to 2026-11-07",
      {
        $0.firstDay = DayWord("2026-11-01")
        $0.lastDay = DayWord("2026-11-07")
      }
    ),
    (.browse, "--browse", { _ in }),
    (.save, "--save moon.jpg", { $0.savePath = "moon.jpg" }),
    (.force, "--force --save moon.jpg", { ($0.overwrites, $0.savePath) = (true, "moon.jpg") }),
    (.open, "--open", { $0.opensPage = true }),
    (.noPicture, "--no-picture", { $0.hidesPicture = true }),
  ]

  /// Words that make a command complete.
  private static func words(_ command: CommandDefinition, _ option: Option) -> [String] {
    switch command {
    case .city: option == .city ? [] : ["Seoul"]
    case .add, .remove, .search: ["Seoul"]
    case .move: ["Seoul", "1"]
    case .rename: ["Seoul", "Home"]
    case .completions: ["bash"]
    case .complete: ["cities"]
    default: []
    }
  }

  @Test func `each option has an example here`() {
    let others = [Option.help, .version]
    for option in CommandDefinition.options where !others.contains(option) {
      #expect(Self.givings.contains { $0.0 == option }, "\(option.spelling)")
    }
  }

  @Test func `options of one name take a value with every command or with none, and all are listed`() {
    for option in CommandDefinition.options {
      #expect(
        CommandDefinition.options.filter { $0.name == option.name && ($0.value == nil) != (option.value == nil) } == [])
      #expect(!option.summary.english.isEmpty)
      #expect(option.value?.expectation.english.isEmpty != true)
    }
    let letters = CommandDefinition.options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: CommandDefinition.all.filter { $0 != .complete })
  func `every command takes its options before and after it, and refuses the others`(_ command: CommandDefinition)
    throws
  {
    for (option, text, change) in Self.givings {
      let base = [command.name] + Self.words(command, option)
      let given = text.split(separator: " ").map(String.init)
      var expected = Options()
      change(&expected)
      if command.options.contains(option) {
        #expect(try Invocation(given + base).options == expected, "\(text)")
        #expect(try Invocation(base + given).options == expected, "\(text)")
      } else if command.option(named: option.name) == nil {
        let error = #expect(throws: UsageError.self) { try Invocation(base + given) }
        let refusal = command == .apod && option.name == "date" ? "takes just the date; run" : "has no '--"
        #expect(error?.sentence.english.hasPrefix("'skydash \(command.name)' \(refusal)") == true, "\(text)")
        #expect(error?.command == command)
      }
    }
  }

  @Test func `the last of repeated options counts, but every city`() throws {
    let line = "--width 30 --json --line --width 50 --city Seoul --city London -u f -u c"
    let options = try Invocation(line.split(separator: " ").map(String.init)).options
    #expect(options.width == 50)
    #expect(options.format == .line)
    #expect(options.cities == ["Seoul", "London"])
    #expect(options.units == ["celsius"].compactMap(UnitChange.init(word:)))
  }

  @Test func `plain goes with every format`() throws {
    let options = try Invocation(["--plain", "--line"]).options
    #expect(options.isPlain)
    #expect(options.format == .line)
  }
}
