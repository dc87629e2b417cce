/// The lines of the constellation figures as numbers of two bytes, little-endian: a line begins with 0x8000 plus the
/// index of its constellation in the order of the abbreviations, and continues with the indices of its stars in
/// ``StarTable``.
enum FigureTable {
  /// The table of lines, made of rows for their points. A point without a star within 0.05° is reported and left out.
  static func bytes(_ rows: [[String: String]], stars: [RawStar], codes: [String]) -> [UInt8] {
    var numbers: [Int] = []
    var previousLine = ""
    for row in rows {
      let code = row["constellation"] ?? ""
      let line = "\(code) \(row["line"] ?? "")"
      if line != previousLine {
        previousLine = line
        numbers.append(0x8000 + (codes.firstIndex(of: code) ?? 0))
      }
      let (star, distance) = nearest(row, stars)
      if distance < 0.05 { numbers.append(star) } else { print("\(line): no star within \(distance)°") }
    }
    return numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  /// The index of the star nearest to a point, and its distance in degrees.
  private static func nearest(_ row: [String: String], _ stars: [RawStar]) -> (star: Int, distance: Double) {
    let place = RawStar.direction(Double(row["ra_deg"] ?? "") ?? 0, Double(row["dec_deg"] ?? "") ?? 0)
    let distances = stars.map { star in
      zip(star.direction, place).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return (best, distances[best].squareRoot() * 180 / .pi)
  }
}
