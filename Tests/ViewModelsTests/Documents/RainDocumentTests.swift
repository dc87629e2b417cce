import Entities
import Foundation
import Testing

@testable import ViewModels

struct RainDocumentTests {
  private let start = Date(timeIntervalSince1970: 1_795_176_000)

  private func outlook(_ units: Units, _ latitude: Double, _ longitude: Double) throws -> (RainOutlook, RainOutlook) {
    let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
    let city = City(name: "A", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT")
    let amounts = [0, 0.049, 0.05, 0.4, 0, 0, 0, 0]
    let quarters = amounts.enumerated().map {
      RainQuarter(start: start + Double($0) * 900, amount: $1, isSnow: $0 == 2)
    }
    let rain = RainOutlook(quarters, at: start, isApproximate: !place.hasModelledQuarters)
    let document = try JSONReader.strict(rain.document(in: .gmt, units: units).document.utf8)
    let read = RainQuarter.quarters(document: document, of: city, from: units)
    return (rain, RainOutlook(read ?? [], at: start, isApproximate: !place.hasModelledQuarters))
  }

  @Test(arguments: [Units.metric, .imperial], [(52.52, 13.41), (37.57, 126.98)])
  func `what is said of the two hours comes back`(units: Units, place: (Double, Double)) throws {
    let (output, read) = try outlook(units, place.0, place.1)
    #expect(output.state == .dry && output.changesAt == start + 1800 && output.isSnow)
    #expect(read.state == output.state && read.changesAt == output.changesAt && read.isSnow == output.isSnow)
  }

  @Test func `quarters that are repeated or go back in time are skipped`() throws {
    let place = try #require(Coordinates(latitude: 52.52, longitude: 13.41))
    let city = City(name: "A", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT")
    let times = ["2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z", "2026-11-20T12:15:00Z", "2026-11-20T11:45:00Z"]
    let document: JSONValue = [
      "about": .bool(!place.hasModelledQuarters),
      "quarters": .array(times.map { ["time": .string($0), "precipitation": .decimal(0.5)] }),
    ]
    let quarters = try #require(RainQuarter.quarters(document: document, of: city, from: .metric))
    #expect(quarters.count == 2 && quarters[1].start == quarters[0].start + 900)
  }

  @Test func `nothing known is unknown, never zero`() {
    let document = RainOutlook.unknown.document(in: .gmt, units: .metric)
    #expect(document["state"] == .string("unknown"))
    #expect(document["changesAt"] == .null && document["amount"] == .null && document["snow"] == .null)
  }
}
