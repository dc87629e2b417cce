import Entities
import Essentials
import Testing

@testable import Astronomy

struct CrossingSearchTests {
  static let places = [
    (90.0, 0.0), (-90, 0), (89.9, -180), (78.2, 180), (69.65, 18.96), (66.2, -60), (60, 25), (23.4, 100), (0, -179.9),
    (-45, 170), (-67.5, 62), (-77.85, 166.67),
  ]

  @Test func `rise and set alternate and stand on the threshold`() {
    let window = 9650.4..<9680.4
    let ephemeris = Ephemeris(covering: window)
    for (latitude, longitude) in Self.places {
      let place = Fixture.place(latitude, longitude)
      let day = DayEvents(window: window, observer: place, ephemeris: ephemeris)
      for (crossings, body, degrees, radius) in [
        (day.sun, Body.sun, -34.0 / 60, 695_700.0), (day.nautical, .sun, -12, 0), (day.moon, .moon, -34.0 / 60, 1737.4),
      ] {
        let events = (crossings.rises.map { ($0, true) } + crossings.sets.map { ($0, false) }).sorted { $0.0 < $1.0 }
        var above = crossings.startsAbove
        for (time, isRise) in events {
          #expect(isRise != above)
          above = isRise
          let place = GeocentricSky.position(of: body, at: time, from: place)
          let semidiameter = clampedAsin(radius / 149_597_870.7 / place.distance) / Angle.degree
          #expect(abs(place.trueAltitude + semidiameter - degrees) < 0.001)
        }
      }
    }
  }

  @Test func `no minute of a month contradicts the events`() {
    let window = 9650.4..<9680.4
    let ephemeris = Ephemeris(covering: window)
    let moon = ephemeris.track(of: .moon)
    for (latitude, longitude) in Self.places {
      let local = LocalSky(ephemeris, from: Fixture.place(latitude, longitude))
      let site = local.site
      let level = AltitudeThreshold(degrees: -34.0 / 60, radius: 1737.4)
      let found = CrossingSearch(of: .moon, window: window, in: local)
        .crossings(at: -34.0 / 60, radius: 1737.4)
      let above = found.intervalsAbove
      for minute in stride(from: 1.0, to: 43_199, by: 7) {
        let time = window.lowerBound + minute / 1440
        let angle = ephemeris.orientations.siderealTime(at: time) + site.longitude
        let height = level.height(
          of: site.altitude(of: moon.position(at: time), sineTime: sin(angle), cosineTime: cos(angle)))
        guard abs(height) > 1e-6 else { continue }
        #expect(above.contains { $0.contains(time) } == (height > 0), "\(latitude) \(time)")
      }
    }
  }

  @Test func `a rise and a set minutes apart are both found`() {
    let window = 9650.0..<9660.0
    let ephemeris = Ephemeris(covering: window)
    let local = LocalSky(ephemeris, from: Fixture.place(60, 25))
    let site = local.site
    let search = CrossingSearch(of: .sun, window: window, in: local)
    let day = search.crossings(at: -90)
    let highest = day.heights.upperBound - 90
    let times = stride(from: window.lowerBound, to: window.upperBound, by: 1.0 / 8640).map { time -> Double in
      let angle = ephemeris.orientations.siderealTime(at: time) + site.longitude
      return site.altitude(
        of: ephemeris.track(of: .sun).position(at: time), sineTime: sin(angle), cosineTime: cos(angle)
      ).sine
    }
    let peak = clampedAsin(times.max() ?? 0) / Angle.degree
    #expect(highest < 90)
    let grazing = search.crossings(at: peak - 0.00002)
    #expect(grazing.rises.count == 1 && grazing.sets.count == 1)
    #expect(grazing.seconds < 300 && grazing.isGrazing)
  }
}
