import Foundation

/// The table of meteor showers, as its JSON file has it.
struct MeteorShowerTable: Decodable {
  /// One shower.
  struct Shower: Decodable {
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
    /// Speed in km/s.
    let v_inf_kms: Double
    /// Population index.
    let r: Double
  }

  private let source: String
  private let licence: String
  private let columns: String
  private let showers: [Shower]

  init(in folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("meteor_showers_2026.json"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The table as a Swift file.
  var file: SwiftFile {
    var file = SwiftFile(
      type: "MeteorShowerTable", about: "The showers of the IMO calendar.", comments: [source, licence, columns],
      licence: nil)
    file.add(
      "names", "String", about: "Code and name.", perLine: 2, showers.flatMap { ["\"\($0.code)\"", "\"\($0.name)\""] })
    file.add(
      "numbers", "Double",
      about:
        "Right ascension, declination, solar longitude, first and last day (100 month + day), ZHR (-1: variable), speed, r.",
      perLine: 8, showers.flatMap(Self.numbers))
    return file
  }

  private static func numbers(of shower: Shower) -> [String] {
    let days = [shower.active_from, shower.active_to].map { day in
      Double(day.replacingOccurrences(of: "-", with: "")) ?? 0
    }
    return [
      shower.radiant_ra_deg, shower.radiant_dec_deg, shower.solar_longitude_j2000, days[0], days[1], shower.zhr ?? -1,
      shower.v_inf_kms, shower.r,
    ].map { String($0) }
  }
}
