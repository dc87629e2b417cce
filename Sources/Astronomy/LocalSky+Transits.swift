extension LocalSky {
  /// Every upper transit of a body in a window, in order, to a millisecond: the instants when its hour angle is 0, by
  /// Newton's method with the mean rate. In a civil day the Moon has none about once a month, a planet may have two.
  package func transits(of body: Body, in window: Range<Double>) -> [Double] {
    let track = ephemeris.track(of: body)
    func hourAngle(_ instant: Double) -> Double {
      ephemeris.orientations.siderealTime(at: instant) + site.longitude - track.position(at: instant).longitude
    }
    let start = window.lowerBound
    let rate = Angle.positive(hourAngle(start + 0.02) - hourAngle(start - 0.02)) / 0.04
    guard rate > 0 else { return [] }
    func transit(near guess: Double) -> Double {
      var (time, step, steps) = (guess, Double.infinity, 0)
      while abs(step) > 1e-8, steps < 6 {
        step = Angle.signed(hourAngle(time)) / rate
        (time, steps) = (time - step, steps + 1)
      }
      return time
    }
    var found: [Double] = []
    var guess = start - Angle.positive(hourAngle(start)) / rate
    while guess < window.upperBound + 0.02 {
      let exact = transit(near: guess)
      if window.contains(exact) { found.append(exact) }
      guess = exact + Angle.turn / rate
    }
    return found
  }
}
