import Foundation
import Testing
import World

/// Local times of the built program, by the database it finds and by the rules it brings.
struct LocalTimesTests {
  private static func settings(_ cities: [(name: String, zone: String)]) -> String {
    let list = cities.enumerated().map { index, city in
      #"{"name": "\#(city.name)", "latitude": \#(index * 10), "longitude": 20, "timeZone": "\#(city.zone)"}"#
    }
    return #"{"cities": [\#(list.joined(separator: ", "))]}"#
  }

  private static func localTimes(_ skydash: Skydash) async throws -> [String] {
    try await skydash("--offline", "--json").cities.compactMap { $0["localTime"] as? String }.map { time in
      "\(time.prefix(16))\(time.dropFirst(19))"
    }
  }

  @Test func `a rule that is not compiled in is read from the system's database`() async throws {
    let skydash = try Skydash()
    try FileManager.default.createDirectory(atPath: skydash.home.file("zones/Mars"), withIntermediateDirectories: true)
    let rule = TZif(offsets: [0, 3600], changes: [(1_700_000_000, 1)], footer: "AAA-12:34BBB-1,J323/0,J325/0")
    for name in ["Mars/Olympus", "UTC"] {
      try Data(rule.bytes(version: 2)).write(to: URL(filePath: skydash.home.file("zones/\(name)")))
    }
    try skydash.write(settings: Self.settings([("Olympus", "Mars/Olympus"), ("Seoul", "Asia/Seoul")]))
    let there = skydash.with(["TZDIR": skydash.home.file("zones")])
    #expect(try await Self.localTimes(there) == ["2026-11-20T13:00+01:00", "2026-11-20T21:00+09:00"])
    let later = there.with(["SKYDASH_NOW": "2026-11-22T12:00:00Z"])
    #expect(try await Self.localTimes(later).first == "2026-11-23T00:34+12:34")
  }

  @Test(arguments: ["/nowhere", "/dev/null", "../..", "/proc/self", String(repeating: "x/", count: 5000)])
  func `a slim system without the database has the rules of 2026`(folder: String) async throws {
    let skydash = try Skydash().with(["TZDIR": folder])
    try skydash.write(
      settings: Self.settings([
        ("Vancouver", "America/Vancouver"), ("Edmonton", "America/Edmonton"), ("Winnipeg", "America/Winnipeg"),
        ("Havana", "America/Havana"), ("Rabat", "Africa/Casablanca"), ("Nowhere", "No/Where"),
        ("Out", "../../etc/passwd"),
      ]))
    #expect(
      try await Self.localTimes(skydash) == [
        "2026-11-20T05:00-07:00", "2026-11-20T06:00-06:00", "2026-11-20T07:00-05:00", "2026-11-20T08:00-04:00",
        "2026-11-20T12:00+00:00", "2026-11-20T12:00+00:00", "2026-11-20T12:00+00:00",
      ])
  }

  @Test(arguments: ["LANG", "LC_ALL", "LC_CTYPE"])
  func `no name of a locale ends the program`(variable: String) async throws {
    let locales = [
      "Chinese (Simplified)_China.936", "abcdefghijkl", "abcdefghijklmnopqrstuvwxyz_AAAA.UTF-8@calendar=x", "_", ".",
      "@", "%s%n",
      "en_US.UTF-8@" + String(repeating: "x;", count: 2000), "../../etc/passwd", "ko-Hang-KR-u-ca-dangi",
      "\u{FF}\u{301}",
    ]
    for locale in locales {
      let skydash = try Skydash().with([variable: locale])
      try skydash.write(settings: Self.settings([("Zürich", "Europe/Zurich"), ("São Paulo", "America/Sao_Paulo")]))
      for arguments in [
        ["list"], ["rename", "zurich", "Home"], ["remove", "SAO PAULO"], ["search", "Genève"], ["demo"],
      ] {
        #expect(try await skydash.run(arguments).code == 0, "\(variable)=\(locale) \(arguments)")
      }
    }
  }
}
