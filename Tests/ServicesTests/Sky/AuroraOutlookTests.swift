import Entities
import Foundation
import Testing

@testable import Services

struct AuroraOutlookTests {
  private let dusk = Date(timeIntervalSince1970: 1_795_197_600)

  /// A night that is dark from 18:00 to 06:00 UTC.
  private var night: NightReport {
    let dark = dusk..<dusk.addingTimeInterval(43_200)
    let span = dark.lowerBound.addingTimeInterval(-21_600)..<dark.upperBound.addingTimeInterval(21_600)
    return NightReport(
      span: span,
      segments: [
        .init(span: span.lowerBound..<dark.lowerBound, light: .day), .init(span: dark, light: .dark),
        .init(span: dark.upperBound..<span.upperBound, light: .day),
      ], moonUp: [])
  }

  private func outlook(_ latitude: Double, _ longitude: Double, _ values: [Double]) throws -> AuroraOutlook {
    let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
    let steps = values.enumerated().map {
      KpForecast.Step(start: dusk.addingTimeInterval(Double($0) * 10_800), kp: $1)
    }
    return AuroraOutlook(place: place, kpForecast: KpForecast(steps: steps))
  }

  private func cloud(_ percent: Float) -> HourlyForecast {
    var hours = HourlyForecast(times: (0..<20).map { Int(dusk.timeIntervalSince1970) + $0 * 3600 })
    hours.set(.cloudCover, Array(repeating: percent, count: 20))
    return hours
  }

  @Test(arguments: [
    (69.65, 18.96, 67.2), (51.51, -0.13, 53.2), (40.71, -74.01, 49.9), (37.57, 126.98, 28.3), (-42.88, 147.33, -49.3),
  ])
  func `geomagnetic latitudes are those of the dipole`(latitude: Double, longitude: Double, wanted: Double) throws {
    #expect(abs(try outlook(latitude, longitude, []).geomagneticLatitude - wanted) < 1)
  }

  @Test func `the best hour is given, the first of equal ones`() throws {
    let report = try #require(try outlook(69.65, 18.96, [1, 2, 5, 5]).report(night, after: dusk, clouds: nil))
    #expect(report.chance == .likely && report.kp == 5 && report.date == dusk.addingTimeInterval(21_600))
    #expect(report.cloudCover == nil)
  }

  @Test func `overhead is likely, low over the horizon possible, further away none`() throws {
    let london = try outlook(51.51, -0.13, [])
    #expect(london.chance(kp: 3) == .none && london.chance(kp: 5) == .possible && london.chance(kp: 8) == .likely)
  }

  @Test func `where not even the greatest storm is seen it is not mentioned`() throws {
    #expect(try outlook(37.57, 126.98, [9, 9]).report(night, after: dusk, clouds: nil) == nil)
    #expect(try outlook(0, 0, [9]).report(night, after: dusk, clouds: nil) == nil)
  }

  @Test func `clouds take the chance away, and are named`() throws {
    let outlook = try outlook(69.65, 18.96, [6, 6, 6, 6])
    let reports = try [20, 70, 100].map { try #require(outlook.report(night, after: dusk, clouds: cloud(Float($0)))) }
    #expect(reports.map(\.chance) == [.likely, .possible, .none])
    #expect(reports.map(\.cloudCover) == [20, 70, 100])
  }

  @Test func `what is over is left out, and so is a night that does not get dark`() throws {
    let outlook = try outlook(69.65, 18.96, [8, 1, 1, 1])
    let later = try #require(outlook.report(night, after: dusk.addingTimeInterval(14_400), clouds: nil))
    #expect(later.kp == 1 && later.date == dusk.addingTimeInterval(14_400))
    #expect(outlook.report(night, after: dusk.addingTimeInterval(43_200), clouds: nil) == nil)
    var light = night
    light.segments = [.init(span: night.span, light: .nautical)]
    #expect(outlook.report(light, after: dusk, clouds: nil) == nil)
  }

  @Test func `without a forecast nothing is said`() throws {
    let place = try #require(Coordinates(latitude: 69.65, longitude: 18.96))
    #expect(AuroraOutlook(place: place, kpForecast: nil).report(night, after: dusk, clouds: nil) == nil)
  }
}
