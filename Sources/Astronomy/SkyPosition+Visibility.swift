extension SkyPosition {
  /// Whether the naked eye can find the body, clouds apart; a rule of thumb.
  ///
  /// Sun and Moon: above the horizon. Mercury: the Sun at -6° or lower and the planet 3° up. Venus and Jupiter: the Sun below
  /// -6°, 5° up. Mars and Saturn: the Sun below -9°, 5° up. Uranus and Neptune never.
  ///
  /// - Parameter sunAltitude: The Sun's altitude at that instant, degrees.
  /// - Returns: Whether it is worth looking for.
  package func isVisible(sunAltitude: Double) -> Bool {
    switch body {
    case .sun, .moon: altitude > 0
    case .mercury: sunAltitude <= -6 && altitude > 3
    case .venus, .jupiter: sunAltitude < -6 && altitude > 5
    case .mars, .saturn: sunAltitude < -9 && altitude > 5
    case .uranus, .neptune: false
    }
  }
}
