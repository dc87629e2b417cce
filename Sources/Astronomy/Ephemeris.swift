import Essentials

/// Apparent geocentric positions of some bodies over some days, computed once and shared by all places on Earth. It
/// takes about 10 µs a day for Sun and Moon together, and as much for each planet.
package struct Ephemeris: Sendable {
  /// The most days that an ephemeris covers; longer windows are cut.
  static let maximumDays = 800
  /// Days that a new ephemeris covers at least to each side of its window, for searches that look half an hour outside.
  private static let margin = 0.02
  /// The instants it covers: whole days, as UTC days since J2000.0.
  let span: Range<Double>
  /// The bodies whose positions it has.
  let bodies: Set<Body>
  /// The Earth's orientation over the same days.
  let orientations: OrientationTrack
  /// The paths by the body's raw value; `nil` for a body that isn't in `bodies`.
  private let tracks: [Track?]

  /// Fits the paths over all days that touch a window (UTC days since J2000.0), cut to 1000 BC – AD 5000 and 800 days.
  package init(covering window: Range<Double>, bodies: Set<Body> = [.sun, .moon]) {
    let window = TimeScale.bounded(window)
    let firstDay = Int((window.lowerBound - Self.margin).rounded(.down))
    let days = Int((window.upperBound + Self.margin).rounded(.down)) + 1 - firstDay
    let orientations = OrientationTrack(firstDay: firstDay, days: days)
    (self.orientations, self.bodies) = (orientations, bodies)
    span = Double(firstDay)..<Double(firstDay + days)
    tracks = Body.allCases.map {
      bodies.contains($0) ? Track(of: $0, firstDay: firstDay, days: days, orientations: orientations) : nil
    }
  }

  /// The given ephemeris if it covers the window and bodies, with most of a new one's margin to spare; else a new one.
  static func covering(_ window: Range<Double>, bodies: Set<Body>, reusing given: Ephemeris?) -> Ephemeris {
    if let given, bodies.isSubset(of: given.bodies), given.span.lowerBound <= window.lowerBound - 0.015,
      given.span.upperBound >= window.upperBound + 0.015
    {
      return given
    }
    return Ephemeris(covering: window, bodies: bodies)
  }

  /// The path of a body; computed anew each time if it isn't one of `bodies`.
  func track(of body: Body) -> Track {
    tracks[body.rawValue]
      ?? Track(
        of: body, firstDay: Int(span.lowerBound), days: Int(span.upperBound - span.lowerBound),
        orientations: orientations)
  }
}
