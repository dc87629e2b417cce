import Essentials
import Testing

@testable import Astronomy

struct MeteorShowerTests {
  @Test(arguments: [
    ("QUA", "2026-01-03T21:16:00"), ("LYR", "2026-04-22T19:37:00"), ("ETA", "2026-05-06T09:13:00"),
    ("PER", "2026-08-13T02:01:00"), ("ORI", "2026-10-21T18:20:00"), ("LEO", "2026-11-17T23:44:00"),
    ("GEM", "2026-12-14T13:41:00"), ("URS", "2026-12-22T22:09:00"), ("QUA", "2027-01-04T03:26:00"),
  ])
  func `peaks are those of the calendar within two minutes`(code: String, text: String) throws {
    let shower = try #require(MeteorShower.all.first { $0.code == code })
    let wanted = try Fixture.instant(text)
    #expect(abs(shower.peak(nearest: wanted + 40) - wanted) * 1440 < 2)
  }

  @Test func `activity goes over the turn of the year`() {
    func names(_ month: Int, _ day: Int) -> [String] {
      MeteorShower.all.filter { $0.isActive(month: month, day: day) }.map(\.code)
    }
    #expect(names(12, 30).contains("QUA") && names(1, 3).contains("QUA") && !names(2, 3).contains("QUA"))
    #expect(names(8, 12).contains("PER") && names(12, 14).contains("GEM") && !names(8, 12).contains("GEM"))
    #expect(MeteorShower.all.count == 37)
  }

  @Test func `a low radiant and a bright sky cost meteors`() throws {
    let perseids = try #require(MeteorShower.all.first { $0.code == "PER" })
    let best = try #require(perseids.hourlyRate(radiantAltitude: 90, limitingMagnitude: 6.5))
    #expect(best == perseids.zenithalHourlyRate)
    let low = try #require(perseids.hourlyRate(radiantAltitude: 30, limitingMagnitude: 6.5))
    let bright = try #require(perseids.hourlyRate(radiantAltitude: 90, limitingMagnitude: 4.5))
    #expect(low < best * 0.51 && bright < best / 3)
    #expect(perseids.hourlyRate(radiantAltitude: -5, limitingMagnitude: 6.5) == 0)
    let puppids = try #require(MeteorShower.all.first { $0.code == "PPU" })
    #expect(puppids.hourlyRate(radiantAltitude: 90, limitingMagnitude: 6.5) == nil)
  }

  @Test func `the radiant of the Perseids never sets in London`() throws {
    let perseids = try #require(MeteorShower.all.first { $0.code == "PER" })
    let local = LocalSky(Ephemeris(covering: 9720..<9721), from: Fixture.place(51.5, 0))
    let heights = (0..<24).map {
      local.altitude(of: local.radiant(of: perseids, near: 9720), at: 9720 + Double($0) / 24)
    }
    #expect((heights.min() ?? 0) > 19 && (heights.max() ?? 0) < 84)
  }
}

extension MeteorShower {
  /// The three-letter code, such as `PER`.
  fileprivate var code: String {
    EmbeddedFile("Sky/showers.txt").lines.first { $0[1] == name }?[0] ?? ""
  }
}
