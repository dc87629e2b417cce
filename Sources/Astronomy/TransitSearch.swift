/// Finds when a body crosses the meridian.
struct TransitSearch: Sendable {
  private let track: Track
  private let orientations: OrientationTrack
  private let longitude: Double

  init(of body: Body, site: Site, ephemeris: Ephemeris) {
    track = ephemeris.track(of: body)
    orientations = ephemeris.orientations
    longitude = site.longitude
  }

  /// Every passage in the window, in order, to a millisecond.
  ///
  /// - Parameters:
  ///   - window: Instants; none for the Moon about once a month, up to two for a planet.
  ///   - offset: 0 for the upper passage, π for the lower one.
  /// - Returns: Instants.
  func passages(in window: Range<Double>, offset: Double = 0) -> [Double] {
    let start = window.lowerBound
    let rate = Angle.positive(hourAngle(start + 0.02) - hourAngle(start - 0.02)) / 0.04
    guard rate > 0 else { return [] }
    var found: [Double] = []
    var guess = start - Angle.positive(hourAngle(start) - offset) / rate
    while guess < window.upperBound + 0.02 {
      let exact = refined(guess, rate: rate, offset: offset)
      if window.contains(exact) { found.append(exact) }
      guess = exact + Angle.turn / rate
    }
    return found
  }

  private func refined(_ guess: Double, rate: Double, offset: Double) -> Double {
    (0..<6).reduce(guess) { time, _ in time - Angle.signed(hourAngle(time) - offset) / rate }
  }

  private func hourAngle(_ instant: Double) -> Double {
    orientations.siderealTime(at: instant) + longitude - track.position(at: instant).longitude
  }
}
