import Entities
import Terminal
import ViewModels

/// A page over the rows of the live table. To add one: a case, its place, its lines, a row in ``KeyTable/dashboard``.
enum LivePage: Equatable {
  case help
  /// The selected city's weather.
  case city
  /// The selected city's sky.
  case sky
  case picture
  /// The star chart of the selected city.
  case chart(LiveChart)
  /// Coming events in the sky over the selected city.
  case events

  /// The place whose keys work on the page; each kind of page has its own.
  var place: KeyPlaces {
    switch self {
    case .help: .help
    case .city: .city
    case .sky: .sky
    case .picture: .picture
    case .chart: .chart
    case .events: .events
    }
  }
}

extension DashboardView {
  /// All lines of a page; empty if it's about a city and none is selected. Only the picture's depend on `isAtTop`.
  func lines(of page: LivePage, height: Int, isAtTop: Bool) -> [StyledText] {
    let (width, row) = (screen.columns, model.selected.value)
    switch page {
    case .help: return HelpPage(appearance: appearance, width: width).lines
    case .city:
      let page = CityPage(appearance: appearance, width: width, height: height)
      return row.map { page.lines($0, units: model.units, now: model.minute.value) } ?? []
    case .sky:
      let page = SkyPage(appearance: appearance, units: model.units, width: width)
      return row.flatMap(model.nightSky).map(page.lines) ?? []
    case .chart(let live):
      return chart.lines(
        of: live, in: model, appearance: appearance, context: picture.context, columns: width, rows: height)
    case .events:
      guard let row else { return [] }
      let page = SkyCalendarPage(appearance: appearance, units: model.units, width: width)
      let loading = StyledText(" " + appearance.words("loading"), appearance.theme.quiet)
      return model.comingEvents(of: row).map(page.lines) ?? [page.title(row.city), loading]
    case .picture: return picture.page(appearance, columns: width, height: height, isAtTop: isAtTop)
    }
  }
}
