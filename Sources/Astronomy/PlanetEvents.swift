/// When a planet rises, stands highest and sets over a place during a window.
package struct PlanetEvents: Hashable, Sendable {
  /// The planet (Sun and Moon are allowed too).
  package let body: Body

  /// The body's centre (planets) or upper limb (Sun, Moon) and the horizon at -34'.
  package let horizon: Crossings

  /// Upper transits; 0 to 2 in a civil day.
  package let transits: [Double]

  /// Altitude at the first transit in degrees, refraction included above the horizon.
  package let transitAltitude: Double?

  /// The first rising in the window.
  package var rise: Double? { horizon.rises.first }

  /// The first upper transit in the window.
  package var transit: Double? { transits.first }

  /// The first setting in the window.
  package var set: Double? { horizon.sets.first }

  /// Finds the events, within 3 s of JPL DE421.
  ///
  /// - Parameters:
  ///   - body: The planet.
  ///   - window: Instants [start, end); cut to 800 days.
  ///   - observer: The place.
  ///   - ephemeris: Geocentric work to share; a new one is made when it does not serve.
  package init(of body: Body, window: Range<Double>, observer: Observer, ephemeris: Ephemeris? = nil) {
    let window = SearchWindow.bounded(window)
    let shared = Ephemeris.serving(window, [body], shared: ephemeris)
    let site = Site(observer)
    self.body = body
    horizon = Crossings(ofHorizonBy: body, window: window, observer: observer, ephemeris: shared)
    let passages = TransitSearch(of: body, site: site, ephemeris: shared).passages(in: window)
    transits = passages
    transitAltitude = passages.first.map { instant in
      let time = shared.orientations.siderealTime(at: instant) + site.longitude
      let height = site.altitude(
        of: shared.track(of: body).position(at: instant), sineTime: sine(time), cosineTime: cosine(time))
      return Refraction.visible(arcsine(height.sine) / Angle.degree)
    }
  }
}

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

  /// Every upper passage in the window, in order, to a millisecond; none for the Moon about once a month, up to two for a
  /// planet.
  func passages(in window: Range<Double>) -> [Double] {
    let start = window.lowerBound
    let rate = Angle.positive(hourAngle(start + 0.02) - hourAngle(start - 0.02)) / 0.04
    guard rate > 0 else { return [] }
    var found: [Double] = []
    var guess = start - Angle.positive(hourAngle(start)) / rate
    while guess < window.upperBound + 0.02 {
      let exact = refined(guess, rate: rate)
      if window.contains(exact) { found.append(exact) }
      guess = exact + Angle.turn / rate
    }
    return found
  }

  private func refined(_ guess: Double, rate: Double) -> Double {
    (0..<6).reduce(guess) { time, _ in time - Angle.signed(hourAngle(time)) / rate }
  }

  private func hourAngle(_ instant: Double) -> Double {
    orientations.siderealTime(at: instant) + longitude - track.position(at: instant).longitude
  }
}
