import Foundation
import Testing

@testable import Entities

struct RainOutlookTests {
  /// 2026-11-20T12:00:00Z.
  private let start = Date(timeIntervalSince1970: 1_795_176_000)

  private func outlook(_ amounts: [Double?], minutes: Double = 7, isSnow: Bool = false) -> RainOutlook {
    let quarters = amounts.enumerated().map { index, amount in
      RainQuarter(start: start + Double(index) * 900, amount: amount, isSnow: isSnow)
    }
    return RainOutlook(quarters, at: start + minutes * 60, isApproximate: false)
  }

  @Test func `dry for two hours is dry in each of their quarters`() {
    let outlook = outlook(Array(repeating: 0, count: 9))
    #expect(outlook.state == .dry && outlook.changesAt == nil && outlook.amount == 0)
    // Seven minutes into the first, the two hours end in the ninth.
    #expect(outlook.quarters.count == 9)
  }

  @Test func `it starts when the first wet quarter begins, and stops when the first dry one does`() {
    let coming = outlook([0, 0, 0.2, 0.4, 0, 0, 0, 0])
    #expect(coming.state == .dry && coming.changesAt == start + 1800)
    #expect(abs((coming.amount ?? 0) - 0.6) < 1e-9)
    let falling = outlook([0.2, 0.4, 0, 0, 0, 0, 0, 0])
    #expect(falling.state == .wet && falling.changesAt == start + 1800)
  }

  @Test func `the quarter in progress is now`() {
    #expect(outlook([0.5, 0, 0, 0, 0, 0, 0, 0, 0], minutes: 15).state == .dry)
    #expect(outlook([0.5, 0, 0, 0, 0, 0, 0, 0, 0], minutes: 14).state == .wet)
  }

  @Test func `too little to feel is dry, and what falls as snow is snow`() {
    #expect(outlook(Array(repeating: 0.04, count: 8)).state == .dry)
    let snow = outlook(Array(repeating: 0.2, count: 8), isSnow: true)
    #expect(snow.state == .wet && snow.isSnow)
  }

  @Test(arguments: [[], [nil, 0.0, 0, 0, 0, 0, 0, 0], [0, 0, 0], [0, 0, nil, 0.4, 0, 0, 0, 0], [0.4, nil]])
  func `what is not known to the end, or to the change, is unknown`(amounts: [Double?]) {
    #expect(outlook(amounts) == .unknown)
  }

  @Test func `a change that is known counts, whatever comes after`() {
    let outlook = outlook([0, 0.4, nil])
    #expect(outlook.state == .dry && outlook.changesAt == start + 900 && outlook.amount == nil)
  }

  @Test func `quarters that are over or begin later say nothing`() {
    #expect(outlook(Array(repeating: 0, count: 8), minutes: 130) == .unknown)
    #expect(outlook(Array(repeating: 0, count: 8), minutes: -1) == .unknown)
  }

  @Test func `two hours are counted from now, not from the quarter that has passed`() {
    let quarters = (0..<12).map { index in
      RainQuarter(start: start.addingTimeInterval(Double(index) * 900), amount: index < 8 ? 0 : 1)
    }
    let rain = RainOutlook(quarters, at: start.addingTimeInterval(840), isApproximate: false)
    #expect(rain.changesAt == quarters[8].start && rain.state == .dry)
    #expect(RainOutlook(quarters, at: start, isApproximate: false).changesAt == nil)
  }

  private func weather(at place: (Double, Double), quarters: [RainQuarter]?) throws -> CityWeather {
    let coordinates = try #require(Coordinates(latitude: place.0, longitude: place.1))
    var weather = CityWeather(
      city: City(name: "A", region: nil, countryCode: nil, coordinates: coordinates, timeZone: "GMT"))
    var current = CurrentWeather(observedAt: start)
    current.quarters = quarters
    weather.current = Sourced(current, provider: .openMeteo, fetchedAt: start)
    var hours = HourlyForecast(times: (0..<30).map { 1_795_176_000 + $0 * 3600 })
    hours.set(.precipitation, (0..<30).map { $0 == 2 || $0 == 6 ? 2 : 0 })
    hours.set(conditions: (0..<30).map { $0 == 1 || $0 == 5 ? .snow : .overcast })
    weather.forecast = Sourced(Forecast(hours: hours, days: []), provider: .openMeteo, fetchedAt: start)
    return weather
  }

  private var dry: [RainQuarter] { (0..<12).map { RainQuarter(start: start + Double($0) * 900, amount: 0) } }

  @Test func `times are about where no model computes quarters`() throws {
    #expect(try !weather(at: (52.52, 13.41), quarters: dry).rain(at: start).isApproximate)
    #expect(try !weather(at: (40.71, -74.01), quarters: dry).rain(at: start).isApproximate)
    for place in [(37.57, 126.98), (59.91, 10.75), (-33.87, 151.21), (19.43, -99.13)] {
      #expect(try weather(at: place, quarters: dry).rain(at: start).isApproximate, "\(place)")
    }
  }

  @Test func `without quarters each has its share of the hour, about`() throws {
    let rain = try weather(at: (52.52, 13.41), quarters: nil).rain(at: start)
    #expect(rain.state == .dry && rain.changesAt == start + 3600 && rain.isApproximate && rain.isSnow)
    #expect(rain.amount == 2)
  }

  @Test func `the next change is of the quarters, then of the hours after them`() throws {
    let weather = try weather(at: (52.52, 13.41), quarters: dry)
    // The hours have snow within the two hours as well, which the quarters know better.
    #expect(weather.nextRain(after: start) == .coming(start + 5 * 3600))
    var wet = dry
    wet[3].amount = 1
    #expect(try self.weather(at: (52.52, 13.41), quarters: wet).nextRain(after: start) == .coming(start + 2700))
  }
}

extension CityWeather {
  fileprivate func rain(at now: Date) -> RainOutlook {
    RainOutlook(current?.value, forecast?.value, of: city, at: now)
  }

  fileprivate func nextRain(after now: Date) -> NextRain {
    RainSpell(rain(at: now), forecast?.value, at: now, in: city.zone).next
  }
}
