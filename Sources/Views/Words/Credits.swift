import Entities
import Essentials
import Terminal
import ViewModels

extension [NightSky] {
  /// The credits for the data of several nights, each once, in the order of their first use.
  var credits: [String] {
    flatMap(\.credits).reduce(into: []) { credits, credit in if !credits.contains(credit) { credits.append(credit) } }
  }
}

extension Appearance {
  /// Credits as paragraphs for the foot of a page, with a column of margin at each side; with `nil`, each on one line.
  func credits(_ credits: [String], width: Int?) -> [StyledText] {
    credits.flatMap { paragraph($0, width: width.map { max($0 - 1, 11) }, theme.quiet) }
  }
}

extension DashboardViewModel {
  /// The credits that the licences of the weather, the sky's data and the picture require.
  var credits: [String] {
    rows.value.credits(at: now)
      + skyData.credits
      + (picture.picture.value == nil ? [] : ["Astronomy Picture of the Day by NASA, https://science.nasa.gov/"])
  }
}

extension [CityRowViewModel] {
  /// The credits for the weather and warnings in force; for air quality too, if `hasAir` or, with `nil`, if it's known.
  func credits(at now: Date, hasAir: Bool? = nil) -> [String] {
    let providers = map(\.weather.value).flatMap { [$0.current?.provider, $0.forecast?.provider] }
    var credits = Provider.allCases.filter(providers.contains).map(\.credit)
    if hasAir ?? contains(where: { $0.air != nil }) { credits.append(Service.airQuality.credit) }
    let authorities = Set(filter { $0.alerts(at: now)?.isEmpty == false }.compactMap(\.city.alertAuthority))
    return credits + AlertAuthority.allCases.filter(authorities.contains).map(\.credit)
  }
}
