import Entities
import Testing

@testable import Astronomy

struct OccultationTests {
  private let newYork = Fixture.place(40.7128, -74.006)

  /// The Moon before Mars in the night of 13 to 14 January 2025.
  private func meeting() throws -> Conjunction {
    let start = try Fixture.instant("2025-01-13T00:00:00")
    let all = Conjunction.all(in: DailyPositions(covering: start..<start + 3))
    return try #require(all.first { $0.second == .body(.mars) })
  }

  private func local(_ meeting: Conjunction, _ observer: Coordinates) -> LocalSky {
    let window = meeting.instant - 1..<meeting.instant + 1
    return LocalSky(Ephemeris(covering: window, bodies: [.sun, .moon, .mars]), from: observer)
  }

  /// Degrees by which the Moon's limb reaches over the planet's centre, by places that are no polynomials.
  private func depth(at instant: Double) -> Double {
    let places = GeocentricSky(at: instant, bodies: [.moon, .mars]).positions(from: newYork)
    let (moon, mars) = (places[0], places[1])
    let directions = [moon, mars].map {
      Vector(longitude: $0.place.azimuth * Angle.degree, latitude: $0.trueAltitude * Angle.degree)
    }
    let radius = clampedAsin(1737.4 / kilometresPerAU / moon.distance) / Angle.degree
    return radius - directions[0].angle(to: directions[1]) / Angle.degree
  }

  @Test func `the limb passes over the planet within 30 s of the contacts`() throws {
    let meeting = try meeting()
    let hidden = try #require(Occultation(meeting, in: local(meeting, newYork)))
    let seconds = 30.0 / 86_400
    for (outside, inside) in [
      (hidden.partial.lowerBound - seconds, hidden.total.lowerBound + seconds),
      (hidden.partial.upperBound + seconds, hidden.total.upperBound - seconds),
    ] {
      #expect(depth(at: outside) < 0 && depth(at: inside) > 0)
    }
    // As almanacs of the year have it: from 21:21 to 22:37 EST.
    #expect(abs(hidden.partial.lowerBound - (try Fixture.instant("2025-01-14T02:21:30"))) < 1.0 / 1440)
    #expect(abs(hidden.partial.upperBound - (try Fixture.instant("2025-01-14T02:37:30")) - 1.0 / 24) < 1.0 / 1440)
    #expect(hidden.separation < 0.27)
  }

  @Test func `where the moon passes beside the planet nothing is hidden`() throws {
    let meeting = try meeting()
    #expect(Occultation(meeting, in: local(meeting, Fixture.place(-33.9, -70.7))) == nil)
  }
}
