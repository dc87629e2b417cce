import Essentials

/// The table of meteor showers, from the 2026 Meteor Shower Calendar of the International Meteor Organization (table
/// 5), in the form of its JSON file.
struct MeteorShowers: Decodable {
  /// A shower, with the names of the file.
  private struct Shower: Decodable {
    /// The code of three letters by the International Astronomical Union.
    let code: String
    /// The English name.
    let name: String
    /// Right ascension of the radiant at the maximum, in degrees, J2000.
    let radiant_ra_deg: Double
    /// Declination of the radiant at the maximum, in degrees, J2000.
    let radiant_dec_deg: Double
    /// The Sun's ecliptic longitude at the maximum, in degrees, J2000.
    let solar_longitude_j2000: Double
    /// The first day of activity, such as `12-28`.
    let active_from: String
    /// The last day of activity.
    let active_to: String
    /// The zenithal hourly rate; `nil` if it varies from year to year.
    let zhr: Double?
    /// The population index.
    let r: Double
  }

  private let showers: [Shower]

  /// Reads the file in a directory.
  init(in directory: URL) throws {
    let data = try Data(contentsOf: directory.appending(path: "meteor_showers_2026.json"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The file with rows of code, name, right ascension, declination, solar longitude, first and last day (`MMDD`),
  /// zenithal hourly rate (empty if it varies), and population index.
  var file: GeneratedFile { GeneratedFile("Sky/showers.txt", rows: showers.map(Self.fields)) }

  private static func fields(of shower: Shower) -> [String] {
    let days = [shower.active_from, shower.active_to].map { $0.replacing("-", with: "") }
    return [
      shower.code, shower.name, "\(shower.radiant_ra_deg)", "\(shower.radiant_dec_deg)",
      "\(shower.solar_longitude_j2000)", days[0], days[1], shower.zhr.map { "\($0)" } ?? "", "\(shower.r)",
    ]
  }
}
