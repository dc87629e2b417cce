import Foundation
import Testing
import World

/// Documents made elsewhere or earlier, shown without settings or network.
struct DocumentCommandTests {
  @Test(arguments: [
    ["--plain"], ["--color", "always", "--width", "100"], ["--units", "imperial"], ["--line"], ["--json"],
    ["--sort", "-outlook", "--line"],
  ])
  func `what one program wrote, another one shows alike`(options: [String]) async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let document = try await stage.skydash("--json")
    let path = stage.skydash.home.file("sky.json")
    try document.stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let direct = try await stage.skydash.run(options)
    stage.forgetRequests()
    try FileManager.default.removeItem(atPath: stage.skydash.settingsPath)
    let shown = try await stage.skydash.run(["show", "--from", path] + options)
    #expect(shown.code == 0 && shown.stderr == "")
    // Apart from what each clock says to the second, and a picture's address that is not https.
    #expect(Self.lines(shown.stdout) == Self.lines(direct.stdout))
    #expect(stage.requests().isEmpty)
    #expect(stage.skydash.settings == nil)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      ![
        "\"localTime\"", "\"generatedAt\"", "\"ageSeconds\"", "\"at\"", "\"altitude\"", "\"azimuth\"", "\"imageURL\"",
        "\"lookFrom\"",
        "\"lookTo\"",
      ].contains { line.contains($0) }
    }
  }

  @Test func `an old document is marked as old, and one of its cities alone can be shown`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let path = stage.skydash.home.file("sky.json")
    try await stage.skydash("--json").stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let later = try await stage.after(minutes: 90)("--from", path, "--city", "London", "--plain")
    #expect(later.code == 75)
    #expect(later.stdout.contains("London") && !later.stdout.contains("Seoul"))
    #expect(later.stderr == "skydash: London: the document's weather is old; create it again.\n")
    let nobody = try await stage.skydash("--from", path, "--city", "Atlantis")
    #expect(nobody.code == 1)
  }

  @Test func `what is no document is refused as such`() async throws {
    let stage = try Stage()
    let missing = try await stage.skydash("--from", stage.skydash.home.file("none.json"))
    #expect(missing.code == 1 && missing.stderr.contains("There is no file"))
    let path = stage.skydash.home.file("bad.json")
    for text in ["", "{", "[]", "\u{0}", String(repeating: "[", count: 100_000)] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let bad = try await stage.skydash("--from", path)
      #expect(bad.code == 65 && bad.stderr.contains("is no document of skydash"), "\(text.prefix(9))")
    }
  }
}
