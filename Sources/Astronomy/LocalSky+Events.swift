extension LocalSky {
  /// Every upper transit of a body in a window, in order, to a millisecond: the instants (UTC days since J2000.0) when
  /// its geocentric hour angle is 0. In a civil day the Moon has none about once a month, a planet may have two.
  package func transits(of body: Body, in window: Range<Double>) -> [Double] {
    let track = ephemeris.track(of: body)
    let start = window.lowerBound
    let rate = Angle.positive(hourAngle(of: track, at: start + 0.02) - hourAngle(of: track, at: start - 0.02)) / 0.04
    guard rate > 0 else { return [] }
    var found: [Double] = []
    var guess = start - Angle.positive(hourAngle(of: track, at: start)) / rate
    while guess < window.upperBound + 0.02 {
      let exact = transit(of: track, near: guess, rate: rate)
      if window.contains(exact) { found.append(exact) }
      guess = exact + Angle.turn / rate
    }
    return found
  }

  /// The upper transit near an instant, by Newton's method with the hour angle's mean rate in radians a day.
  private func transit(of track: Track, near guess: Double, rate: Double) -> Double {
    var (time, step) = (guess, Double.infinity)
    for _ in 0..<6 where abs(step) > 1e-8 {
      step = Angle.signed(hourAngle(of: track, at: time)) / rate
      time -= step
    }
    return time
  }

  /// The geocentric hour angle, radians, not reduced.
  private func hourAngle(of track: Track, at instant: Double) -> Double {
    siderealTime(at: instant) + site.longitude - track.position(at: instant).longitude
  }

  /// When a target's centre crosses an altitude (degrees, without refraction) in a window, which is cut to 800 days.
  package func crossings(of target: LocalTarget, at altitude: Double, in window: Range<Double>) -> Crossings {
    CrossingSearch(of: target, window: TimeScale.bounded(window), in: self).crossings(at: altitude)
  }
}
