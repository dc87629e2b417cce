import Foundation
import Testing
import World

/// No sequence of texts from outside puts a control, bidirectional or zero-width character on the terminal or into
/// JSON: from the settings, the command line, and every service, on good days and in its errors.
struct HostileTextTests {
  private static let commands = [
    [], ["--json"], ["--line"], ["--plain"], ["--waybar"], ["--prometheus"],
    ["--format", "{name} {condition} {state}"],
    ["list"], ["list", "--json"], ["forecast"], ["sky"], ["config"], ["apod", "--no-picture"], ["apod", "--json"],
    ["doctor"],
    ["cache"],
  ]

  private static func stage(_ seed: Int) throws -> Stage {
    var hostile = HostileText(seed: seed)
    let stage = try Stage()
    let cities: [[String: Any]] = Stage.hardCities.prefix(3).map { _, latitude, longitude, zone in
      [
        "name": hostile.next(), "region": hostile.next(), "countryCode": "US", "latitude": latitude,
        "longitude": longitude, "timeZone": zone, hostile.next(): hostile.next(),
      ]
    }
    let document: [String: Any] = [
      "cities": cities, "language": hostile.next(), hostile.next(): 1, "units": ["clock": hostile.next()],
    ]
    let data = try JSONSerialization.data(withJSONObject: document)
    try stage.skydash.write(settings: String(decoding: data, as: UTF8.self))
    stage.change { world in
      world.spoil = { body in
        var hostile = HostileText(seed: seed &+ body.count)
        guard let document = try? JSONSerialization.jsonObject(with: body) else { return body }
        return (try? JSONSerialization.data(withJSONObject: hostile.spoil(document))) ?? body
      }
    }
    return stage
  }

  private func check(_ result: Skydash.Result, _ arguments: [String]) {
    for text in [result.stdout, result.stderr] {
      let found = HostileText.firstUnsafe(in: text)
      #expect(found == nil, "\(arguments): \(found ?? "") in \(text.debugDescription)")
    }
    guard arguments.contains("--json") || arguments.contains("--waybar"), !result.stdout.isEmpty else { return }
    #expect(throws: Never.self, "\(arguments): \(result.stdout)") {
      let found = try HostileText.firstUnsafe(inJSON: result.stdout)
      #expect(found == nil, "\(arguments): \(found ?? "") in \(result.stdout)")
    }
  }

  @Test(arguments: 0..<8)
  func `texts of settings and services are never shown as they came`(seed: Int) async throws {
    let stage = try Self.stage(seed)
    for arguments in Self.commands { check(try await stage.skydash.run(arguments), arguments) }
  }

  @Test(arguments: 0..<4, [BadDay.status(400), .status(401), .status(422), .hourLimit, .internalError, .keyRefused])
  func `nor do those of errors`(seed: Int, day: BadDay) async throws {
    let stage = try Self.stage(seed)
    stage.set(day, for: .openMeteo, .metNorway, .airQuality, .geocoding, .nws, .apod, .nasaAPI)
    for arguments in [["--json"], ["--plain"], ["apod", "--json"], ["search", "Qqqqville"], ["doctor", "--json"]] {
      check(try await stage.skydash.run(arguments), arguments)
    }
  }

  @Test(arguments: 0..<12)
  func `nor do words of the command line`(seed: Int) async throws {
    let stage = try Self.stage(seed)
    var hostile = HostileText(seed: seed + 1000)
    let word = hostile.next().replacing("\0", with: "")
    let other = hostile.next().replacing("\0", with: "")
    for arguments in [
      ["search", word], ["search", word, "--json"], ["add", word], ["add", "1,2", "--as", word], ["rm", word],
      ["rename", word, other], ["move", word, other], ["city", word], [word], ["--" + word], ["config", "get", word],
      ["config", "set", word, other], ["config", "set", "language", word], ["units", word], ["--format", "{\(word)}"],
      ["--config", "/nowhere/" + word], ["apod", word], ["help", word], ["sky", word, "--date", other],
    ] {
      // A template's own text is what a person asked for, tabs and all; its fields are not.
      check(try await stage.skydash.run(arguments), arguments)
    }
  }
}
