import Essentials

/// The table of stars, twelve bytes each, little-endian, the brightest first.
///
/// A word of 64 bits has, from the lowest bit on, 20 bits of right ascension (fraction of a turn), 20 of declination
/// (fraction of half a turn from the south pole on), 12 each of the proper motion eastward and northward (units of 4
/// mas a year, 2048 for none). A word of 32 bits has 17 of the HIP number, 7 of the difference in magnitude from the
/// previous star (hundredths; the first one's from −2.00), and 8 of the colour index (B−V + 0.4 in fiftieths; 255 if it
/// is unknown).
enum StarTable {
  /// The table of stars, which must be sorted by magnitude. Traps if a value doesn't fit in its bits.
  static func bytes(_ stars: [RawStar]) -> [UInt8] {
    var bytes: [UInt8] = []
    var previousMagnitude = -200
    for star in stars {
      let scale = Double(1 << 20)
      let place =
        field(star.rightAscension / 360 * scale, bits: 20) | field((star.declination + 90) / 180 * scale, bits: 20)
        << 20
        | field(star.eastward / 4 + 2048, bits: 12) << 40 | field(star.northward / 4 + 2048, bits: 12) << 52
      let magnitude = Int((star.magnitude * 100).rounded())
      precondition((0..<128).contains(magnitude - previousMagnitude), "a gap in the magnitudes")
      let color = star.color.map { field(($0 + 0.4) * 50, bits: 8) } ?? 255
      let facts = UInt64(star.hip) | UInt64(magnitude - previousMagnitude) << 17 | color << 24
      previousMagnitude = magnitude
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: place >> (8 * $0)) }
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: facts >> (8 * $0)) }
    }
    return bytes
  }

  /// A rounded value, to be stored in so many bits.
  private static func field(_ value: Double, bits: UInt64) -> UInt64 {
    let whole = Int(value.rounded())
    precondition((0..<1 << Int(bits)).contains(whole), "\(value) does not fit in \(bits) bits")
    return UInt64(whole)
  }
}
