import Entities
import Foundation
import Services
import Testing

/// How far ahead passes of satellites are listed.
struct ComingEventsTests {
  private let now = Date(timeIntervalSince1970: 1_795_176_000)
  private static let day = 86_400.0

  /// Passes over a ring of places, of which some have dusk or dawn under the orbit, by elements so many days old.
  private func models(
    age days: Double, _ choice: SkyEvent.Choice? = .pass, at instant: Date? = nil, forecast: Sourced<Forecast>? = nil
  ) throws -> [ComingEvents] {
    let elements = SatelliteElements(
      satellite: .iss, epoch: now - days * Self.day, meanMotion: 15.5, eccentricity: 0.0005, inclination: 51.6,
      ascendingNode: 10, argumentOfPericenter: 20, meanAnomaly: 30, drag: 0.0002)
    return try stride(from: -50.0, through: 50, by: 10).map { latitude in
      let place = try #require(Coordinates(latitude: latitude, longitude: 0))
      let city = City(name: "A", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT")
      return SkyService().comingEvents(
        over: city, at: instant ?? now, of: choice, skyData: SkyData(orbits: [elements]), forecast: forecast)
    }
  }

  private func passes(age days: Double, _ choice: SkyEvent.Choice? = .pass) throws -> [SatellitePass] {
    let models = try models(age: days, choice)
    #expect(models.allSatisfy { $0.passes != nil })
    return models.flatMap { $0.passes ?? [] }
  }

  @Test func `those that are asked for are listed for ten days, the next three among everything else for three`() throws
  {
    let all = try passes(age: 0)
    #expect(all.contains { $0.begin.time > now + 3 * Self.day })
    #expect(all.allSatisfy { $0.end.time > now && $0.begin.time < now + 10 * Self.day })
    for model in try models(age: 0, nil) {
      let next = try #require(model.passes)
      #expect(next.count <= 3 && next.allSatisfy { $0.begin.time < now + 3 * Self.day })
    }
    #expect(try models(age: 0, .moon).allSatisfy { $0.passes == nil && $0.credits.isEmpty })
  }

  @Test func `a pass in progress is listed whole, also after its highest point`() throws {
    func falling(_ model: ComingEvents) -> SatellitePass? {
      model.passes?.first { $0.end.time.timeIntervalSince($0.highest.time) > 30 }
    }
    let models = try models(age: 0)
    let index = try #require(models.firstIndex { falling($0) != nil })
    let pass = try #require(falling(models[index]))
    let found = try #require(try self.models(age: 0, at: pass.end.time - 10)[index].passes?.first)
    #expect(abs(found.begin.time.timeIntervalSince(pass.begin.time)) < 1)
    #expect(abs(found.end.time.timeIntervalSince(pass.end.time)) < 1)
  }

  @Test func `a shower whose best night is over isn't coming, even before its maximum`() throws {
    let seoul = try Sample.seoul()
    let year = SkyService().comingEvents(over: seoul, at: now, of: .meteors).events
    let ends = year.compactMap { shower in
      shower.visibility.map(\.span.upperBound).flatMap { $0 < shower.greatest ? $0 : nil }
    }
    let end = try #require(ends.first) + 1
    let coming = SkyService().comingEvents(over: seoul, at: end, of: .meteors).events
    #expect(!coming.isEmpty && coming.allSatisfy { !$0.isOver(at: end) })
  }

  @Test func `by elements older than seven days times are approximate, and the age is given`() throws {
    let passes = try passes(age: 4)
    let (young, old) = (passes.filter { $0.elementsAge == nil }, passes.compactMap(\.elementsAge))
    #expect(!young.isEmpty && !old.isEmpty)
    #expect(young.allSatisfy { $0.begin.time <= now + 3 * Self.day + 1 })
    #expect(old.allSatisfy { $0 > 7 * Self.day && $0 < 14 * Self.day })
    #expect(try self.passes(age: 8).allSatisfy { $0.elementsAge != nil })
  }

  @Test func `elements are believed for fourteen days, and no pass is predicted after them`() throws {
    let last = now + 6 * Self.day
    let passes = try passes(age: 8)
    #expect(!passes.isEmpty && passes.allSatisfy { $0.end.time <= last + 120 })
    for days in [14.1, 400, -25] {
      #expect(try models(age: days).allSatisfy { $0.passes == nil && $0.credits.isEmpty }, "\(days)")
    }
  }

  @Test func `the orbit's source is credited, and the forecast's where clouds come from it`() throws {
    var hours = HourlyForecast(times: (0..<240).map { Int(now.timeIntervalSince1970) + $0 * 3600 })
    hours.set(.cloudCover, Array(repeating: 20.4, count: 240))
    let forecast = Sourced(Forecast(hours: hours, days: []), provider: .metNorway, fetchedAt: now)
    let clouded = try models(age: 0, forecast: forecast).filter { $0.passes?.isEmpty == false }
    #expect(!clouded.isEmpty)
    for model in clouded {
      #expect(model.credits == [Service.celestrak.credit, Provider.metNorway.credit])
      #expect(model.passes?.first?.cloudCover == 20)
    }
    let plain = try #require(try models(age: 0).first { $0.passes?.isEmpty == false })
    #expect(plain.credits == [Service.celestrak.credit])
    var empty = plain
    empty.passes = []
    #expect(empty.credits == [Service.celestrak.credit])
  }
}
