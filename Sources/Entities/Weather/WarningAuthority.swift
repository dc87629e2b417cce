/// Who warns officially of the weather somewhere: the one table from countries to authorities. Another one is a case with
/// its rows here, and a repository.
package enum WarningAuthority: String, CaseIterable, Sendable {
  /// The National Weather Service.
  case unitedStates
  /// MET Norway, also for Svalbard.
  case norway
  /// Deutscher Wetterdienst, by way of Bright Sky.
  case germany
  /// Environment and Climate Change Canada.
  case canada

  /// Whose warnings count in a country, by its code (ISO 3166-1); `nil` where no authority is known that tells its warnings
  /// by place and without a key.
  package init?(countryCode: String?) {
    guard let code = countryCode?.uppercased(),
      let authority = Self.allCases.first(where: { $0.countryCodes.contains(code) })
    else { return nil }
    self = authority
  }

  /// The countries, and the territories that have codes of their own.
  private var countryCodes: [String] {
    switch self {
    case .unitedStates: ["US", "PR", "GU", "VI", "AS", "MP"]
    case .norway: ["NO", "SJ"]
    case .germany: ["DE"]
    case .canada: ["CA"]
    }
  }

  /// The service that is asked.
  package var service: Service {
    switch self {
    case .unitedStates: .nws
    case .norway: .metNorway
    case .germany: .brightSky
    case .canada: .eccc
    }
  }

  /// The credit that it asks for.
  package var attribution: String {
    switch self {
    case .unitedStates: "Warnings by the US National Weather Service, https://www.weather.gov/"
    case .norway: "Warnings by MET Norway (CC BY 4.0), https://www.met.no/"
    case .germany: "Warnings by Deutscher Wetterdienst (DWD), through Bright Sky, https://www.dwd.de/"
    case .canada: "Warnings by Environment and Climate Change Canada, https://weather.gc.ca/"
    }
  }

  /// The languages of its texts, by the tags it is asked with.
  private var languages: [String] {
    switch self {
    case .unitedStates: ["en"]
    case .norway: ["en", "no"]
    case .germany: ["en", "de"]
    case .canada: ["en", "fr"]
    }
  }

  /// The language to ask for somebody who speaks that of a locale or tag, such as `de_DE.UTF-8`: theirs where the texts have
  /// it, else English.
  package func language(for locale: String) -> String {
    let tag = locale.lowercased().prefix { $0.isLetter }
    let own = ["nb", "nn"].contains(tag) ? "no" : String(tag)
    return languages.contains(own) ? own : "en"
  }
}

extension City {
  /// Whose warnings count there; `nil` where none is known.
  package var warningAuthority: WarningAuthority? { WarningAuthority(countryCode: countryCode) }
}
