/// The first-level divisions of countries: their names, and their abbreviations if people use any.
struct Regions {
  /// A division by its code in GeoNames (admin1).
  private struct Code: Hashable {
    var country: String
    var code: String
  }

  /// A place by its coordinates, which are the same in both sources.
  private struct Spot: Hashable {
    var latitude: Double
    var longitude: Double
  }

  private var names: [Code: String] = [:]

  /// Names each division as most of its places do.
  init(raw: RawData) {
    var states: [Spot: String] = [:]
    for place in raw.located {
      states[Spot(latitude: place.latitude, longitude: place.longitude)] = place.state
    }
    var votes: [Code: [String: Int]] = [:]
    for town in raw.towns {
      guard let state = states[Spot(latitude: town.latitude, longitude: town.longitude)] else { continue }
      votes[Code(country: town.countrycode, code: town.admin1code), default: [:]][state, default: 0] += 1
    }
    names = votes.compactMapValues { votes in votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  /// The line `COUNTRY|ABBREVIATION|NAME` for a division; with empty fields if it is unknown.
  func line(country: String, code: String) -> String {
    guard let name = names[Code(country: country, code: code)] else { return "\(country)||" }
    return "\(country)|\(Self.abbreviation(country: country, code: code))|\(name)"
  }

  /// The abbreviation of a division; empty if none is in use.
  private static func abbreviation(country: String, code: String) -> String {
    if let known = abbreviations[country]?[code] { return known }
    let isWord = code.count >= 2 && code.allSatisfy { $0.isASCII && $0.isUppercase }
    return isWord && lettered.contains(country) ? code : ""
  }

  /// Countries whose GeoNames codes are the abbreviations people use.
  private static let lettered: Set<String> = ["US", "GB", "CH"]

  /// The abbreviations of countries whose GeoNames codes are numbers.
  private static let abbreviations: [String: [String: String]] = [
    "AU": [
      "01": "ACT", "02": "NSW", "03": "NT", "04": "QLD", "05": "SA", "06": "TAS", "07": "VIC", "08": "WA",
    ],
    "BR": [
      "01": "AC", "02": "AL", "03": "AP", "04": "AM", "05": "BA", "06": "CE", "07": "DF", "08": "ES", "11": "MS",
      "13": "MA", "14": "MT", "15": "MG", "16": "PA", "17": "PB", "18": "PR", "20": "PI", "21": "RJ", "22": "RN",
      "23": "RS", "24": "RO", "25": "RR", "26": "SC", "27": "SP", "28": "SE", "29": "GO", "30": "PE", "31": "TO",
    ],
    "CA": [
      "01": "AB", "02": "BC", "03": "MB", "04": "NB", "05": "NL", "07": "NS", "08": "ON", "09": "PE", "10": "QC",
      "11": "SK", "12": "YT", "13": "NT", "14": "NU",
    ],
    "DE": [
      "01": "BW", "02": "BY", "03": "HB", "04": "HH", "05": "HE", "06": "NI", "07": "NW", "08": "RP", "09": "SL",
      "10": "SH", "11": "BB", "12": "MV", "13": "SN", "14": "ST", "15": "TH", "16": "BE",
    ],
  ]
}
