/// The Beaufort scale of wind force.
package enum Beaufort {
  /// m/s at which the forces 1…12 begin (WMO-No. 306, code table 1100).
  static let starts = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]

  /// The force, 0…12, of a wind speed in m/s; 0 for NaN.
  package static func force(_ speed: Double) -> Int { starts.count { speed >= $0 } }
}
