/// A target's position over time: geocentric, on the equator and equinox of date (see `LocalTarget`), au.
enum TargetPath: Sendable {
  /// A body's path.
  case track(Track)
  /// A direction that doesn't change in the days for which it is used.
  case fixed(Vector)

  /// The path of a target; a body's comes from the ephemeris.
  init(_ target: LocalTarget, _ ephemeris: Ephemeris) {
    self =
      switch target {
      case .body(let body): .track(ephemeris.track(of: body))
      case .direction(let direction): .fixed(direction)
      }
  }

  /// The position at an instant (UTC days since J2000.0).
  func position(at instant: Double) -> Vector {
    switch self {
    case .track(let track): track.position(at: instant)
    case .fixed(let vector): vector
    }
  }
}
