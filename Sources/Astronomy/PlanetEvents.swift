package import Entities

/// When a planet rises, culminates and sets at a place in a window.
package struct PlanetEvents: Hashable, Sendable {
  /// Rise and set of the centre (planets) or upper limb (Sun, Moon), with refraction of 34'.
  package let horizon: Crossings

  /// Upper transits; 0 to 2 in a civil day.
  package let transits: [Double]

  /// Altitude in degrees at the first transit, with refraction above the horizon.
  package let transitAltitude: Double?

  /// Finds the events of a planet (or Sun or Moon) within 3 s of JPL DE421. The window is cut to 800 days; a new ephemeris
  /// is made if the given one doesn't cover it.
  package init(of body: Body, window: Range<Double>, observer: Coordinates, ephemeris: Ephemeris? = nil) {
    let window = TimeScale.bounded(window)
    let local = LocalSky(Ephemeris.serving(window, [body], shared: ephemeris), from: observer)
    horizon = CrossingSearch(of: .body(body), window: window, in: local)
      .crossings(of: Crossings.horizon, radius: body.limbRadius)
    transits = local.transits(of: body, in: window)
    transitAltitude = transits.first.map { Refraction.visible(local.altitude(of: .body(body), at: $0)) }
  }
}

extension LocalSky {
  /// Every upper transit of a body in a window, in order, to a millisecond. In a civil day the Moon has none about once a
  /// month, a planet may have two.
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
