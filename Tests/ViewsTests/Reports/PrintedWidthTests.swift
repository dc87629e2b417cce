import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels
import World

@testable import Views

/// No printed line is ever wider than asked: every page, at every width, in both languages, with signs of each kind.
struct PrintedWidthTests {
  nonisolated static let widths = [20, 21, 24, 27, 30, 33, 39, 40, 47, 59, 60, 79, 80, 99, 100, 120, 157, 200]

  /// Cities whose rows have everything that can be long, and one that has nothing.
  private func dashboard(_ units: Units) throws -> DashboardViewModel {
    var storm = ForecastSample.report(of: try ForecastSample.honolulu())
    storm.city.name = "Llanfairpwllgwyngyllgogerychwyrndrobwll"
    storm.alerts = Fetched(
      [
        WeatherAlert(
          identifier: "1", event: "Flood Warning", severity: .severe, headline: "Rivers rise until tomorrow night",
          ends: ForecastSample.now.addingTimeInterval(3600))
      ], fetchedAt: ForecastSample.now)
    var old = ForecastSample.report(of: try ForecastSample.kathmandu(), provider: .metNorway)
    old.city.name = "काठमाडौँ 카트만두 加德滿都"
    old.problem = .timedOut(.openMeteo)
    var missing = CityWeather(city: try ForecastSample.city("São Paulo", -23.5, -46.6, "America/Sao_Paulo", "BR"))
    missing.problem = .requestFailed(.openMeteo, "the proxy's name was not found")
    let model = ForecastSample.dashboard(
      [ForecastSample.report(of: try ForecastSample.seoul()), storm, old, missing], units: units)
    model.picture.show(try PictureScreens.picture())
    model.updateSky()
    return model
  }

  private func skies() throws -> [NightSky] {
    try [ForecastSample.seoul(), ForecastSample.honolulu()].map { city in
      let now = ForecastSample.now
      let moment = try SkyMoment(at: city, now: now, date: CivilDate(now, in: city.zone), secondsOfDay: 22 * 3600)
      let forecast = Sourced(ForecastSample.forecast(of: city), provider: .openMeteo, fetchedAt: now)
      return SkyService().night(over: city, moment: moment, forecast: forecast, now: now)
    }
  }

  private func pages(
    _ dashboard: DashboardViewModel, _ skies: [NightSky], _ appearance: Appearance, _ width: Int
  ) throws -> [(name: String, lines: [StyledText])] {
    let units = dashboard.units
    let picture = try PictureScreens.picture()
    let places = [
      Place(
        name: "Llanfairpwllgwyngyll", region: "Wales", country: "United Kingdom", countryCode: "GB",
        coordinates: try ForecastSample.seoul().coordinates, timeZone: "Europe/London", population: 3107)
    ]
    var pages: [(String, [StyledText])] = [
      ("show --line", [StatusBar(appearance).line(dashboard, width: width)]),
      ("show", TablePage(appearance: appearance, width: width).lines(dashboard)),
      ("forecast", TablePage(appearance: appearance, width: width, set: .days).lines(dashboard)),
      ("forecast --hours", TablePage(appearance: appearance, width: width, set: .hours).lines(dashboard)),
      ("sky of several", SkyComparison(appearance: appearance, width: width).lines(skies, units: units)),
      ("apod", PicturePage(appearance: appearance, width: width).head(picture)),
      ("apod", PicturePage(appearance: appearance, width: width).tail(picture, showsPicture: false, problem: "Old.")),
      ("apod --from", PrintedList(appearance: appearance, width: width).lines([picture])),
      ("list", PrintedList(appearance: appearance, width: width).lines(dashboard.rows.value.map(\.city))),
      ("search", PrintedList(appearance: appearance, width: width).lines(places)),
      (
        "doctor",
        DoctorReport([
          Finding(
            .terminal, .pictures, .warning, Phrase("kitty graphics"),
            step: Phrase("set TERM to your terminal's name, such as xterm-256color"))
        ])
        .lines(appearance, width: width)
      ),
    ]
    pages += dashboard.rows.value.map {
      ("city", CityPage(appearance: appearance, width: width).lines($0, units: units, now: dashboard.now))
    }
    pages += skies.map { ("sky", SkyPage(appearance: appearance, units: units, width: width).lines($0)) }
    return pages
  }

  @Test(arguments: [Language.english, .korean], [GlyphSet.unicode, .ascii, .words])
  func `no printed line is wider than asked`(language: Language, glyphs: GlyphSet) throws {
    let appearance = Appearance(words: .inLanguage(language), glyphs: glyphs)
    let skies = try skies()
    for units in [Units.metric, .imperial] {
      let dashboard = try dashboard(units)
      for width in Self.widths {
        for (name, lines) in try pages(dashboard, skies, appearance, width) {
          let wide = lines.filter { $0.displayWidth > width }
          #expect(wide.isEmpty, "\(name) --width \(width), \(language), \(glyphs): \(wide.map(\.plain))")
        }
      }
    }
  }

  @Test func `sentences that are wrapped lose no word`() throws {
    let dashboard = try dashboard(.metric)
    let row = try #require(dashboard.rows.value.first)
    func words(_ width: Int?) -> [String] {
      CityPage(appearance: Appearance(glyphs: .words), width: width)
        .lines(row, units: .metric, now: dashboard.now).flatMap { $0.plain.split(separator: " ").map(String.init) }
    }
    // The first line, with the age at its right, is laid out by the width.
    #expect(words(40).sorted() == words(nil).sorted())
  }
}
