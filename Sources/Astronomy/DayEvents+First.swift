extension DayEvents {
  /// The first sunrise of the window.
  package var sunrise: Double? { sun.rises.first }
  /// The first sunset.
  package var sunset: Double? { sun.sets.first }
  /// The first solar noon.
  package var solarNoon: Double? { noons.first }
  /// The first civil dawn, the Sun's centre rising through -6°.
  package var civilDawn: Double? { civil.rises.first }
  /// The first civil dusk.
  package var civilDusk: Double? { civil.sets.first }
  /// The first nautical dawn (-12°).
  package var nauticalDawn: Double? { nautical.rises.first }
  /// The first nautical dusk.
  package var nauticalDusk: Double? { nautical.sets.first }
  /// The first astronomical dawn (-18°).
  package var astronomicalDawn: Double? { astronomical.rises.first }
  /// The first astronomical dusk.
  package var astronomicalDusk: Double? { astronomical.sets.first }
  /// The first moonrise.
  package var moonrise: Double? { moon.rises.first }
  /// The first moonset.
  package var moonset: Double? { moon.sets.first }
  /// Seconds during which the Sun's upper limb is above the horizon inside the window.
  package var dayLengthSeconds: Double { sun.secondsAbove }
  /// Polar day: the Sun never sets in the window.
  package var alwaysUp: Bool { sun.alwaysAbove }
  /// Polar night: the Sun never rises in the window.
  package var alwaysDown: Bool { sun.alwaysBelow }
  /// Seconds of astronomical night, the Sun's centre below -18°, inside the window.
  package var darkSeconds: Double { (window.upperBound - window.lowerBound) * 86_400 - astronomical.secondsAbove }
}
