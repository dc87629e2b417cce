import Entities
import Foundation
import Services
import Terminal
import Testing

@testable import ViewModels
@testable import Views

/// What is asked for of the sky, and the rain of two hours, in a document that is read again.
struct SkyDataDocumentTests {
  private let clock = Self.clock(at: ForecastSample.now)

  private static func clock(at now: Date) -> WallClock { WallClock(now: { now }, sleep: { _ in }) }

  /// The demo's cities with orbits, a magnetic storm and quarters of rain.
  private func written() async -> DashboardViewModel {
    let demo = DemoWorld(clock: clock)
    let model = DashboardViewModel(rows: demo.settings.cities.map { CityRowViewModel($0) })
    model.connect(demo, clock: clock)
    await model.settle([.now, .forecast], with: [.skyData])
    return model
  }

  private func text(of model: DashboardViewModel) throws -> String {
    var text = ""
    try WeatherDocument(model).write { text += $0 }
    return text
  }

  private func read(_ text: String) throws -> DashboardViewModel {
    let model = DashboardViewModel(try #require(DashboardDocument(try JSONReader.strict(text.utf8))))
    model.follow(clock)
    return model
  }

  private func table(_ model: DashboardViewModel, _ set: ColumnSet, _ width: Int?) -> [String] {
    model.prepareSky()
    return TablePage(appearance: Appearance(), width: width, set: set).lines(model).map(\.plain)
  }

  @Test(arguments: [ColumnSet.sky, .weather], [nil, 200, 120, 80])
  func `the table of a document has the satellites and the rain of the one that was written`(
    set: ColumnSet, width: Int?
  ) async throws {
    let written = await written()
    let lines = table(written, set, width)
    #expect(table(try read(try text(of: written)), set, width) == lines)
    if set == .sky, width != 80 { #expect(lines.contains { $0.contains("ISS ") }) }
  }

  @Test func `passes, auroras and the next two hours are said as they were`() async throws {
    let written = await written()
    let read = try read(try text(of: written))
    for model in [written, read] { model.prepareSky() }
    var (passes, auroras, rains) = (0, 0, 0)
    for (row, back) in zip(written.rows.value, read.rows.value) {
      let sky = SkyText(zone: row.zone, units: .metric, appearance: Appearance())
      let (report, other) = (try #require(row.sky.value.report), try #require(back.sky.value.report))
      let output = (report.passes ?? []).map { sky.pass($0).sentence }
      #expect((other.passes ?? []).map { sky.pass($0).sentence } == output)
      let aurora = report.aurora.map { sky.aurora($0) }
      #expect(other.aurora.map { sky.aurora($0) } == aurora)
      let (rain, again) = (row.rain(at: ForecastSample.now), back.rain(at: ForecastSample.now))
      #expect(rain.state == again.state && rain.changesAt == again.changesAt && rain.isSnow == again.isSnow)
      passes += output.count
      auroras += aurora == nil ? 0 : 1
      rains += rain.state == .unknown ? 0 : 1
    }
    #expect(passes > 0 && auroras > 0 && rains > 5)
  }

  @Test func `the document is written again as it was, with its credits`() async throws {
    let text = try text(of: await written())
    #expect(text.contains("Orbits by Celestrak") && text.contains("Forecast of Kp by the NOAA"))
    let again = try self.text(of: try read(text))
    let pairs = zip(again.split(separator: "\n"), text.split(separator: "\n"))
    #expect(pairs.filter { $0 != $1 }.map { "\($0)" } == [])
  }

  @Test func `a night has the credits of what is in it, and no others`() async throws {
    let written = await written()
    let tromso = try #require(written.rows.value.first { $0.name == "Tromsø" })
    _ = written.nightSky(of: tromso)
    await written.detailedSky.night.task?.value
    let model = try #require(written.nightSky(of: tromso))
    let page = SkyPage(appearance: Appearance(), units: .metric, width: 100).lines(model).map(\.plain)
    for credit in [Provider.openMeteo.credit, Service.celestrak.credit, Service.swpc.credit] {
      #expect(model.credits.contains(credit))
      #expect(page.contains { credit.hasPrefix($0.dropFirst()) && $0.count > 20 }, "\(credit)")
    }
    let several = SkyComparison(appearance: Appearance(), width: 100).lines([model, model], units: .metric)
    #expect(several.filter { $0.plain.contains("Orbits by Celestrak") }.count == 1)
    let now = ForecastSample.now
    let computed = SkyService().night(over: tromso.city, moment: try SkyMoment(at: tromso.city, now: now), now: now)
    #expect(computed.credits.isEmpty)
    let document = SkyDocument.document([model], isSinglePlace: true, units: .metric).document
    #expect(document.contains("\"attribution\": [") && document.contains(Service.celestrak.credit))
  }
}
