import Entities
import Terminal
import ViewModels

/// A page over the rows of the live table. To add one, add a case here with its place and its lines, and a row for its key in
/// ``KeyTable/dashboard``.
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

/// The places where keys work: the table, its pages, the list of pictures, one day of it, and the suggested places.
nonisolated struct KeyPlaces: OptionSet, Sendable {
  let rawValue: Int

  static let table = KeyPlaces(rawValue: 1)
  static let help = KeyPlaces(rawValue: 2)
  static let city = KeyPlaces(rawValue: 4)
  static let sky = KeyPlaces(rawValue: 8)
  static let chart = KeyPlaces(rawValue: 16)
  static let picture = KeyPlaces(rawValue: 32)
  static let list = KeyPlaces(rawValue: 64)
  static let day = KeyPlaces(rawValue: 128)
  static let suggestions = KeyPlaces(rawValue: 256)
  static let events = KeyPlaces(rawValue: 512)

  /// The pages of a city that scroll, and all of its pages.
  static let cityTexts: KeyPlaces = [.city, .sky, .events]
  static let cityPages: KeyPlaces = [.cityTexts, .chart]
  /// The pages that scroll.
  static let texts: KeyPlaces = [.help, .picture, .cityTexts]
  static let pages: KeyPlaces = [.texts, .chart]
}

extension DashboardView {
  /// All lines of a page. A picture is drawn differently when its page is scrolled.
  func lines(of page: LivePage, height: Int, isAtTop: Bool) -> [StyledText] {
    let (width, row) = (screen.columns, model.selected.value)
    switch page {
    case .help: return HelpPage(appearance: appearance, width: width).lines
    case .city:
      let page = CityPage(appearance: appearance, width: width, height: height)
      return row.map { page.lines($0, units: model.units, now: model.minute.value) } ?? []
    case .sky:
      let page = SkyPage(appearance: appearance, units: model.units, width: width)
      return row.flatMap(model.skyPage).map(page.lines) ?? []
    case .chart(let live):
      return chart.lines(live, model, appearance, picture.context, columns: width, rows: height)
    case .events:
      guard let row else { return [] }
      let page = SkyCalendarPage(appearance: appearance, units: model.units, width: width)
      let loading = StyledText(" " + appearance.words("loading"), appearance.theme.quiet)
      return model.comingEvents(of: row).map(page.lines) ?? [page.title(row.city), loading]
    case .picture: return picture.page(appearance, columns: width, height: height, isAtTop: isAtTop)
    }
  }
}
