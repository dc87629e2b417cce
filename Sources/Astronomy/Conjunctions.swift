/// New and full moons near the ecliptic, where eclipses can happen.
enum Conjunctions {
  /// The instants in a window, and a day around it, at which the Moon is new or full with a latitude below 1.6°.
  static func latitudes(of quarter: MoonQuarter, in window: Range<Double>) -> [Double] {
    let window = SearchWindow.bounded(window)
    var found: [Double] = []
    var instant = quarter.next(after: window.lowerBound - 1)
    while instant < window.upperBound + 1 {
      let latitude = Apparent.moon(at: TimeScale.terrestrial(instant)).latitude
      if abs(latitude) < 1.6 * Angle.degree { found.append(instant) }
      instant = quarter.next(after: instant + 20)
    }
    return found
  }
}
