import Essentials

/// Names and codes of countries.
enum Countries {
  /// The English name of the country with an ISO 3166-1 alpha-2 code in upper case, or `nil` for an unknown code.
  static func name(ofCode code: String) -> String? {
    let fields = fields(ofCode: code)
    return fields.count == 3 ? fields[2] : nil
  }

  /// The keys of everything a country is called: codes, English name, other names.
  static func keys(ofCode code: String) -> [[UInt8]] {
    let fields =
      fields(ofCode: code).filter { !$0.isEmpty } + (otherNames[code] ?? []) + [koreanNames[code]].compactMap(\.self)
    return fields.map { Folding.key($0) }
  }

  /// Code, alpha-3 code and name.
  private static func fields(ofCode code: String) -> [String] {
    let table = EmbeddedFile("Places/countries.txt")
    let key = Array("\(code)|".utf8)
    let start = table.firstLine(notBefore: key)
    return table.line(at: start, beginsWith: key) ? table.fields(at: start) : []
  }

  /// What people also call countries: short forms, former names, and the names in their own languages.
  static let otherNames: [String: [String]] = [
    "AE": ["UAE", "Emirates"],
    "AR": ["República Argentina"],
    "AT": ["Österreich", "Oesterreich"],
    "BA": ["Bosnia"],
    "BE": ["België", "Belgique", "Belgien"],
    "BO": ["Bolivia"],
    "BR": ["Brasil"],
    "CD": ["DR Congo", "DRC", "Congo Kinshasa", "Congo"],
    "CG": ["Congo", "Congo Brazzaville"],
    "CH": ["Schweiz", "Suisse", "Svizzera", "Swiss"],
    "CI": ["Côte d'Ivoire"],
    "CN": ["PRC", "People's Republic of China", "中国", "中國"],
    "CV": ["Cape Verde"],
    "CZ": ["Czech Republic", "Česko"],
    "DE": ["Deutschland"],
    "DK": ["Danmark"],
    "EG": ["مصر"],
    "ES": ["España"],
    "FI": ["Suomi"],
    "GB": ["UK", "U.K.", "Great Britain", "Britain", "GBR", "Vereinigtes Königreich"],
    "GR": ["Hellas", "Ελλάδα"],
    "HR": ["Hrvatska"],
    "HU": ["Magyarország"],
    "IE": ["Éire", "Republic of Ireland"],
    "IN": ["Bharat", "भारत"],
    "IT": ["Italia"],
    "JP": ["Nippon", "日本"],
    "KP": ["DPRK", "조선"],
    "KR": ["Korea", "Republic of Korea", "ROK", "한국"],
    "LA": ["Lao"],
    "MK": ["Macedonia"],
    "MM": ["Burma"],
    "MO": ["Macau"],
    "MX": ["México"],
    "NL": ["Netherlands", "The Netherlands", "Holland", "Nederland"],
    "NO": ["Norge", "Noreg"],
    "NZ": ["Aotearoa"],
    "PL": ["Polska"],
    "PS": ["Palestine"],
    "PT": ["Portugal"],
    "RO": ["România"],
    "RU": ["Russian Federation", "Россия"],
    "SE": ["Sverige"],
    "SZ": ["Swaziland"],
    "TL": ["East Timor"],
    "TR": ["Türkiye", "Turkiye"],
    "TW": ["臺灣", "台灣", "台湾"],
    "UA": ["Україна"],
    "US": ["USA", "U.S.", "United States of America", "America"],
    "VA": ["Vatican City", "Holy See"],
    "VN": ["Viet Nam", "Việt Nam"],
    "ZA": ["RSA"],
  ]
}
