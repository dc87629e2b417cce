import Entities
import Essentials
import Terminal
import ViewModels

extension [NightSky] {
  /// The credits for the data of several nights, each once.
  var credits: [String] {
    flatMap(\.credits).reduce(into: []) { credits, credit in if !credits.contains(credit) { credits.append(credit) } }
  }
}

extension Appearance {
  /// Credits as paragraphs for the foot of a page of `width` columns; with `nil`, each on one line.
  func credits(_ credits: [String], width: Int?) -> [StyledText] {
    credits.flatMap { paragraph($0, width: width.map { max($0 - 1, 11) }, theme.quiet) }
  }
}

extension DashboardViewModel {
  /// The credits required by the licences of the data shown.
  var credits: [String] {
    rows.value.credits(at: now)
      + skyData.credits
      + (picture.picture.value == nil ? [] : ["Astronomy Picture of the Day by NASA, https://science.nasa.gov/"])
  }
}

extension [CityRowViewModel] {
  /// The credits for the cities' weather. `hasAir` is whether air quality is shown; by default, whether it's known.
  func credits(at now: Date, hasAir: Bool? = nil) -> [String] {
    let used = Set(map(\.weather.value).flatMap { [$0.current?.provider, $0.forecast?.provider] }.compactMap { $0 })
    var lines = Provider.allCases.filter(used.contains).map(\.credit)
    if hasAir ?? contains(where: { $0.air != nil }) { lines.append(Service.airQuality.credit) }
    let warning = Set(filter { $0.alerts(at: now)?.isEmpty == false }.compactMap(\.city.warningAuthority))
    return lines + WarningAuthority.allCases.filter(warning.contains).map(\.credit)
  }
}
