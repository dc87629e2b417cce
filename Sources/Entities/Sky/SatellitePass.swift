/// A visible pass of a satellite over one place.
package struct SatellitePass: Hashable, Sendable {
  /// The satellite's name.
  package var satellite: String
  /// Where it becomes visible, where it is highest, and where it ceases to be visible; without refraction.
  package var begin: TimedPlace
  package var highest: TimedPlace
  package var end: TimedPlace
  /// Whether it ends because the satellite enters the Earth's shadow.
  package var entersShadow: Bool
  /// The apparent magnitude at its brightest; `nil` if unknown.
  package var magnitude: Double?
  /// The cloud cover in the hour of the pass, 0…100 in whole %; `nil` if unknown.
  package var cloudCover: Double?
  /// Seconds from the elements' epoch to the pass, if so many that its times are approximate; else `nil`.
  package var elementsAge: Double?

  package init(
    satellite: String, begin: TimedPlace, highest: TimedPlace, end: TimedPlace, entersShadow: Bool,
    magnitude: Double? = nil, cloudCover: Double? = nil, elementsAge: Double? = nil
  ) {
    (self.satellite, self.begin, self.highest, self.end) = (satellite, begin, highest, end)
    (self.entersShadow, self.magnitude) = (entersShadow, magnitude)
    (self.cloudCover, self.elementsAge) = (cloudCover, elementsAge)
  }
}
