import Entities
import Testing

@testable import Astronomy

struct SolarEclipseTests {
  @Test func `solar eclipses of a place are those of the reference`() throws {
    for row in try Fixture.rows("solar_eclipses") {
      let n = row.map(Fixture.number)
      let place = Fixture.place(n[0], n[1])
      let found = SolarEclipse.all(in: n[3] - 2..<n[3] + 2, from: place)
      let eclipse = try #require(found.first, "\(row)")
      #expect(found.count == 1)
      #expect(abs(eclipse.partial.lowerBound - n[2]) * 86_400 < 5, "\(row)")
      #expect(abs(eclipse.partial.upperBound - n[4]) * 86_400 < 5, "\(row)")
      #expect(abs(eclipse.greatest - n[3]) * 86_400 < 5, "\(row) \(eclipse)")
      #expect(abs(eclipse.magnitude - n[5]) < 0.003, "\(row)")
      #expect(abs(eclipse.obscuration - n[6]) < 0.005, "\(row)")
    }
  }

  @Test func `contacts of seven years over twenty places are those of the reference, none missed and none invented`()
    throws
  {
    let rows = try Fixture.rows("solar_contacts")
    for (place, own) in Dictionary(grouping: rows, by: { $0[0] }) {
      let observer = Fixture.place(Fixture.number(own[0][1]), Fixture.number(own[0][2]))
      let found = try Fixture.years(of: 2024...2030).flatMap { SolarEclipse.all(in: $0, from: observer) }
      // At the edge of the Sun's path the reference asks three instants alone whether the Sun is up.
      let clear = own.filter { row in row[9...11].contains { Fixture.number($0) > 0.3 } }
      #expect(found.count >= clear.count && found.count <= own.count + 1, "\(place)")
      for row in clear {
        let eclipse = try #require(found.first { abs($0.partial.lowerBound - Fixture.number(row[3])) < 0.1 }, "\(row)")
        #expect(abs(eclipse.partial.lowerBound - Fixture.number(row[3])) * 86_400 < 5, "\(row)")
        #expect(abs(eclipse.partial.upperBound - Fixture.number(row[7])) * 86_400 < 5, "\(row)")
        guard Fixture.number(row[10]) > 0.3 else { continue }
        #expect(abs(eclipse.greatest - Fixture.number(row[5])) * 86_400 < 5, "\(row)")
        #expect((eclipse.central == nil) == row[4].isEmpty, "\(row)")
        guard let central = eclipse.central else { continue }
        #expect(abs(central.lowerBound - Fixture.number(row[4])) * 86_400 < 5, "\(row)")
        #expect(abs(central.upperBound - Fixture.number(row[6])) * 86_400 < 5, "\(row)")
      }
    }
  }

  @Test func `an eclipse that runs at sunset is seen until the Sun is down, and found while it runs`() throws {
    let start = try Fixture.instant("2026-08-12T18:40:00")
    let burgos = Fixture.place(42.34, -3.7)
    let eclipse = try #require(SolarEclipse.all(in: start..<start + 1, from: burgos).first)
    #expect(eclipse.kind == .total)
    #expect(eclipse.greatest < start)
    #expect(eclipse.visible.lowerBound == eclipse.partial.lowerBound)
    #expect(eclipse.visible.upperBound <= eclipse.partial.upperBound)
    let length = try #require(eclipse.central.map { ($0.upperBound - $0.lowerBound) * 86_400 })
    #expect((100...110).contains(length))
    #expect(SolarEclipse.all(in: start + 0.1..<start + 1, from: burgos).isEmpty)
  }

  /// The Sun sets in Moscow at 20:12:36, when the Moon covers 8 % of it.
  @Test func `an eclipse that the sunset cuts off is greatest when the last of the sun is seen`() throws {
    let start = try Fixture.instant("2026-08-12T00:00:00")
    let moscow = Fixture.place(55.7558, 37.6176)
    let eclipse = try #require(SolarEclipse.all(in: start..<start + 1, from: moscow).first)
    let sunset = try Fixture.instant("2026-08-12T17:12:36")
    #expect(abs(eclipse.visible.upperBound - sunset) * 86_400 < 3)
    #expect(abs(eclipse.greatest - sunset) * 86_400 < 3)
    #expect((0.075..<0.085).contains(eclipse.obscuration))
    #expect((0..<0.5).contains(eclipse.place.altitude))
  }

  @Test func `every eclipse of twenty years that the horizon cuts off is seen from sunrise or to sunset`() throws {
    var cut = 0
    for place in [(55.7558, 37.6176), (40.4, -3.7), (-33.87, 151.21), (64.1, -21.9)].map(Fixture.place) {
      for eclipse in try Fixture.years(of: 2024...2043).flatMap({ SolarEclipse.all(in: $0, from: place) }) {
        let (all, seen) = (eclipse.partial, eclipse.visible)
        let day = DayEvents(window: all.lowerBound - 0.5..<all.upperBound + 0.5, observer: place).sun
        for (end, whole, horizon) in [
          (seen.lowerBound, all.lowerBound, day.rises), (seen.upperBound, all.upperBound, day.sets),
        ] where end != whole {
          cut += 1
          #expect(horizon.contains { abs($0 - end) * 86_400 < 1 }, "\(place) \(eclipse)")
        }
        #expect(eclipse.greatest >= seen.lowerBound && eclipse.greatest <= seen.upperBound)
        #expect((0...90).contains(eclipse.place.altitude))
      }
    }
    #expect(cut > 5)
  }

  @Test func `an eclipse below the horizon is not announced`() throws {
    let start = try Fixture.instant("2026-08-12T00:00:00")
    #expect(SolarEclipse.all(in: start..<start + 1, from: Fixture.place(-33.87, 151.21)).isEmpty)
  }

  @Test func `totality of Oviedo in 2026 differs from the partial eclipse of London`() throws {
    let start = try Fixture.instant("2026-08-12T00:00:00")
    let oviedo = try #require(
      SolarEclipse.all(in: start..<start + 1, from: Fixture.place(43.36, -5.85)).first)
    let london = try #require(
      SolarEclipse.all(in: start..<start + 1, from: Fixture.place(51.5, -0.12)).first)
    #expect(oviedo.kind == .total)
    #expect(london.kind == .partial)
  }
}
