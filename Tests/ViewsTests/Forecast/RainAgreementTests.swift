import Entities
import Essentials
import Terminal
import Testing
import ViewModels
import World

@testable import Views

/// What one page, its summary, its two hours and `{nextrain}` say together of when it rains.
struct RainAgreementTests {
  /// The texts of quarters from 13:15 in Berlin, and of hours from 12:00 that are wet or not, at an instant.
  private func texts(
    _ quarters: [Double?], _ hours: [(condition: Condition, isWet: Bool)], now: Condition, at minute: Double
  ) throws -> [String] {
    let start = ForecastSample.now - 300
    var report = ForecastSample.report(of: try ForecastSample.city("Berlin", 52.52, 13.41, "Europe/Berlin", "DE"))
    report.current?.value.condition = now
    report.current?.value.quarters = quarters.enumerated().map {
      RainQuarter(start: start + Double($0) * 900, amount: $1)
    }
    var series = HourlyForecast(times: hours.indices.map { 1_795_172_400 + $0 * 3600 })
    series.set(conditions: hours.map(\.condition))
    series.set(.precipitationChance, [.nan] + hours.dropLast().map { $0.isWet ? 90 : 0 })
    report.forecast?.value = Forecast(hours: series, days: [])
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(), now: start + minute * 60)
    let text = OutlookText(cells: cells)
    let line = RainText(cells).line(besides: text.summary, width: 200)?.plain ?? ""
    return [text.summary, line, RainText(cells).sentence ?? "", text.note()]
  }

  /// The times that follow one of some words in any of the texts.
  private func times(_ words: [String], in texts: [String]) -> Set<String> {
    let found = texts.flatMap { text in
      words.flatMap { text.components(separatedBy: $0 + " ").dropFirst().map { String($0.prefix(5)) } }
    }
    return Set(found.filter { $0.contains(":") })
  }

  private func ends(_ texts: [String]) -> Set<String> {
    times(["Rain until", "Snow until", "rain until", "clearing by", "Stops at"], in: texts)
  }

  private func starts(_ texts: [String]) -> Set<String> {
    times(["Rain from", "Snow from", "Thunderstorms from", "dry until"], in: texts)
  }

  /// Hours from 12:00 with rain in those given.
  private func rain(_ wet: ClosedRange<Int>, snowFrom turn: Int = 99) -> [(condition: Condition, isWet: Bool)] {
    (12..<60).map { (wet.contains($0) ? $0 < turn ? .rain : .snow : .overcast, wet.contains($0)) }
  }

  @Test func `a pause of half an hour is not the end`() throws {
    let output = try texts([0.5, 0.5, 0.5, 0, 0, 0.5, 0.5, 0.5, 0.5], rain(13...18), now: .rain, at: 5)
    let pause = "Rain, pausing at 14:00"
    #expect(output == ["Rain until 19:00.", "2 hours ▅▅▅··▅▅▅ \(pause), 3.0 mm", pause, "rain until 19:00"])
  }

  @Test func `rain is announced for the next 24 hours only if that many are known`() throws {
    let hours = rain(12...59)
    let known = try texts([], hours, now: .rain, at: 5)
    #expect(known.first == "Rain for the next 24 hours." && known.last == "rain all day")
    let short = try texts([], Array(hours.prefix(12)), now: .rain, at: 5)
    #expect(short.first == "Rain now." && short.last == "rain now")
  }

  @Test func `rain that comes has the start of the quarters, also where the hours end before`() throws {
    let output = try texts([0, 0, 0, 0, 0, 0, 0, 0.5, 0.5], rain(14...14), now: .overcast, at: 5)
    #expect(starts(output) == ["15:00"] && ends(output).isEmpty, "\(output)")
  }

  @Test func `rain that turns into snow stops when the quarters say so`() throws {
    let output = try texts([0.5, 0.5, 0.5, 0.5, 0.5, 0, 0, 0, 0], rain(13...14, snowFrom: 14), now: .rain, at: 5)
    #expect(output.first == "Rain now, snow from 14:00, clearing by 14:30." && ends(output) == ["14:30"], "\(output)")
  }

  @Test(arguments: 0..<8)
  func `a page has one start and one end`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<250 { try checkPage(&random) }
  }

  private func checkPage(_ random: inout SplitMix) throws {
    var isWet = Bool.random(using: &random)
    let quarters: [Double?] = (0..<Int.random(in: 0...10, using: &random)).map { _ in
      if Int.random(in: 0..<4, using: &random) == 0 { isWet.toggle() }
      return isWet ? 0.4 : 0
    }
    isWet.toggle()
    let hours = (0..<48).map { _ -> (condition: Condition, isWet: Bool) in
      if Int.random(in: 0..<3, using: &random) == 0 { isWet.toggle() }
      return ([.rain, .snow, .thunderstorm].randomElement(using: &random) ?? .rain, isWet)
    }
    let now: Condition = Bool.random(using: &random) ? .rain : .overcast
    let output = try texts(quarters, hours, now: now, at: Double.random(in: 0..<60, using: &random))
    #expect(starts(output).count <= 1 && ends(output).count <= 1, "\(quarters) \(output)")
    if output.contains(where: { $0.contains("Dry for") }) {
      #expect(!output.contains { $0.contains("ain until") }, "\(quarters) \(output)")
    }
  }
}
