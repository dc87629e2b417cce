import Entities
import Foundation
import Testing
import World

/// Saved cities by any of their names, and places that are not saved, in every command that takes a name.
struct NameTests {
  /// A list with a label of each kind.
  private func stage() async throws -> Stage {
    let stage = try Stage()
    let places = "New York\n서울\nICN\nMoskau\n37.4979,127.0276 as Work\nSpringfield, Illinois\n"
    let added = try await stage.skydash("add", "-", input: places)
    #expect(added.code == 0, "\(added.stderr)")
    stage.forgetRequests()
    return stage
  }

  /// Names, each with the label of the city that it finds.
  static let names = [
    ("New York", "New York"), ("new york", "New York"), ("NYC", "New York"), ("뉴욕", "New York"),
    ("New Y", "New York"), ("New York City", "New York"), ("서울", "서울"), ("ソウル", "서울"),
    ("ICN", "Seoul ICN"), ("Moskau", "Moskau"), ("Moscow", "Moskau"), ("Москва", "Moskau"), ("モスクワ", "Moskau"),
    ("Work", "Work"), ("wo", "Work"), ("Springfield", "Springfield"), ("Spring", "Springfield"),
    ("Springfield, Illinois", "Springfield"), ("Springfield IL", "Springfield"),
  ]

  @Test(arguments: [("თბილისი", "თბილისი"), ("ΑΘΉΝΑ", "Αθήνα"), ("երևան", "Երևան")])
  func `a label is saved in the letters of its script`(typed: String, label: String) async throws {
    let stage = try Stage()
    #expect(try await stage.skydash("add", typed).code == 0)
    #expect(stage.skydash.settings?.contains("\"\(label)\"") == true, "\(stage.skydash.settings ?? "")")
    #expect(try await stage.skydash("list").lines.first?.hasPrefix("1  \(label)") == true)
  }

  @Test func `every name finds its city in every command that shows`() async throws {
    let stage = try await stage()
    for (name, label) in Self.names {
      for arguments in [["city", name], ["--city", name], ["forecast", name], ["forecast", "--city", name]] {
        let result = try await stage.skydash.run(arguments + ["--json", "--offline"])
        #expect(try result.cities.map { $0["name"] as? String } == [label], "\(arguments)")
      }
      for arguments in [["sky", name], ["sky", "--city", name]] {
        let result = try await stage.skydash.run(arguments + ["--json", "--offline"])
        #expect(try result.json["name"] as? String == label, "\(arguments)")
      }
    }
    #expect(stage.requests().isEmpty)
  }

  @Test func `every name finds its city in every command that changes the list`() async throws {
    let skydash = try await stage().skydash
    for (name, label) in Self.names {
      let before = skydash.settings
      let moved = try await skydash("move", name, "1")
      #expect(moved.stdout == "Moved \(label) to the top.\n", "\(name): \(moved.stderr)")
      let renamed = try await skydash("rename", name, "X")
      #expect(renamed.stdout == "Renamed \(label) to X.\n", "\(name): \(renamed.stderr)")
      _ = try await skydash("rename", "X", label)
      let removed = try await skydash("remove", name)
      #expect(removed.stdout == "Removed \(label).\n", "\(name): \(removed.stderr)")
      try skydash.write(settings: try #require(before))
    }
  }

  @Test func `a name that fits several cities is answered with all of them`() async throws {
    let skydash = try Skydash()
    _ = try await skydash("add", "-", input: "San Francisco\nSan Diego\nLondon\n")
    for arguments in [["city", "San"], ["sky", "san"], ["rm", "San"], ["rename", "San", "X"], ["--city", "San"]] {
      let result = try await skydash.run(arguments)
      #expect(result.code == 1)
      #expect(result.stderr.hasSuffix("” could be San Francisco, San Diego; type more of the name.\n"))
    }
    #expect(try await skydash("list", "--json").cities.count == 3)
  }

  @Test(arguments: [["city", "Oslo"], ["Oslo"], ["sky", "Oslo"], ["forecast", "Oslo"], ["--city", "Oslo"]])
  func `a place that is not saved is shown for once, with the way to save it`(arguments: [String]) async throws {
    for names in ["", "Seoul"] {
      let skydash = try Stage().skydash
      if !names.isEmpty { _ = try await skydash("add", names) }
      let before = skydash.settings
      let result = try await skydash.run(arguments + ["--json"])
      #expect(result.code == 0)
      let name = arguments[0] == "sky" ? try result.json["name"] : try result.cities.first?["name"]
      #expect(name as? String == "Oslo")
      #expect(result.stderr == "skydash: Oslo isn't saved; to keep it, run “skydash add Oslo”.\n")
      #expect(skydash.settings == before)
    }
  }

  @Test func `only a saved city is removed, moved or renamed`() async throws {
    let stage = try await stage()
    for arguments in [["remove", "Oslo"], ["move", "Oslo", "1"], ["rename", "Oslo", "X"]] {
      let result = try await stage.skydash.run(arguments)
      #expect(result.code == 1)
      #expect(result.stderr.hasPrefix("skydash: Oslo isn't in your list"))
    }
    #expect(stage.requests().isEmpty)
  }

  @Test func `without a network the sky of any place of the list is shown`() async throws {
    let result = try await Skydash()("sky", "Tokyo", "--offline")
    #expect(result.stdout.contains("Tokyo"))
    let city = try await Skydash()("Tokyo", "--offline")
    #expect(city.code == 69 && city.stdout.contains("Tokyo"))
  }

  @Test func `an unknown name is 1 with the nearest name`() async throws {
    let result = try await Stage().skydash("city", "Seuol")
    #expect(result.code == 1)
    #expect(result.stderr == "skydash: No place called “Seuol” found. Did you mean Seoul?\n")
  }

  @Test(arguments: ["shwo", "lst", "ads", "hlp", "skyy"])
  func `a misspelt command is no place`(word: String) async throws {
    #expect(try await Stage().skydash(word).code == 64)
  }

  @Test func `a region that does not fit is never dropped`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("add", "Lyndhaven,", "Ohio")
    #expect(result.code == 1)
    #expect(
      result.stderr.hasPrefix("skydash: No Lyndhaven found in Ohio. Known: Lyndhaven, Vienna, Austria. Use that name"))
    #expect(stage.skydash.settings == nil)
  }

  @Test func `the label is what was typed, where that is a name of the place`() async throws {
    let skydash = try Skydash()
    let words = [
      "뉴욕", "Mailand", "new delhi", "LAX", "WIEN", "Seoul as Home", "Portland, ME", "geo:48.2,16.37", "Birkat as Sab‘",
      "geo:0,0?q=Oslo",
    ]
    _ = try await skydash("add", "-", input: words.joined(separator: "\n") + "\n")
    #expect(
      try await skydash("list", "--json").cities.compactMap { $0["name"] as? String }
        == [
          "뉴욕", "Mailand", "New Delhi", "Los Angeles LAX", "Wien", "Home", "Portland", "near Vienna", "Birkat as Sab‘",
          "Oslo",
        ])
  }

  @BlockingWork
  @Test(arguments: [
    ("\r", "Springfield, Massachusetts"), ("3\r", "Springfield, Missouri"), ("x\r99\r 2 \r", "Springfield, Illinois"),
  ])
  func `at a terminal a name without a clear winner is asked about`(typed: String, place: String) throws {
    let program = try LiveProgram(["add", "Springfield"], stage: try Stage())
    try program.terminal.wait(for: "Enter for 1:")
    #expect(program.terminal.text.contains("1  Springfield, Massachusetts, United States"))
    program.terminal.type(typed)
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.terminal.text.contains("Added \(place)"), "\(program.terminal.text)")
  }

  @BlockingWork @Test func `a question without an answer adds nothing`() throws {
    let program = try LiveProgram(["add", "Springfield"], stage: try Stage())
    try program.terminal.wait(for: "Enter for 1:")
    program.terminal.type("\u{4}")
    #expect(try program.terminal.waitForChange() >> 8 == 1)
    #expect(program.terminal.text.contains("Nothing chosen, so nothing added."))
  }

  @BlockingWork @Test func `a clear winner is not asked about, and in a pipe nothing is`() async throws {
    let program = try LiveProgram(["add", "Paris"], stage: try Stage())
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.terminal.text.contains("Added Paris"))
    let result = try await Skydash()("add", "Springfield")
    #expect(result.code == 0)
    #expect(result.stderr.contains("“skydash remove Springfield && skydash add Springfield --choose 2”"))
  }
}
