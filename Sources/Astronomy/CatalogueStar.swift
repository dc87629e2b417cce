import Essentials

/// A star of the Hipparcos catalogue.
struct CatalogueStar: Sendable {
  /// The number in the Hipparcos catalogue.
  let hip: Int
  /// The visual magnitude, Johnson's V.
  let magnitude: Double
  /// The colour index B−V, −0.3 (blue) to 3 (red); `nil` if unknown.
  let color: Double?
  /// The unit vector on the mean equator and equinox of J2000.0, at the epoch J2000.0.
  let direction: Vector
  /// The change of `direction` in a day, by proper motion.
  let motion: Vector

  /// A star as `generate sky` packs it. From the lowest bit, `place` has right ascension and declination (20 bits
  /// each), and proper motion east and north (12 each, in 4 mas a year, 2048 for none); `facts` has the HIP number (17
  /// bits), the step from the previous star's magnitude (7), and B−V (8, in steps of 0.02 from −0.4, 255 for unknown).
  init(place: UInt64, facts: UInt64, magnitude: Double) {
    func field(_ shift: UInt64, _ bits: UInt64) -> Double { Double(place >> shift & ((1 << bits) - 1)) }
    let scale = Double(1 << 20)
    let rightAscension = field(0, 20) / scale * Angle.turn
    let declination = field(20, 20) / scale * .pi - .pi / 2
    let motionStep = 4e-3 * Angle.arcsecond / 365.25
    let east = Vector(x: -sin(rightAscension), y: cos(rightAscension), z: 0)
    let north = Vector(longitude: rightAscension, latitude: declination + .pi / 2)
    direction = Vector(longitude: rightAscension, latitude: declination)
    motion = east * ((field(40, 12) - 2048) * motionStep) + north * ((field(52, 12) - 2048) * motionStep)
    hip = Int(facts & 0x1FFFF)
    let color = facts >> 24 & 0xFF
    self.color = color == 255 ? nil : Double(color) / 50 - 0.4
    self.magnitude = magnitude
  }
}
