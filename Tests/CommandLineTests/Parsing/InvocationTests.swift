import Entities
import Testing

@testable import CommandLine

struct InvocationTests {
  private static func setting(_ key: String) -> Setting {
    Setting.configurable(key) ?? Setting.all[0]
  }

  static let commands: [(String, Command)] = [
    ("", .show),
    ("show", .show),
    ("watch", .watch),
    ("watch --interval 10m", .watch),
    ("watch --interval=2h", .watch),
    ("watch -i 45", .watch),
    ("watch -i30s", .watch),
    ("watch -i=30s", .watch),
    ("--interval 10s watch", .watch),
    ("watch -i 1m -i 2m", .watch),
    ("add Seoul", .add(AddRequest(place: "Seoul"))),
    ("add New York", .add(AddRequest(place: "New York"))),
    ("add Portland, ME", .add(AddRequest(place: "Portland, ME"))),
    ("add 서울", .add(AddRequest(place: "서울"))),
    ("add 37.57,126.98 --as Home", .add(AddRequest(place: "37.57,126.98", name: "Home"))),
    ("add -33.87,151.21", .add(AddRequest(place: "-33.87,151.21"))),
    ("add -33.87 151.21", .add(AddRequest(place: "-33.87,151.21"))),
    ("add -33.87, 151.21", .add(AddRequest(place: "-33.87, 151.21"))),
    ("add -.5 -.25", .add(AddRequest(place: "-.5,-.25"))),
    ("add -- -33.87 151.21", .add(AddRequest(place: "-33.87,151.21"))),
    ("add -- --first", .add(AddRequest(place: "--first"))),
    ("add --first New York", .add(AddRequest(place: "New York", isFirst: true))),
    ("add --choose 3 Portland", .add(AddRequest(place: "Portland", choice: 3))),
    ("add - --first", .addLines),
    ("remove Seoul London", .remove(["Seoul", "London"])),
    ("rm Seoul", .remove(["Seoul"])),
    ("list", .list),
    ("ls", .list), ("licences", .licenses),
    ("move Seoul 1", .move(name: "Seoul", position: 1)),
    ("move New York 12", .move(name: "New York", position: 12)),
    ("move Seoul 2000000", .move(name: "Seoul", position: 2_000_000)),
    ("rename Seoul Home", .rename(name: "Seoul", newName: "Home")),
    ("search Paris, Texas", .search("Paris, Texas")),
    ("city New York", .city("New York")),
    ("city --city Seoul", .city("Seoul")),
    ("forecast", .forecast([])),
    ("forecast Seoul Oslo", .forecast(["Seoul", "Oslo"])),
    ("forecast --hours", .forecast([])),
    ("forecast --days 3 --json", .forecast([])),
    ("sky", .sky(nil)),
    ("sky New York", .sky("New York")),
    ("--sort -temperature", .show),
    ("--sort -age watch", .watch),
    ("sky --sort -outlook", .sky(nil)),
    ("sky --sort rain --format {name}", .sky(nil)),
    ("sky Seoul --date 2026-12-24 --at 21:30", .sky("Seoul")),
    ("apod", .apod(.latest)),
    ("apod today", .apod(.latest)),
    ("apod 오늘", .apod(.latest)),
    ("apod yesterday", .apod(.day(.today(offset: -1)))),
    ("apod Sun", .apod(.day(.weekday(6)))),
    ("apod --from monday --to 어제", .apod(.range(from: .weekday(0), to: .today(offset: -1)))),
    ("apod --random", .apod(.random)),
    ("apod --browse", .apod(.browse)),
    ("apod --save a.jpg --force", .apod(.latest)),
    ("apod --open --no-picture", .apod(.latest)),
    ("units", .units([])),
    ("units celsius,kn 12h", .units(["celsius", "kn", "12h"].compactMap(UnitChange.init(word:)))),
    ("units imperial", .units([.all(.imperial)])),
    ("config", .config(nil)),
    ("config get", .config(nil)),
    ("config get provider", .config(.get(setting("provider")))),
    ("config get WATCHINTERVAL", .config(.get(setting("watchInterval")))),
    ("config set watchInterval 10m", .config(.set(setting("watchInterval"), .number(600)))),
    ("config unset nasaKey", .config(.unset(setting("nasaKey")))),
    ("config path", .config(.path)),
    ("cache", .cache(nil)),
    ("cache clear", .cache(.clear)),
    ("cache path", .cache(.path)),
    ("doctor", .doctor),
    ("demo", .demo),
    ("completions zsh", .completions(.zsh)),
    ("help", .help(nil)),
    ("help add", .help(.add)),
    ("help rm", .help(.remove)),
    ("--help", .help(nil)),
    ("-h", .help(nil)),
    ("add --help", .help(.add)),
    ("-h add --bogus", .help(.add)),
    ("add Seoul --as -h", .help(.add)),
    ("--version", .version),
    ("--color never --version", .version),
    ("man", .man),
    ("complete zsh -- --json -New", .complete(.zsh, ["--json", "-New"])),
  ]

  @Test(arguments: commands)
  func `a command line means one command`(_ line: String, _ command: Command) throws {
    #expect(try Invocation(line.split(separator: " ").map(String.init)).command == command)
  }

  @Test func `a day and a range of pictures are dates`() throws {
    let first = try #require(CivilDate(iso: "2026-11-01"))
    let last = try #require(CivilDate(iso: "2026-11-07"))
    #expect(try command("apod", "2026-11-01") == .apod(.day(.date(first))))
    #expect(
      try command("apod", "--from", "2026-11-01", "--to", "2026-11-07")
        == .apod(.range(from: .date(first), to: .date(last))))
    #expect(
      try command("apod", "--from", "2026-11-01", "--to", "2026-11-01")
        == .apod(.range(from: .date(first), to: .date(first))))
    #expect(
      try command("apod", "--from", "2026-11-01") == .apod(.range(from: .date(first), to: nil)))
  }

  @Test func `the first weekday of a list is the latest one before the last`() throws {
    let wednesday = try #require(CivilDate(iso: "2026-11-25"))
    let days = try PictureRequest.days(from: .weekday(0), to: .weekday(4), today: wednesday)
    #expect(days.first.description == "2026-11-16" && days.last?.description == "2026-11-20")
    let open = try PictureRequest.days(from: .weekday(0), to: nil, today: wednesday)
    #expect(open.first.description == "2026-11-23" && open.last == nil)
    #expect(throws: UsageError(Phrase("'--to' is before '--from'; swap them"), in: .apod)) {
      try PictureRequest.days(from: .today(offset: 0), to: .today(offset: -1), today: wednesday)
    }
  }

  @Test func `a name of several words in quotes is one name`() throws {
    #expect(try command("remove", "New York", "Seoul") == .remove(["New York", "Seoul"]))
    #expect(try command("rename", " New  York ", "NYC") == .rename(name: "New York", newName: "NYC"))
    #expect(try command("add", "New\u{A0}York") == .add(AddRequest(place: "New York")))
    #expect(try command("search", "\u{3000}서울\u{3000}강남") == .search("서울 강남"))
  }

  @Test func `invisible characters of a copied name are left out`() throws {
    #expect(try command("city", "\u{FEFF}Se\u{AD}oul\u{200E}") == .city("Seoul"))
    let error = #expect(throws: UsageError.self) { try Invocation(["city", "\u{200B}"]) }
    #expect(error?.sentence.english.hasPrefix("'skydash city' needs the name of a city") == true)
  }

  @Test func `a template may have tabs, glyphs of private fonts and joined emoji`() throws {
    for text in ["{name}\t{temperature}", "\u{E30D} {name}", "👩\u{200D}🚀 {name}", "🏴\u{E0067}\u{E007F} {name}"] {
      #expect(try Invocation(["--format", text]).options.format == .template(try FormatTemplate(text)))
    }
  }

  @Test func `a template and a path keep their blanks`() throws {
    let invocation = try Invocation(["--format", " {name} ", "--config", "a b.json"])
    #expect(invocation.options.format == .template(try FormatTemplate(" {name} ")))
    #expect(invocation.options.configPath == "a b.json")
  }

  private func command(_ arguments: String...) throws -> Command { try Invocation(arguments).command }
}
