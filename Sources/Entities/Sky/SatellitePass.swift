package import Essentials

/// A visible pass of a satellite over one place.
package struct SatellitePass: Hashable, Sendable {
  /// A position at an instant, without refraction.
  package struct Point: Hashable, Sendable {
    package var time: Date
    package var place: SkyPlace

    package init(time: Date, place: SkyPlace) { (self.time, self.place) = (time, place) }
  }

  /// The satellite's name.
  package var satellite: String
  /// Where it becomes visible, where it is highest, and where it ceases to be visible.
  package var begin: Point
  package var highest: Point
  package var end: Point
  /// Whether it ends because the satellite enters the Earth's shadow.
  package var entersShadow: Bool
  /// The apparent magnitude at its brightest; `nil` if unknown.
  package var magnitude: Double?
  /// The cloud cover in the hour of the pass, 0…100 in whole %; `nil` if unknown.
  package var cloudCover: Double?
  /// Seconds from the elements' epoch to the pass, if so many that its times are approximate; else `nil`.
  package var elementsAge: Double?

  package init(
    satellite: String, begin: Point, highest: Point, end: Point, entersShadow: Bool, magnitude: Double? = nil,
    cloudCover: Double? = nil, elementsAge: Double? = nil
  ) {
    (self.satellite, self.begin, self.highest, self.end) = (satellite, begin, highest, end)
    (self.entersShadow, self.magnitude) = (entersShadow, magnitude)
    (self.cloudCover, self.elementsAge) = (cloudCover, elementsAge)
  }
}
