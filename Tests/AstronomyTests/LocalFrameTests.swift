import Entities
import Testing

@testable import Astronomy

/// Places of the fixed stars against Skyfield with JPL DE421 (`Fixtures/Astronomy/stars.csv`).
struct LocalFrameTests {
  @Test func `stars stand within a hundredth of a degree of where Skyfield has them`() throws {
    let stars = Dictionary(uniqueKeysWithValues: StarCatalogue.stars.map { ($0.hip, $0) })
    let rows = try Fixture.rows("stars")
    #expect(rows.count > 150)
    for row in rows {
      let numbers = row.map(Fixture.number)
      let star = try #require(stars[Int(numbers[0])])
      let frame = LocalFrame(
        at: try Fixture.instant(row[1]), from: Fixture.place(numbers[2], numbers[3]))
      let expected = Vector(longitude: numbers[5] * Angle.degree, latitude: numbers[4] * Angle.degree)
      let apart = expected.angle(to: frame.direction(of: star)) / Angle.degree
      #expect(apart < 0.01, "\(row)")
    }
  }

  @Test func `a body of the ecliptic is where its longitude is`() {
    let (instant, seoul) = (9822.25, Fixture.place(37.566, 126.9784))
    let sky = GeocentricSky(at: instant, bodies: [.sun])
    let obliquity = EarthOrientation(at: instant).obliquity
    let longitude = sky.places[0].vector.ecliptic(obliquity: obliquity).longitude / Angle.degree
    let sun = sky.positions(from: seoul)[0]
    let place = LocalFrame(at: instant, from: seoul).place(eclipticLongitude: longitude)
    #expect(abs(place.altitude - sun.place.altitude) < 0.01)
    #expect(abs(place.azimuth - sun.place.azimuth) < 0.01)
  }

  @Test func `the Milky Way is bright in Sagittarius and absent at the galactic poles`() {
    // The galactic centre culminates in the zenith of 29° south; the north pole in that of 27° north.
    let size = 96
    func level(_ latitude: Double, _ rightAscension: Double) -> UInt8 {
      let greenwich = EarthOrientation(at: 9000).siderealTime / Angle.degree
      let frame = LocalFrame(at: 9000, from: Fixture.place(latitude, rightAscension - greenwich))
      return frame.milkyWay(size: size)[size / 2 * size + size / 2]
    }
    #expect(level(-29, 266.4) >= 2)
    #expect(level(-33, 271) >= 3)
    #expect(level(27.1, 192.9) == 0)
    #expect(level(-27.1, 12.9) == 0)
  }
}
