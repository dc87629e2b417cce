import CommandLine
import Entities
import Essentials
import Terminal
import ViewModels
import Views

/// `skydash sky --next`, `--month`, `--year`: computed, so without network.
struct SkyCalendarCommand {
  let app: AppContext
  let cities: [City]
  /// Whether one city was asked for by its name.
  let isOne: Bool

  func run() throws -> ExitCode {
    switch app.options.skyPart {
    case .night: return .done
    case .next(let choice):
      let page = NextPage(appearance: app.appearance, units: app.chosen.units, width: app.output.width)
      return try show(
        { SkyEventsViewModel($0, at: now, date: date($0), of: choice) }, page.lines, SkyCalendarDocument.init)
    case .month:
      let page = MonthPage(appearance: app.appearance, units: app.chosen.units, width: app.output.width)
      return try show({ SkyMonthViewModel($0, at: now, date: date($0)) }, page.lines, SkyCalendarDocument.init)
    case .year(let year):
      let page = YearPage(appearance: app.appearance, units: app.chosen.units, width: app.output.width)
      return try show({ SkyYearViewModel($0, at: now, year: year) }, page.lines, SkyCalendarDocument.init)
    }
  }

  private var now: Date { app.clock.now() }

  private func date(_ city: City) -> CivilDate? { app.options.night?.ahead(of: CivilDate(now, in: city.zone)) }

  /// One page after the other, or all in one document.
  private func show<Model>(
    _ model: (City) -> Model, _ lines: (Model) -> [StyledText],
    _ document: (Model, SkyDocument.Words) -> SkyCalendarDocument
  ) throws -> ExitCode {
    let models = cities.map { ($0, model($0)) }
    guard app.options.format != .json else {
      let documents = models.map { city, model in
        document(model, SkyCalendarDocument.words(of: city, units: app.chosen.units))
      }
      try app.console.print(SkyCalendarDocument.document(documents, isOne: isOne || models.count == 1))
      return .done
    }
    let pages = models.map { lines($0.1) }
    try app.output.print(pages.enumerated().flatMap { ($0 == 0 ? [] : [StyledText()]) + $1 })
    return .done
  }
}
