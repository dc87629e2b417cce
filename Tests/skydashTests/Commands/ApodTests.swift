import Foundation
import Testing
import World

/// `skydash apod` from the outside, against services on this machine on their good and bad days.
struct ApodTests {
  private static let jpeg =
    (try? Data(contentsOf: RecordedText.folder.appending(path: "Imaging/baseline-420.jpg"))) ?? Data()

  private func nasa(_ change: (inout ServiceWorld) -> Void = { _ in }) throws -> LoopbackServer {
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    var world = ServiceWorld(now: now)
    world.picture = Self.jpeg
    change(&world)
    let prepared = world
    return try LoopbackServer { prepared.answer($0) }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the picture of the day as text`() async throws {
    let result = try await Skydash(server: nasa())("apod")
    #expect(result.code == 0)
    #expect(result.stderr.isEmpty)
    #expect(
      result.stdout.hasPrefix("Invented sky of 2026-11-20\n2026-11-20  Credit: A. Tester\n\nPicture: A made-up sky.\n"))
    #expect(result.stdout.contains("link: https://example.org"))
    #expect(!result.stdout.contains("\u{1B}"))
  }

  @Test func `the picture of the day as JSON`() async throws {
    let server = try nasa()
    let result = try await Skydash(server: server)("apod", "--json")
    #expect(result.code == 0)
    let picture = try object(result.stdout)
    #expect(picture["date"] as? String == "2026-11-20")
    #expect(picture["state"] as? String == "fresh")
    #expect(picture["imageURL"] as? String == "\(server.url)/pictures/2026-11-20.jpg")
    #expect(picture["copyright"] is NSNull)
    #expect(!server.requests.contains { $0.path.hasPrefix("/pictures") })
  }

  @Test func `a document without a picture is a document`() async throws {
    let skydash = try Skydash(server: nasa())
    let picture = try await skydash("apod", "--json", "--offline")
    #expect(picture.code == 69 && picture.stdout == "null\n" && picture.stderr.hasPrefix("skydash: Nothing is cached"))
    let list = try await skydash("apod", "--from", "2026-11-01", "--json", "--offline")
    #expect(list.code == 69 && list.stdout == "[]\n")
  }

  @Test func `a picture not out yet is replaced by the latest, and the reason given`() async throws {
    let result = try await Skydash(server: nasa { $0.missingDays = ["2026-11-20"] })("apod", "--json")
    #expect(result.code == 0)
    #expect(try object(result.stdout)["date"] as? String == "2026-11-19")
    #expect(
      result.stderr == "skydash: The picture for 2026-11-20 isn't out yet; this is the latest, from 2026-11-19.\n")
  }

  @Test func `a failure without a cache is 69, with one 75`() async throws {
    let skydash = try Skydash(server: nasa())
    let down = skydash.with(["SKYDASH_APOD_URL": "http://127.0.0.1:9"])
    let nothing = try await down("apod")
    #expect(nothing.code == 69)
    #expect(nothing.stdout.isEmpty)
    #expect(nothing.stderr.hasPrefix("skydash: Can't reach science.nasa.gov"))
    // Asked outright: that there is no network is remembered for a minute.
    #expect(try await skydash("apod", "--refresh").code == 0)
    let cached = try await down("apod", "--refresh")
    #expect(cached.code == 75)
    #expect(cached.stdout.hasPrefix("Invented sky of 2026-11-20"))
    #expect(cached.stderr.contains("showing the picture for 2026-11-20"))
  }

  @Test func `the old service is asked where there is a key, which is never shown`() async throws {
    let server = try nasa { $0.badDays = [.apod: .placeholder] }
    let skydash = try Skydash(server: server)
    #expect(try await skydash("apod").code == 69)
    let result = try await skydash.with(["NASA_API_KEY": "secret-key"])("apod", "--json")
    #expect(result.code == 0)
    #expect(!(result.stdout + result.stderr).contains("secret-key"))
  }

  @Test func `days that cannot be are 1, with the next step`() async throws {
    let skydash = try Skydash(server: nasa { $0.missingDays = ["2020-06-10"] })
    for day in ["1995-06-15", "2026-11-21", "2020-06-10"] {
      let result = try await skydash("apod", day)
      #expect(result.code == 1)
      #expect(result.stderr.contains(day))
      #expect(result.stderr.contains("“skydash apod"))
    }
    #expect(try await skydash("apod", "2026-13-01").code == 64)
  }

  @Test(arguments: [
    // A Friday.
    ("today", "2026-11-20"), ("yesterday", "2026-11-19"), ("friday", "2026-11-20"), ("Thu", "2026-11-19"),
    ("토요일", "2026-11-14"),
  ])
  func `a word for a day is the last one that it names`(word: String, date: String) async throws {
    let result = try await Skydash(server: nasa())("apod", word, "--json")
    #expect(result.code == 0)
    #expect(try object(result.stdout)["date"] as? String == date)
  }

  @Test func `words for days begin and end a list`() async throws {
    let skydash = try Skydash(server: nasa())
    let list = try await skydash("apod", "--from", "tuesday", "--to", "thu").stdout.split(separator: "\n")
    #expect(list.map { $0.prefix(10) } == ["2026-11-19", "2026-11-18", "2026-11-17"])
    let turned = try await skydash("apod", "--from", "today", "--to", "yesterday")
    let sentence = "skydash: '--to' is before '--from'; swap them.\nusage: skydash apod"
    #expect(turned.code == 64 && turned.stderr.hasPrefix(sentence))
    let early = try await skydash("apod", "tomorrow")
    #expect(early.code == 1 && early.stderr.contains("2026-11-21"))
  }

  @Test func `without a network only what is cached`() async throws {
    let skydash = try Skydash(server: nasa())
    #expect(try await skydash("apod", "--offline").code == 69)
    #expect(try await skydash("apod").code == 0)
    #expect(try await skydash("apod", "--offline").code == 0)
    #expect(try await skydash("apod", "2001-01-01", "--offline").code == 69)
  }

  @Test func `a list of days`() async throws {
    let skydash = try Skydash(server: nasa { $0.videoDays = ["2026-11-12"] })
    let text = try await skydash("apod", "--from", "2026-11-11", "--to", "2026-11-12")
    #expect(text.stdout == "2026-11-12  Invented sky of 2026-11-12  (video)\n2026-11-11  Invented sky of 2026-11-11\n")
    let json = try await skydash("apod", "--from", "2026-11-01", "--json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.stdout.utf8)) as? [[String: Any]])
    #expect(list.count == 20)
    #expect(try await skydash("apod", "--browse").stdout.split(separator: "\n").count == 25)
    #expect(try await skydash("apod", "--random", "--json").code == 0)
  }

  @Test func `a silent service is asked for the printed days only once`() async throws {
    let server = try nasa { $0.badDays[.apod] = .silence }
    let result = try await Skydash(server: server).with(["SKYDASH_TIME_LIMITS": "0.2"])("apod", "--browse")
    #expect(result.code == 69)
    #expect(server.requests.count == 1)
  }

  @Test func `a list that could not be asked for again shows the cached days, with 75`() async throws {
    let skydash = try Skydash(server: nasa())
    let days = ["apod", "--from", "2026-11-11", "--to", "2026-11-12"]
    let whole = try await skydash.run(days)
    #expect(whole.code == 0 && whole.stderr.isEmpty)
    let unreachable = skydash.with(["SKYDASH_APOD_URL": "http://127.0.0.1:9"])
    let cached = try await unreachable.run(days + ["--refresh"])
    #expect(cached.code == 75)
    #expect(cached.stdout == whole.stdout)
    #expect(cached.stderr.contains("; some days may be missing; "))
  }

  @Test func `the original bytes are saved, and nothing is overwritten unasked`() async throws {
    let server = try nasa()
    let skydash = try Skydash(server: server)
    let file = skydash.home.file("sky.jpg")
    let saved = try await skydash("apod", "--save", "sky.jpg")
    #expect(saved.code == 0)
    #expect(saved.stdout.hasPrefix("Invented sky"))
    #expect(saved.stderr.hasPrefix("skydash: Saved the picture for 2026-11-20 to "))
    #expect(FileManager.default.contents(atPath: file) == Self.jpeg)
    server.forgetRequests()
    let again = try await skydash("apod", "2026-11-01", "--save", "sky.jpg")
    #expect(again.code == 1)
    #expect(again.stderr.contains("already exists"))
    #expect(server.requests.isEmpty)
    #expect(try await skydash("apod", "--save", "sky.jpg", "--force").code == 0)
    let piped = try await skydash("apod", "--save", "-")
    #expect(piped.stdout == String(decoding: Self.jpeg, as: UTF8.self))
    #expect(try await skydash("apod", "--save", "no/such/place/\u{0}x.jpg").code != 0)
  }

  @Test func `a damaged file is neither saved nor believed`() async throws {
    let damaged = Self.jpeg.prefix(500)
    for bytes in [damaged, Self.jpeg.prefix(300) + Data(count: 900), Data("GIF89a".utf8)] {
      let skydash = try Skydash(server: nasa { $0.picture = bytes })
      for path in ["a.jpg", "-"] {
        let saved = try await skydash("apod", "--no-picture", "--save", path)
        #expect(saved.code == 69)
        #expect(saved.stderr.contains("the picture is damaged"), "\(saved.stderr)")
      }
      #expect(!FileManager.default.fileExists(atPath: skydash.home.file("a.jpg")))
    }
  }

  @Test func `a PNG file with a single wrong bit, or without its end, is damaged`() async throws {
    let whole = try Data(contentsOf: RecordedText.folder.appending(path: "Imaging/plain-rgb-8.png"))
    var flipped = whole
    flipped[flipped.count / 2] ^= 1
    for (bytes, code) in [(whole, Int32(0)), (flipped, 69), (whole.dropLast(12), 69)] {
      let skydash = try Skydash(server: nasa { $0.picture = bytes })
      let saved = try await skydash("apod", "--no-picture", "--save", "a.png")
      #expect(saved.code == code, "\(saved.stderr)")
      #expect(FileManager.default.fileExists(atPath: skydash.home.file("a.png")) == (code == 0))
    }
  }

  @Test func `a WebP file that is cut off is not saved, and a whole one with a word`() async throws {
    func file(_ data: Data, size: Int) -> Data {
      Data("RIFF".utf8) + Data([UInt8(size & 255), UInt8(size >> 8), 0, 0]) + Data("WEBPVP8 ".utf8) + data
    }
    let frame = Data([100, 0, 0, 0]) + Data(count: 100)
    for (bytes, code) in [
      (file(frame, size: 112), Int32(0)), (file(frame.prefix(60), size: 112), 69), (file(Data(), size: 4), 69),
    ] {
      let skydash = try Skydash(server: nasa { $0.picture = bytes })
      let saved = try await skydash("apod", "--no-picture", "--save", "a.webp")
      #expect(saved.code == code, "\(saved.stderr)")
      #expect(saved.stderr.contains("Couldn't check the file for damage") == (code == 0), "\(saved.stderr)")
      #expect(FileManager.default.fileExists(atPath: skydash.home.file("a.webp")) == (code == 0))
    }
  }

  @Test func `what is drawn of a damaged file is not believed later`() async throws {
    let server = try nasa { $0.picture = Self.jpeg.prefix(700) }
    let skydash = try Skydash(server: server)
    let drawing = ["apod", "--color", "always", "--width", "40"]
    let damaged = try await skydash.run(drawing)
    #expect(damaged.code == 75 && damaged.stderr.contains("damaged"), "\(damaged.stderr)")
    server.forgetRequests()
    _ = try await skydash.run(drawing)
    #expect(server.requests.contains { $0.path.hasPrefix("/pictures") })
  }

  @Test(.enabled(if: !Sanitizers.areOn, "the thread sanitizer writes a file before the program begins"))
  func `a picture that cannot be saved whole leaves no file`() async throws {
    let skydash = try Skydash(server: nasa { $0.picture = Self.jpeg + Data(count: 200_000) })
    let result = try await skydash.after("ulimit -f 64")("apod", "--no-picture", "--save", "a.jpg")
    #expect(result.code == 74)
    #expect(result.stderr.contains("the file size limit is reached"), "\(result.stderr)")
    let names = try FileManager.default.contentsOfDirectory(atPath: skydash.home.path)
    #expect(!names.contains { $0.contains("a.jpg") }, "\(names)")
  }

  @Test func `a line of progress fits the window of standard error, wherever the output goes`() throws {
    let skydash = try Skydash(server: nasa { $0.badDays[.apod] = .silence })
    let program = try LiveProgram(
      ["apod"], home: skydash.home, columns: 24, script: #"exec "$0" "$@" > /dev/null"#,
      environment: skydash.environment.merging(["LANG": "en_US.UTF-8"]) { $1 })
    try program.terminal.wait(for: "a line of progress") { $0.text.contains("Loading") }
    let text = program.terminal.screen.text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(text == "Loading the picture of…")
  }

  @Test func `a path commands no terminal`() async throws {
    let skydash = try Skydash(server: nasa())
    let path = "a\u{1B}[31mb\u{202E}.jpg"
    for _ in 0..<2 {
      let result = try await skydash("apod", "--save", path)
      #expect(result.stderr.contains("a[31mb.jpg"))
      #expect(!result.stderr.contains("\u{1B}") && !result.stderr.contains("\u{202E}"))
    }
    #expect(FileManager.default.contents(atPath: skydash.home.file(path)) == Self.jpeg)
  }

  @Test func `a video is linked, and cannot be saved`() async throws {
    let skydash = try Skydash(server: nasa { $0.videoDays = ["2026-11-20"] })
    let result = try await skydash("apod", "--save", "a.jpg")
    #expect(result.code == 1)
    #expect(result.stdout.contains("video: https://www.youtube.com/embed/test"))
    #expect(result.stderr.contains("is a video"))
    #expect(!FileManager.default.fileExists(atPath: skydash.home.file("a.jpg")))
  }

  @Test func `a page is opened without a shell`() async throws {
    let skydash = try Skydash(server: nasa())
    let folder = try TemporaryDirectory()
    // A link, since a program written a moment ago may still be open in a child of another test and then cannot be run.
    for name in ["xdg-open", "open"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: RecordedText.folder.appending(path: "Programs/xdg-open").path)
    }
    for options in [["--open"], ["--open", "--save", "-"]] {
      let result = try await skydash.with(["PATH": folder.path + ":/usr/bin:/bin"]).run(["apod"] + options)
      #expect(result.code == 0)
      let opened = FileManager.default.contents(atPath: folder.file("opened"))
      #expect(
        opened.map { String(decoding: $0, as: UTF8.self) } == "https://science.nasa.gov/image-article/apod-2026-11-20/")
      try FileManager.default.removeItem(atPath: folder.file("opened"))
    }
    let without = try await skydash.with(["PATH": "/nowhere"])("apod", "--open")
    #expect(without.code == 1)
    #expect(without.stderr.contains("the page is https://science.nasa.gov/"))
  }

  @Test(arguments: [BadDay.webPage, .empty, .badGateway])
  func `a file that is no picture cannot be saved`(day: BadDay) async throws {
    let skydash = try Skydash(server: nasa { $0.badDays = [.pictures: day] })
    #expect(try await skydash("apod", "--save", "a.jpg").code == 69)
    #expect(!FileManager.default.fileExists(atPath: skydash.home.file("a.jpg")))
  }

  @Test func `the picture's failure never changes the exit code of show`() async throws {
    let skydash = try Skydash(server: nasa { $0.badDays = [.apod: .badGateway] })
    #expect(try await skydash("add", "Seoul").code == 0)
    let result = try await skydash("show", "--json")
    #expect(result.code == 0)
    #expect(try object(result.stdout)["picture"] is NSNull)
  }

  @Test func `show has the picture beside the weather`() async throws {
    let server = try nasa()
    let skydash = try Skydash(server: server)
    #expect(try await skydash("add", "Seoul").code == 0)
    let picture = try object(try await skydash("show", "--json").stdout)["picture"] as? [String: Any]
    #expect(picture?["date"] as? String == "2026-11-20")
    server.forgetRequests()
    #expect(try await skydash("show").stdout.contains("Invented sky of 2026-11-20"))
    #expect(server.requests.isEmpty)
  }
}
