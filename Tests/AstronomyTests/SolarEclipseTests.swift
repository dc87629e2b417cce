import Testing

@testable import Astronomy

struct SolarEclipseTests {
  @Test func `solar eclipses of a place are those of the reference`() throws {
    for row in try Fixture.rows("solar_eclipses") {
      let n = row.map(Fixture.number)
      let place = Observer(latitude: n[0], longitude: n[1])
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

  @Test func `an eclipse below the horizon is not announced`() throws {
    let start = try Fixture.instant("2026-08-12T00:00:00")
    #expect(SolarEclipse.all(in: start..<start + 1, from: Observer(latitude: -33.87, longitude: 151.21)).isEmpty)
  }

  @Test func `totality of Oviedo in 2026 is told from the partial eclipse of London`() throws {
    let start = try Fixture.instant("2026-08-12T00:00:00")
    let oviedo = try #require(
      SolarEclipse.all(in: start..<start + 1, from: Observer(latitude: 43.36, longitude: -5.85)).first)
    let london = try #require(
      SolarEclipse.all(in: start..<start + 1, from: Observer(latitude: 51.5, longitude: -0.12)).first)
    #expect(oviedo.kind == .total)
    #expect(london.kind == .partial)
  }
}
