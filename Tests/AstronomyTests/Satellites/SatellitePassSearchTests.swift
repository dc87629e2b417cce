import Entities
import Foundation
import Testing

@testable import Astronomy

struct SatellitePassSearchTests {
  private static let window = 9820.0..<9825.0

  private static func tracks() throws -> [String: SatelliteTrack] {
    let rows = try Fixture.rows("Satellites/orbits")
    return try Dictionary(
      uniqueKeysWithValues: rows.map {
        ($0[0], SatelliteTrack(try #require(SGP4(SatelliteElements($0))), window: window))
      })
  }

  private static func passes(_ track: SatelliteTrack, over place: Coordinates) -> [SatellitePass] {
    let dark = DayEvents(window: window, observer: place).civil.intervalsBelow
    return SatellitePassSearch(track, of: .iss, from: place).passes(during: dark)
  }

  @Test func `passes are an independent library's within ten seconds and half a degree`() throws {
    let tracks = try Self.tracks()
    for (place, rows) in Dictionary(grouping: try Fixture.rows("Satellites/passes"), by: { $0[0] + "," + $0[1] }) {
      let numbers = place.split(separator: ",").map { Fixture.number(String($0)) }
      let observer = Fixture.place(numbers[0], numbers[1])
      var found = tracks.mapValues { Self.passes($0, over: observer) }
      for row in rows {
        let wanted = row[3...11].map(Fixture.number)
        let index = found[row[2]]?.firstIndex { abs(Instant.of($0.highest.time) - wanted[3]) < 200 / 86_400 }
        let pass = try #require(index.flatMap { found[row[2]]?.remove(at: $0) }, "\(row)")
        for (point, offset) in [(pass.begin, 0), (pass.highest, 3), (pass.end, 6)] {
          #expect(abs(Instant.of(point.time) - wanted[offset]) * 86_400 < 10, "\(row)")
          #expect(Self.angle(point, wanted[offset + 1], wanted[offset + 2]) < 0.5, "\(row)")
        }
        #expect(pass.entersShadow == (row[12] == "1"), "\(row)")
      }
      // The reference leaves out what is shorter than 20 s.
      for pass in found.values.joined() { #expect(pass.end.time.timeIntervalSince(pass.begin.time) < 30, "\(place)") }
    }
  }

  /// Degrees between a point and a direction.
  private static func angle(_ point: TimedPlace, _ altitude: Double, _ azimuth: Double) -> Double {
    func direction(_ altitude: Double, _ azimuth: Double) -> Vector {
      Vector(longitude: azimuth * Angle.degree, latitude: altitude * Angle.degree)
    }
    return direction(point.place.altitude, point.place.azimuth).angle(to: direction(altitude, azimuth)) / Angle.degree
  }

  @Test func `a pass that is seen is lit, dark around, and brighter the nearer it comes`() throws {
    let track = try #require(Self.tracks()["ISS"])
    let london = Fixture.place(51.5085, -0.1257)
    let passes = Self.passes(track, over: london)
    #expect(!passes.isEmpty)
    for pass in passes {
      #expect(pass.begin.place.altitude > 9.99 && pass.end.place.altitude > 9.99)
      #expect(pass.highest.place.altitude >= max(pass.begin.place.altitude, pass.end.place.altitude) - 0.01)
      for point in [pass.begin, pass.highest, pass.end] {
        #expect(GeocentricSky.position(of: .sun, at: Instant.of(point.time), from: london).trueAltitude < -5.99)
      }
      #expect((-5.0..<3).contains(try #require(pass.magnitude)))
    }
    let (high, low) = (
      passes.filter { $0.highest.place.altitude > 50 }, passes.filter { $0.highest.place.altitude < 15 }
    )
    if let bright = high.compactMap(\.magnitude).max(), let faint = low.compactMap(\.magnitude).min() {
      #expect(bright < faint)
    }
  }

  @Test func `between its minutes a track is the theory's within a metre`() throws {
    let row = try #require(Fixture.rows("Satellites/orbits").first)
    let orbit = try #require(SGP4(SatelliteElements(row)))
    let track = SatelliteTrack(orbit, window: Self.window)
    for instant in stride(from: 9820.001, to: 9821, by: 0.003_71) {
      let state = try #require(orbit.state(at: instant))
      let wanted = state.position.turnedAboutZ(by: SatelliteTrack.siderealTime(at: instant))
      #expect((track.position(at: instant) - wanted).length < 1e-3)
    }
  }

  @Test func `a path begins and ends with its span`() throws {
    let track = try #require(Self.tracks()["ISS"])
    let search = SatellitePassSearch(track, of: .tiangong, from: Fixture.place(0, 0))
    let path = search.path(in: 9820.5...9820.501, every: 20)
    #expect(path.first?.time == Instant.date(9820.5) && path.last?.time == Instant.date(9820.501) && path.count == 6)
    #expect(search.path(in: 9820.5...9820.5, every: 0).count == 2)
  }

  @Test func `a path of a whole number of steps has each place once`() throws {
    let track = try #require(Self.tracks()["ISS"])
    let search = SatellitePassSearch(track, of: .tiangong, from: Fixture.place(0, 0))
    for steps in 1...12 {
      let path = search.path(in: 9820.5...9820.5 + Double(steps) * 20 / 86_400, every: 20)
      #expect(path.count == steps + 1)
    }
  }

  @Test func `no window of nonsense traps`() throws {
    let row = try #require(Fixture.rows("Satellites/orbits").first)
    let orbit = try #require(SGP4(SatelliteElements(row)))
    for window in [0.0..<0, -1e300..<1e300, 9820..<9820.0001, 1e9..<2e9] {
      let track = SatelliteTrack(orbit, window: window)
      let search = SatellitePassSearch(track, of: .tiangong, from: Fixture.place(90, 0))
      _ = search.passes(during: [window, 5..<5, 0..<1e300])
    }
  }
}
