import Entities
import Essentials
import Testing

@testable import Astronomy

struct GeocentricSkyTests {
  /// Difference of two directions' longitudes on the sky, degrees.
  private func difference(_ a: Double, _ b: Double) -> Double {
    abs(Angle.signed((a - b) * Angle.degree)) / Angle.degree
  }

  @Test func `places, distances and phases are those of the reference`() throws {
    for row in try Fixture.rows("positions") {
      let n = row.dropFirst().map(Fixture.number)
      let body = try #require(Body.allCases.first { $0.name.lowercased() == row[0] })
      let found = GeocentricSky.position(of: body, at: n[2], from: Fixture.place(n[0], n[1]))
      #expect(difference(found.geocentric.rightAscension, n[3]) * cos(n[4] * Angle.degree) < 0.01, "\(row)")
      #expect(abs(found.geocentric.declination - n[4]) < 0.01, "\(row)")
      #expect(abs(found.geocentric.distance / n[5] - 1) < (body == .moon ? 1.5e-4 : 1e-4), "\(row)")
      #expect(abs(found.trueAltitude - n[6]) < 0.01, "\(row) \(found.trueAltitude)")
      #expect(
        difference(found.place.azimuth, n[7]) * cos(n[6] * Angle.degree) < 0.01, "\(row) \(found.place.azimuth)")
      #expect(abs(found.geocentric.elongation - n[8]) < 0.01, "\(row) \(found.geocentric.elongation)")
      #expect(abs(found.geocentric.illumination - n[9]) < 0.001, "\(row) \(found.geocentric.illumination)")
    }
  }

  @Test func `magnitudes are those of the reference`() throws {
    var count = 0
    for row in try Fixture.rows("positions") where !row[11].isEmpty {
      let body = try #require(Body.allCases.first { $0.name.lowercased() == row[0] })
      let sky = GeocentricSky(at: Fixture.number(row[3]), bodies: [body])
      let found = try #require(sky.places[0].magnitude)
      #expect(abs(found - Fixture.number(row[11])) < 0.002, "\(row) \(found)")
      count += 1
    }
    #expect(count > 250)
  }

  /// Ecliptic longitude and latitude (degrees) and distance (au) from JPL DE421; within 0.001°.
  static let places: [(Body, Double, Double, Double)] = [
    (.sun, 238.17434, 0.00016, 0.988106), (.moon, 3.38534, 3.12245, 380_844.8 / 149_597_870.7),
    (.mercury, 218.70235, 2.38094, 0.988147), (.venus, 203.67693, -0.27174, 0.360279),
    (.mars, 147.73473, 2.04222, 1.268715), (.jupiter, 146.21261, 0.76105, 5.196707),
    (.saturn, 8.30613, -2.62647, 8.752837), (.uranus, 63.90365, -0.14890, 18.448693),
    (.neptune, 1.75466, -1.40498, 29.319279),
  ]

  @Test(arguments: places)
  func `an evening of November 2026`(body: Body, longitude: Double, latitude: Double, distance: Double) {
    let instant = TimeScale.instant(terrestrial: 9820)
    let place = GeocentricSky(at: instant, bodies: [body]).places[0]
    let ecliptic = place.vector.ecliptic(obliquity: EarthOrientation(at: instant).obliquity)
    #expect(abs(Angle.positive(ecliptic.longitude) / Angle.degree - longitude) < 0.001)
    #expect(abs(ecliptic.latitude / Angle.degree - latitude) < 0.001)
    #expect(abs(place.distance / distance - 1) < 2e-5)
  }

  @Test func `Greenwich at noon of 2026-11-20`() {
    let place = Fixture.place(51.4779, 0)
    let sun = GeocentricSky.position(of: .sun, at: 9820, from: place)
    let moon = GeocentricSky.position(of: .moon, at: 9820, from: place)
    #expect(abs(sun.trueAltitude - 18.6976) < 0.0002 && abs(sun.place.azimuth - 183.5728) < 0.0002)
    #expect(abs(moon.trueAltitude + 16.8706) < 0.0002 && abs(moon.place.azimuth - 61.1879) < 0.0002)
    #expect(sun.place.altitude > sun.trueAltitude && moon.place.altitude == moon.trueAltitude)
  }

  @Test func `no place and no time gives something that is not a number`() {
    for latitude in [-90, -0.0, 90] {
      for longitude in [-180.0, 0, 180] {
        for instant in [0, -1e9, 1e9, .infinity, .nan] as [Double] {
          let sky = GeocentricSky(at: instant)
          for found in sky.positions(from: Fixture.place(latitude, longitude)) {
            #expect(found.place.altitude.isFinite && (0..<360).contains(found.place.azimuth))
            #expect((found.geocentric.magnitude ?? 0).isFinite && (0...1).contains(found.geocentric.illumination))
          }
        }
      }
    }
  }

  @Test func `a body over a night is where it is at each instant`() {
    let place = Fixture.place(37.57, 126.98)
    let local = LocalSky(Ephemeris(covering: 9820..<9821, bodies: [.moon, .venus]), from: place)
    for body in [Body.moon, .venus] {
      for instant in stride(from: 9820.0, to: 9821, by: 0.03) {
        let position = GeocentricSky.position(of: body, at: instant, from: place)
        let (one, other) = (local.place(of: .body(body), at: instant), position.place)
        #expect(abs(one.altitude - other.altitude) < 0.001)
        #expect(difference(one.azimuth, other.azimuth) * cos(other.altitude * Angle.degree) < 0.001)
        #expect(abs(local.altitude(of: .body(body), at: instant) - position.trueAltitude) < 0.001)
      }
    }
  }
}
