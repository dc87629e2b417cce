import Entities
import Foundation
import Testing
import World

/// Adding, removing, moving and naming cities from the command line.
struct CityListCommandsTests {
  private func names(_ skydash: Skydash) async throws -> [String] {
    try await skydash("list", "--json").cities.compactMap { $0["name"] as? String }
  }

  @Test(arguments: [
    (["Seoul"], "Added Seoul, South Korea (37.57, 126.98).\n"),
    (["서울"], "Added Seoul, South Korea as 서울 (37.57, 126.98).\n"),
    (["ソウル"], "Added Seoul, South Korea as ソウル (37.57, 126.98).\n"),
    (["New", "York"], "Added New York City, New York, United States as New York (40.71, -74.01).\n"),
    (["Portland,", "ME"], "Added Portland, Maine, United States (43.66, -70.26).\n"),
    (["München"], "Added Munich, Bavaria, Germany as München (48.14, 11.58).\n"),
    (["Muenchen"], "Added Munich, Bavaria, Germany as Muenchen (48.14, 11.58).\n"),
    (["東京"], "Added Tokyo, Japan as 東京 (35.69, 139.69).\n"),
    (["Москва"], "Added Moscow, Russia as Москва (55.75, 37.62).\n"),
    (["37.57,126.98", "--as", "Home"], "Added near Seoul, South Korea as Home (37.57, 126.98).\n"),
    (["-33.87,151.21", "--as", "Down"], "Added near Sydney, New South Wales, Australia as Down (-33.87, 151.21).\n"),
    (["-54.8,-68.3", "--as=U"], "Added near Ushuaia, Tierra del Fuego, Argentina as U (-54.80, -68.30).\n"),
    (["--", "Seoul"], "Added Seoul, South Korea (37.57, 126.98).\n"),
    (["Seoul", "--as", "우리집"], "Added Seoul, South Korea as 우리집 (37.57, 126.98).\n"),
  ])
  func `a known place is added without a request`(words: [String], sentence: String) async throws {
    let stage = try Stage()
    let result = try await stage.skydash.run(["add"] + words)
    #expect(result.code == 0)
    #expect(result.stdout == sentence)
    #expect(stage.requests().isEmpty)
    #expect(try await names(stage.skydash).count == 1)
  }

  @Test func `an airport's code is a place`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("add", "ICN")
    #expect(result.code == 0)
    #expect(result.stdout.contains("(37.4"))
    #expect(stage.requests().isEmpty)
  }

  @Test func `what the list lacks is asked for once, and never again`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("add", "Lyndhaven")
    #expect(result.stdout == "Added Lyndhaven, Vienna, Austria (48.21, 16.36).\n")
    #expect(stage.requests(.geocoding).count == 1)
    _ = try await stage.skydash()
    #expect(stage.requests(.geocoding).count == 1)
    let offline = try await Stage().skydash("add", "Lyndhaven", "--offline")
    #expect(offline.code == 69)
    #expect(offline.stderr.hasPrefix("skydash: “Lyndhaven” isn't in the built-in list (the network is off). "))
  }

  @Test func `the same place again is 1 and changes nothing`() async throws {
    let skydash = try Skydash()
    _ = try await skydash("add", "Seoul")
    let before = skydash.settings
    let again = try await skydash("add", "서울", "--as", "Home")
    #expect(again.code == 1)
    #expect(again.stdout.isEmpty)
    #expect(again.stderr == "skydash: Seoul is already in the list.\n")
    #expect(skydash.settings == before)
  }

  @Test func `namesakes are listed, numbered and chosen`() async throws {
    let skydash = try Skydash()
    let added = try await skydash("add", "Portland")
    #expect(added.stderr.contains("Other matches: Portland, Maine, United States"))
    #expect(added.stderr.contains("run “skydash remove Portland && skydash add Portland --choose 2”."))
    let labelled = try await Skydash()("add", "Portland", "--as", "My home", "--first")
    let command = "“skydash remove 'My home' && skydash add Portland --as 'My home' --first --choose 2”"
    #expect(labelled.stderr.contains(command))
    let dashed = try await Skydash()("add", "Portland", "--as=-home")
    #expect(dashed.stderr.contains("“skydash remove -- -home && skydash add Portland --as=-home --choose 2”"))
    let second = try await skydash("add", "Portland", "--choose", "2", "--first")
    #expect(second.stdout == "Added Portland, Maine, United States as Portland, Maine (43.66, -70.26).\n")
    #expect(try await names(skydash) == ["Portland, Maine", "Portland"])
    let third = try await skydash("add", "Portland", "--choose", "99")
    #expect(third.code == 1)
    #expect(third.stderr.hasPrefix("skydash: There is no match 99; “skydash search Portland” lists only "))
  }

  @Test func `places come line by line, and lines that fail are named`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash(
      "add", "-", input: "Seoul\n  \nQqqxzvwk\n서울\n# comment\nPortland, ME\n  # another\n-33.87,151.21\n")
    #expect(result.code == 1)
    #expect(result.lines.count == 3)
    #expect(result.stderr.contains("skydash: line 3: No place called “Qqqxzvwk” found"))
    #expect(result.stderr.contains("skydash: line 4: Seoul is already in the list."))
    #expect(try await names(stage.skydash) == ["Seoul", "Portland", "near Sydney"])
    #expect(try await stage.skydash("add", "-", input: "").code == 0)
  }

  @Test func `lines may be put on top of the table, the last one first`() async throws {
    let skydash = try Skydash()
    #expect(try await skydash("add", "Tokyo").code == 0)
    #expect(try await skydash("add", "-", "--first", input: "Seoul\nLondon\n").code == 0)
    #expect(try await names(skydash) == ["London", "Seoul", "Tokyo"])
  }

  @Test func `a line without an end is passed over, and the next ones added`() async throws {
    let skydash = try Skydash()
    let longest = String(repeating: " ", count: 4091) + "Seoul"
    let result = try await skydash(
      "add", "-", input: longest + "\n" + String(repeating: "x", count: 3_000_000) + "\nLondon\r\nTokyo")
    #expect(result.code == 1)
    #expect(result.stderr.contains("skydash: line 2: The line is too long; shorten it.\n"))
    #expect(!result.stderr.contains("line 1:") && !result.stderr.contains("xxx"))
    #expect(try await names(skydash) == ["Seoul", "London", "Tokyo"])
  }

  @Test func `a list without cities says what to do, as the table does`() async throws {
    let skydash = try Skydash()
    let list = try await skydash("list")
    #expect(list.code == 0 && list.stdout.isEmpty)
    let table = try await skydash()
    #expect(list.stderr.contains("skydash demo") && list.stderr == table.stderr)
  }

  @Test func `a hundred additions at once leave a hundred cities`() async throws {
    let skydash = try Skydash()
    // A program that watches itself takes so much memory that a hundred of them stop the machine.
    let count = Sanitizers.areOn ? 10 : 100
    await withTaskGroup(of: Int32.self) { group in
      for number in 0..<count {
        group.addTask {
          let place = "\(number % 10 * 5).5,\(number / 10 * 7).25"
          return (try? await skydash.run(["add", place, "--as", "City \(number)"]).code) ?? -1
        }
      }
      for await code in group { #expect(code == 0) }
    }
    #expect(Set(try await names(skydash)) == Set((0..<count).map { "City \($0)" }))
    let folder = try FileManager.default.contentsOfDirectory(atPath: skydash.home.file(".config/skydash"))
    #expect(folder.filter { $0.contains("tmp") }.isEmpty)
  }

  @Test func `removing changes all or nothing`() async throws {
    let skydash = try Skydash()
    _ = try await skydash("add", "-", input: "Seoul\nLondon\nTokyo\n")
    let before = skydash.settings
    let result = try await skydash("rm", "Seoul", "Lodnon")
    #expect(result.code == 1)
    #expect(result.stderr == "skydash: Lodnon isn't in your list; did you mean London?\n")
    #expect(skydash.settings == before)
    let removed = try await skydash("remove", "seoul", "TOKYO")
    #expect(removed.code == 0)
    #expect(removed.stdout == "Removed Seoul.\nRemoved Tokyo.\n")
    #expect(try await names(skydash) == ["London"])
  }

  @Test func `cities move and are renamed`() async throws {
    let skydash = try Skydash()
    _ = try await skydash("add", "-", input: "Seoul\nLondon\nTokyo\n")
    #expect(try await skydash("move", "Tokyo", "1").stdout == "Moved Tokyo to the top.\n")
    #expect(try await skydash("rename", "seoul", "서울").stdout == "Renamed Seoul to 서울.\n")
    #expect(try await names(skydash) == ["Tokyo", "서울", "London"])
    #expect(try await skydash("move", "London", "4").code == 1)
    #expect(try await skydash("rename", "London", "tokyo").code == 1)
    #expect(try await names(skydash) == ["Tokyo", "서울", "London"])
  }

  @Test func `the list needs no network and no weather`() async throws {
    let stage = try Stage()
    let empty = try await stage.skydash("list")
    #expect(empty.code == 0)
    #expect(empty.stdout.isEmpty)
    #expect(empty.stderr.contains("No cities yet"))
    #expect(try await stage.skydash("ls", "--json").stdout.contains("\"cities\""))
    _ = try await stage.skydash("add", "Seoul")
    _ = try await stage.skydash("add", "37.5,10", "--as", "Sea")
    let list = try await stage.skydash("list")
    #expect(list.lines.count == 2)
    #expect(list.lines[0].hasPrefix("1  Seoul"))
    let document = try await stage.skydash("list", "--json")
    #expect(Set(try document.json.keys) == ["schema", "cities"])
    let city = try #require(try document.cities.first)
    #expect(Set(city.keys) == ["name", "region", "countryCode", "latitude", "longitude", "timeZone"])
    #expect(city["timeZone"] as? String == "Asia/Seoul")
    #expect(stage.requests().isEmpty)
    for width in [20, 40, 80] {
      let lines = try await stage.skydash("list", "--width", "\(width)").lines
      #expect(lines.count == 2 && lines.allSatisfy { Screen.columns($0) <= width })
    }
  }

  @Test func `a search numbers the candidates, best first`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("search", "Portland")
    #expect(result.lines[0].contains("1  Portland, Oregon, United States"))
    #expect(result.lines[1].contains("2  Portland, Maine, United States"))
    let document = try await stage.skydash("search", "Portland", "--json").json
    #expect(Set(document.keys) == ["schema", "places"])
    let place = try #require((document["places"] as? [[String: Any]])?.first)
    let promised: Set = ["name", "region", "countryCode", "latitude", "longitude", "timeZone", "population"]
    #expect(promised.isSubset(of: Set(place.keys)))
    #expect((place["population"] as? Int).map { $0 > 500_000 } == true)
    #expect(stage.requests().isEmpty)
  }

  @Test func `nothing found is 1, with the nearest name`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("search", "Seuol")
    #expect(result.code == 1)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr == "skydash: No place called “Seuol” found. Did you mean Seoul?\n")
    let document = try await stage.skydash("search", "Seuol", "--json")
    #expect(document.code == 1)
    #expect((try document.json["places"] as? [Any])?.isEmpty == true)
  }

  @Test func `a search that fails prints no document, since there may be such a place`() async throws {
    let result = try await Stage().skydash("search", "Xyzzyville", "--json", "--offline")
    #expect(result.code == 69 && result.stdout.isEmpty)
  }
}
