/// The Earth's gravity by WGS-72, which published elements assume. Lengths are in Earth radii, times in minutes.
enum Gravity {
  /// The Earth's equatorial radius, km.
  static let radius = 6378.135
  /// The square root of the gravitational parameter (398,600.8 km³/s²) in these units; `xke` in the literature.
  static let rootMu = 60 / (radius * radius * radius / 398_600.8).squareRoot()
  /// The zonal harmonics of the Earth's gravity field, without unit.
  static let (j2, j3, j4) = (0.001_082_616, -0.000_002_538_81, -0.000_001_655_97)
  /// The unit of speed, km/s.
  static let speedUnit = radius * rootMu / 60
}
