import Entities
import Testing

@testable import Astronomy

struct DayEventsTests {
  /// One event of the reference.
  struct Event {
    let isRise: Bool
    let time: Double
    /// Degrees an hour.
    let slope: Double

    init(_ text: Substring) {
      let parts = text.split(separator: ":")
      isRise = parts[0] == "R"
      time = Fixture.number(String(parts[1]))
      slope = Fixture.number(String(parts[2]))
    }

    /// 3 s, or the time in which the altitude changes by 0.1'.
    var tolerance: Double { max(3, 6 / slope) / 86_400 }
  }

  static func crossings(_ name: String, _ day: DayEvents, _ place: Coordinates) throws -> Crossings {
    switch name {
    case "sun": return day.sun
    case "civil": return day.civil
    case "nautical": return day.nautical
    case "astronomical": return day.astronomical
    case "moon": return day.moon
    default:
      let planet = try #require(Body.allCases.first { $0.name.lowercased() == name })
      return Crossings(ofHorizonBy: planet, window: day.sun.window, observer: place)
    }
  }

  @Test func `every event of the reference is found within its tolerance, and no other`() throws {
    var count = 0
    var days: [String: DayEvents] = [:]
    for row in try Fixture.rows("events") {
      let place = Fixture.place(Fixture.number(row[0]), Fixture.number(row[1]))
      let window = Fixture.number(row[2])..<Fixture.number(row[3])
      let key = row[0..<3].joined(separator: ",")
      let day = days[key] ?? DayEvents(window: window, observer: place)
      days[key] = day
      let found = try Self.crossings(row[4], day, place)
      let expected = row[6].split(separator: " ").map(Event.init)
      let (rises, sets) = (expected.filter(\.isRise), expected.filter { !$0.isRise })
      #expect(found.startsAbove == (row[5] == "1"), "\(row)")
      #expect(found.rises.count == rises.count && found.sets.count == sets.count, "\(row) \(found)")
      for (event, time) in Array(zip(rises, found.rises)) + Array(zip(sets, found.sets)) {
        #expect(abs(time - event.time) < event.tolerance, "\((time - event.time) * 86_400) s: \(row)")
        count += 1
      }
    }
    #expect(count > 1000)
  }

  @Test func `transits are those of the reference within a second`() throws {
    for row in try Fixture.rows("transits") {
      let place = Fixture.place(Fixture.number(row[1]), Fixture.number(row[2]))
      let window = Fixture.number(row[3])..<Fixture.number(row[4])
      let body = try #require(Body.allCases.first { $0.name.lowercased() == row[0] })
      let ephemeris = Ephemeris(covering: window, bodies: [body])
      let found = LocalSky(ephemeris, from: place).transits(of: body, in: window)
      let expected = row[5].split(separator: " ").map { Fixture.number(String($0)) }
      #expect(found.count == expected.count, "\(row) \(found)")
      for (time, wanted) in zip(found, expected) { #expect(abs(time - wanted) * 86_400 < 1.5, "\(row) \(time)") }
    }
  }

  @Test func `published times of London and New York come out`() throws {
    let london = Fixture.place(51.5074, -0.1278)
    let start = try Fixture.instant("2026-03-29T00:00:00")
    let day = DayEvents(window: start..<start + 1, observer: london)
    let expected = [
      (day.moon.sets.first, "2026-03-29T04:34:27.7"), (day.sun.rises.first, "2026-03-29T05:42:52.1"),
      (day.moon.rises.first, "2026-03-29T14:22:09.3"), (day.sun.sets.first, "2026-03-29T18:28:40.2"),
    ]
    for (time, text) in expected {
      let (found, wanted) = (try #require(time), try Fixture.instant(text))
      #expect(abs(found - wanted) * 86_400 < 2, "\(text)")
    }
    let november = try Fixture.instant("2026-11-01T04:00:00")
    let newYork = DayEvents(
      window: november..<november + 25.0 / 24, observer: Fixture.place(40.7128, -74.006))
    let (sunrise, wanted) = (try #require(newYork.sun.rises.first), try Fixture.instant("2026-11-01T11:26:26.3"))
    #expect(abs(sunrise - wanted) * 86_400 < 2)
  }

  @Test(arguments: [90.0, -90, 78, 66.6, 40, 0, -55])
  func `days tile the year: neither an event is lost nor doubled`(latitude: Double) {
    let place = Fixture.place(latitude, 179.99)
    let start = 9678.37
    let ephemeris = Ephemeris(covering: start..<start + 60)
    let whole = DayEvents(window: start..<start + 60, observer: place, ephemeris: ephemeris)
    let days = (0..<60).map { index in
      DayEvents(window: start + Double(index)..<start + Double(index + 1), observer: place, ephemeris: ephemeris)
    }
    #expect(days.flatMap(\.moon.rises) == whole.moon.rises)
    #expect(days.flatMap(\.moon.sets) == whole.moon.sets)
    #expect(days.flatMap(\.sun.rises) == whole.sun.rises)
    #expect(days.flatMap(\.astronomical.sets) == whole.astronomical.sets)
    #expect(days.flatMap(\.noons).count == whole.noons.count)
    #expect(abs(days.reduce(0) { $0 + $1.sun.seconds } - whole.sun.seconds) < 0.01)
  }

  @Test func `a shared ephemeris changes no time`() {
    let place = Fixture.place(37.566, 126.9784)
    let shared = Ephemeris(covering: 9800..<9830, bodies: Set(Body.allCases))
    let window = 9810.125..<9811.125
    #expect(DayEvents(window: window, observer: place, ephemeris: shared) == DayEvents(window: window, observer: place))
    #expect(
      Crossings(ofHorizonBy: .mars, window: window, observer: place, ephemeris: shared)
        == Crossings(ofHorizonBy: .mars, window: window, observer: place))
  }

  @Test func `an ephemeris of other days is not used`() {
    let place = Fixture.place(10, 20)
    let window = 9810.125..<9811.125
    for days in [5000.0..<5001, 9815..<9816] {
      let other = Ephemeris(covering: days)
      #expect(
        DayEvents(window: window, observer: place, ephemeris: other) == DayEvents(window: window, observer: place))
    }
  }

  @Test func `Reykjavik at midsummer sees sunset before sunrise`() throws {
    let start = try Fixture.instant("2026-06-21T00:00:00")
    let day = DayEvents(window: start..<start + 1, observer: Fixture.place(64.1466, -21.9426))
    let (sunset, sunrise) = (try #require(day.sun.sets.first), try #require(day.sun.rises.first))
    #expect(sunset < sunrise)
    #expect(day.nautical.startsAbove && day.nautical.sets.isEmpty && day.astronomical.intervalsBelow.isEmpty)
  }

  @Test func `Longyearbyen in December has neither day nor civil twilight`() throws {
    let start = try Fixture.instant("2026-12-20T23:00:00")
    let day = DayEvents(window: start..<start + 1, observer: Fixture.place(78.2232, 15.6267))
    #expect(day.sun.intervalsAbove.isEmpty && day.civil.intervalsAbove.isEmpty)
    #expect(!day.nautical.intervalsAbove.isEmpty && day.nautical.seconds < 7200)
    #expect(day.sun.seconds == 0)
  }

  @Test func `windows of nonsense give empty days instead of a trap`() {
    let place = Fixture.place(90, 180)
    for window in [5.0..<5.0, -1e300..<1e300, -Double.infinity..<Double.infinity, 1e18..<1e18] {
      let day = DayEvents(window: window, observer: place)
      #expect(day.sun.window.upperBound - day.sun.window.lowerBound <= 800)
      let times = day.sun.rises + day.noons
      #expect(times.allSatisfy { $0.isFinite })
    }
  }
}

extension Crossings {
  /// Seconds above the threshold inside the window.
  var seconds: Double { intervalsAbove.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } * 86_400 }
}
