/// The Earth's gravity by WGS-72, with the Earth's radius as the unit of length and the minute as that of time.
enum Gravity {
  /// Equatorial radius, km.
  static let radius = 6378.135
  /// Square root of the gravitational parameter (398,600.8 km³/s²) in these units.
  static let rate = 60 / (radius * radius * radius / 398_600.8).squareRoot()
  /// The zonal harmonics of the Earth's field.
  static let j2 = 0.001_082_616
  static let j3 = -0.000_002_538_81
  static let j4 = -0.000_001_655_97
  /// The unit of speed, km/s.
  static let speed = radius * rate / 60
}
