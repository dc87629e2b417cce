import Essentials

/// A star in the raw data.
struct RawStar {
  /// The number in the Hipparcos catalogue.
  var hip: Int
  /// In degrees, J2000.0.
  var rightAscension: Double
  /// In degrees, J2000.0.
  var declination: Double
  /// The proper motion along the parallel, in milliarcseconds a year.
  var eastward: Double
  /// The proper motion in declination, in milliarcseconds a year.
  var northward: Double
  /// The visual magnitude.
  var magnitude: Double
  /// The colour index B−V; `nil` if it is unknown.
  var color: Double?

  /// The star in a row; missing numbers are 0.
  init(_ row: [String: String]) {
    func number(_ key: String) -> Double { Double(row[key] ?? "") ?? 0 }
    hip = Int(row["hip"] ?? "") ?? 0
    rightAscension = number("ra_deg")
    declination = number("dec_deg")
    eastward = number("pm_ra_cosdec_mas_yr")
    northward = number("pm_dec_mas_yr")
    magnitude = number("v_mag")
    color = Double(row["b_v"] ?? "")
  }

  /// The direction as a unit vector.
  var direction: [Double] { Self.direction(rightAscension, declination) }

  /// The unit vector of spherical coordinates in degrees.
  static func direction(_ longitude: Double, _ latitude: Double) -> [Double] {
    let (a, d) = (longitude * .pi / 180, latitude * .pi / 180)
    return [cos(d) * cos(a), cos(d) * sin(a), sin(d)]
  }
}
