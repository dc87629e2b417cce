/// Who warns officially of the weather somewhere. All that is known of it is its row in the table; another authority
/// is a case, its row and a function of `WarningsRepository`.
package enum WarningAuthority: String, CaseIterable, Sendable {
  /// The National Weather Service.
  case unitedStates
  /// MET Norway, also for Svalbard.
  case norway
  /// Deutscher Wetterdienst, by way of Bright Sky.
  case germany
  /// Environment and Climate Change Canada.
  case canada

  private struct Row {
    /// The service that is asked.
    let service: Service
    /// The countries by their codes (ISO 3166-1), and the territories that have codes of their own.
    let countries: [String]
    /// The languages of its texts, by the tags it is asked with.
    let languages: [String]
    /// The credit that it asks for.
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

  /// Whose warnings count in a country, by its code (ISO 3166-1); `nil` where no authority is known that offers its warnings
  /// by place and without a key.
  package init?(countryCode: String?) {
    guard let code = countryCode?.uppercased(),
      let authority = Self.allCases.first(where: { $0.row.countries.contains(code) })
    else { return nil }
    self = authority
  }

  /// The service that is asked.
  package var service: Service { row.service }

  /// The credit that it asks for.
  package var attribution: String { row.credit }

  /// The language to ask for by that of a locale or tag, such as `de_DE.UTF-8`: theirs where the texts have
  /// it, else English.
  package func language(for locale: String) -> String {
    let tag = locale.lowercased().prefix { $0.isLetter }
    let own = ["nb", "nn"].contains(tag) ? "no" : String(tag)
    return row.languages.contains(own) ? own : "en"
  }
}

extension City {
  /// Whose warnings count there; `nil` where none is known.
  package var warningAuthority: WarningAuthority? { WarningAuthority(countryCode: countryCode) }
}
