import Essentials

/// The table of meteor showers, as its JSON file has it.
struct MeteorShowers: Decodable {
  /// One shower.
  private struct Shower: Decodable {
    /// The code of the International Astronomical Union.
    let code: String
    /// The English name.
    let name: String
    /// Right ascension and declination of the radiant, degrees, J2000.
    let radiant_ra_deg: Double
    let radiant_dec_deg: Double
    /// The Sun's longitude at the maximum, degrees, J2000.
    let solar_longitude_j2000: Double
    /// First and last day of activity, month-day.
    let active_from: String
    let active_to: String
    /// Zenithal hourly rate, if it is steady enough to be given.
    let zhr: Double?
    /// Population index.
    let r: Double
  }

  private let showers: [Shower]

  init(in folder: URL) throws {
    let data = try Data(contentsOf: folder.appending(path: "meteor_showers_2026.json"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// Code, name, right ascension, declination, solar longitude, first and last day (month and day), ZHR (nothing where it is
  /// variable), population index.
  var file: GeneratedFile { GeneratedFile("Sky/showers.txt", rows: showers.map(Self.fields)) }

  private static func fields(of shower: Shower) -> [String] {
    let days = [shower.active_from, shower.active_to].map { $0.replacing("-", with: "") }
    return [
      shower.code, shower.name, "\(shower.radiant_ra_deg)", "\(shower.radiant_dec_deg)",
      "\(shower.solar_longitude_j2000)", days[0], days[1], shower.zhr.map { "\($0)" } ?? "", "\(shower.r)",
    ]
  }
}
