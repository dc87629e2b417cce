package import Essentials

/// A position in the sky as seen from a place.
package struct SkyPlace: Hashable, Sendable {
  /// Degrees above the horizon, −90…90; with refraction if positive, unless said otherwise.
  package var altitude: Double
  /// Degrees clockwise from north, so that east is 90.
  package var azimuth: Double

  package init(altitude: Double, azimuth: Double) { (self.altitude, self.azimuth) = (altitude, azimuth) }
}

/// Where a body is in the sky at an instant.
package struct TimedPlace: Hashable, Sendable {
  package var time: Date
  package var place: SkyPlace

  package init(time: Date, place: SkyPlace) { (self.time, self.place) = (time, place) }
}
