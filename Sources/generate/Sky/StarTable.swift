import Essentials

/// A star as the raw data have it.
struct RawStar {
  var hip: Int
  /// Degrees, J2000.0.
  var rightAscension: Double
  var declination: Double
  /// Milliarcseconds a year, the first along the parallel.
  var eastward: Double
  var northward: Double
  var magnitude: Double
  /// B−V, if it is known.
  var colour: Double?

  init(_ row: [String: String]) {
    func number(_ key: String) -> Double { Double(row[key] ?? "") ?? 0 }
    hip = Int(row["hip"] ?? "") ?? 0
    rightAscension = number("ra_deg")
    declination = number("dec_deg")
    eastward = number("pm_ra_cosdec_mas_yr")
    northward = number("pm_dec_mas_yr")
    magnitude = number("v_mag")
    colour = Double(row["b_v"] ?? "")
  }

  /// The direction as a vector of length 1.
  var direction: [Double] { Self.direction(rightAscension, declination) }

  static func direction(_ longitude: Double, _ latitude: Double) -> [Double] {
    let (a, d) = (longitude * .pi / 180, latitude * .pi / 180)
    return [cos(d) * cos(a), cos(d) * sin(a), sin(d)]
  }
}

/// Twelve bytes a star, the lowest first.
///
/// A word of 64 bits: from the lowest, 20 of the right ascension (of a turn), 20 of the declination (of half a turn, from
/// the south pole), twice 12 of the motion (in 4 mas a year, the zero at 2048). A word of 32 bits: 17 of the HIP number, 7
/// of the step in magnitude from the star before (hundredths, from −2.00), 8 of the colour (B−V + 0.4 in hundredths of 2;
/// 255 where it is not known).
enum StarTable {
  static func bytes(_ stars: [RawStar]) -> [UInt8] {
    var bytes: [UInt8] = []
    var former = -200
    for star in stars {
      let scale = Double(1 << 20)
      let place =
        field(star.rightAscension / 360 * scale, bits: 20) | field((star.declination + 90) / 180 * scale, bits: 20)
        << 20
        | field(star.eastward / 4 + 2048, bits: 12) << 40 | field(star.northward / 4 + 2048, bits: 12) << 52
      let magnitude = Int((star.magnitude * 100).rounded())
      precondition((0..<128).contains(magnitude - former), "a gap in the magnitudes")
      let colour = star.colour.map { field(($0 + 0.4) * 50, bits: 8) } ?? 255
      let facts = UInt64(star.hip) | UInt64(magnitude - former) << 17 | colour << 24
      former = magnitude
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: place >> (8 * $0)) }
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: facts >> (8 * $0)) }
    }
    return bytes
  }

  private static func field(_ value: Double, bits: UInt64) -> UInt64 {
    let whole = Int(value.rounded())
    precondition((0..<1 << Int(bits)).contains(whole), "\(value) does not fit in \(bits) bits")
    return UInt64(whole)
  }
}

/// The lines of the constellations as numbers of two bytes, the lower first: a line begins with 0x8000 and the number of its
/// constellation in the order of the abbreviations, and goes on with the numbers of its stars.
enum FigureTable {
  static func bytes(_ rows: [[String: String]], stars: [RawStar], codes: [String]) -> [UInt8] {
    var numbers: [Int] = []
    var former = ""
    for row in rows {
      let code = row["constellation"] ?? ""
      let line = "\(code) \(row["line"] ?? "")"
      if line != former {
        former = line
        numbers.append(0x8000 + (codes.firstIndex(of: code) ?? 0))
      }
      let (star, distance) = nearest(row, stars)
      if distance < 0.05 { numbers.append(star) } else { print("\(line): no star within \(distance)°") }
    }
    return numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func nearest(_ row: [String: String], _ stars: [RawStar]) -> (star: Int, distance: Double) {
    let place = RawStar.direction(Double(row["ra_deg"] ?? "") ?? 0, Double(row["dec_deg"] ?? "") ?? 0)
    let distances = stars.map { star in
      zip(star.direction, place).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return (best, distances[best].squareRoot() * 180 / .pi)
  }
}
