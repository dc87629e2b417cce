import Entities
import Essentials
import Testing

@testable import Astronomy

struct MoonDiscTests {
  @Test func `the bright limb points at the Sun`() throws {
    let place = Fixture.place(48, 11)
    let sky = GeocentricSky(at: try Fixture.instant("2026-11-14T16:30:00"), bodies: [.sun, .moon])
    let angle = MoonDisc.brightLimbAngle(in: sky, from: place)
    #expect((180..<360).contains(angle), "an evening crescent is lit on the right")
  }

  @Test func `seen from the south the Moon is upside down`() throws {
    let instant = try Fixture.instant("2026-11-17T20:00:00")
    let sky = GeocentricSky(at: instant, bodies: [.sun, .moon])
    let longitude = (sky.places[1].rightAscension - sky.siderealTime / Angle.degree)
    let north = MoonDisc.brightLimbAngle(in: sky, from: Fixture.place(50, longitude))
    let south = MoonDisc.brightLimbAngle(in: sky, from: Fixture.place(-50, longitude))
    #expect(abs(Angle.signed((north - south) * Angle.degree)) > 3.1)
    #expect((200..<340).contains(north) && (20..<160).contains(south))
  }

  @Test(arguments: [(52.0, 13.0), (-34, 151), (1, -78), (69, 19)])
  func `the tilt is the way to the Sun along the sky`(latitude: Double, longitude: Double) throws {
    let place = Fixture.place(latitude, longitude)
    for instant in stride(from: 9800.0, to: 9830, by: 0.37) {
      let sky = GeocentricSky(at: instant, bodies: [.sun, .moon])
      let positions = sky.positions(from: place)
      guard (40...140).contains(sky.places[1].elongation), abs(positions[1].trueAltitude) < 80 else { continue }
      let (sun, moon) = (positions[0].trueAltitude * Angle.degree, positions[1].trueAltitude * Angle.degree)
      let across = (positions[1].place.azimuth - positions[0].place.azimuth) * Angle.degree
      let way = atan2(
        cos(sun) * sin(across), sin(sun) * cos(moon) - cos(sun) * sin(moon) * cos(across))
      // Within the Moon's parallax, a degree at most.
      #expect(
        abs(Angle.signed(MoonDisc.brightLimbAngle(in: sky, from: place) * Angle.degree - way)) < 0.06, "\(instant)")
    }
  }
}
