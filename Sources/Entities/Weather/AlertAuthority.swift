/// An authority that issues weather warnings. A new one needs a case, its row and a method of `AlertsRepository`.
package enum AlertAuthority: String, CaseIterable, Sendable {
  /// The National Weather Service.
  case unitedStates
  /// MET Norway, also for Svalbard.
  case norway
  /// Deutscher Wetterdienst, through Bright Sky.
  case germany
  /// Environment and Climate Change Canada.
  case canada

  /// The facts about an authority.
  private struct Row {
    let service: Service
    /// The ISO 3166-1 codes of its countries and territories.
    let countries: [String]
    /// The languages of its texts, by the tags used in requests.
    let languages: [String]
    let credit: String
  }

  private var row: Row {
    switch self {
    case .unitedStates:
      Row(
        service: .nws, countries: ["US", "PR", "GU", "VI", "AS", "MP"], languages: ["en"],
        credit: "Warnings by the US National Weather Service, https://www.weather.gov/")
    case .norway:
      Row(
        service: .metNorway, countries: ["NO", "SJ"], languages: ["en", "no"],
        credit: "Warnings by MET Norway (CC BY 4.0), https://www.met.no/")
    case .germany:
      Row(
        service: .brightSky, countries: ["DE"], languages: ["en", "de"],
        credit: "Warnings by Deutscher Wetterdienst (DWD), through Bright Sky, https://www.dwd.de/")
    case .canada:
      Row(
        service: .eccc, countries: ["CA"], languages: ["en", "fr"],
        credit: "Warnings by Environment and Climate Change Canada, https://weather.gc.ca/")
    }
  }

  /// The authority for a country, by its ISO 3166-1 code; `nil` if none is known that offers warnings without a key.
  package init?(countryCode: String?) {
    guard let countryCode, let authority = Self.byCountry[countryCode] else { return nil }
    self = authority
  }

  private static let byCountry = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { authority in authority.row.countries.map { ($0, authority) } })

  /// The service that delivers its warnings.
  package var service: Service { row.service }

  /// The credit that it asks for.
  package var credit: String { row.credit }

  /// The language to request for a locale or tag such as `de_DE.UTF-8`: its own if there are texts in it, else `en`.
  package func language(for locale: String) -> String {
    let tag = locale.lowercased().prefix { $0.isLetter }
    let language = ["nb", "nn"].contains(tag) ? "no" : String(tag)
    return row.languages.contains(language) ? language : "en"
  }
}

extension City {
  /// The authority that warns of weather there; `nil` if none is known.
  package var alertAuthority: AlertAuthority? { AlertAuthority(countryCode: countryCode) }
}
