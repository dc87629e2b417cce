extension Crossings {
  /// Every crossing of one threshold by one body, for what `DayEvents` and `PlanetEvents` do not hold, such as the golden hour.
  ///
  /// - Parameters:
  ///   - threshold: The horizon means the upper limb (Sun, Moon) or the centre (planets); the others the centre.
  ///   - body: The body.
  ///   - window: Instants [start, end); cut to 800 days.
  ///   - observer: The place.
  ///   - ephemeris: Geocentric work to share; a new one is made when it does not serve.
  package init(
    of threshold: Threshold, by body: Body, window: Range<Double>, observer: Observer, ephemeris: Ephemeris? = nil
  ) {
    let window = SearchWindow.bounded(window)
    let shared = Ephemeris.serving(window, [body], shared: ephemeris)
    let search = CrossingSearch(of: body, window: window, site: Site(observer), ephemeris: shared)
    self =
      threshold == .horizon
      ? search.crossings(of: threshold.degrees - observer.horizonDip, radius: body.limbRadius)
      : search.crossings(of: threshold.degrees, radius: 0)
  }
}
