import Essentials

/// Geocentric positions of some bodies over some days, computed once and shared by all places on Earth. It takes about 10 µs a
/// day for Sun and Moon together, and as much for each planet.
package struct Ephemeris: Sendable {
  /// The most days that an ephemeris covers; longer windows are cut.
  static let maximumDays = 800
  /// The instants it covers: whole days, as UTC days since J2000.0.
  package let span: Range<Double>
  /// The bodies whose positions it has.
  package let bodies: Set<Body>

  /// The Earth's orientation over the same days.
  let orientations: OrientationTrack
  /// The paths by the body's raw value; `nil` for a body that isn't in `bodies`.
  private let tracks: [Track?]

  /// Fits the paths of the bodies over all days that touch the window, which is cut to 1000 BC – AD 5000 and to 800 days.
  package init(covering window: Range<Double>, bodies: Set<Body> = [.sun, .moon]) {
    let window = TimeScale.bounded(window)
    let firstDay = Int((window.lowerBound - 0.02).rounded(.down))
    let days = Int((window.upperBound + 0.02).rounded(.down)) + 1 - firstDay
    let orientations = OrientationTrack(firstDay: firstDay, days: days)
    (self.orientations, self.bodies) = (orientations, bodies)
    span = Double(firstDay)..<Double(firstDay + days)
    tracks = Body.allCases.map {
      bodies.contains($0) ? Track(of: $0, firstDay: firstDay, days: days, orientations: orientations) : nil
    }
  }

  /// Whether it covers these bodies over this window with 0.015 days to spare at both ends, where a new one has 0.02.
  func covers(_ window: Range<Double>, _ wanted: Set<Body>) -> Bool {
    wanted.isSubset(of: bodies) && span.lowerBound <= window.lowerBound - 0.015
      && span.upperBound >= window.upperBound + 0.015
  }

  /// The given ephemeris if it covers the window and bodies, else a new one.
  static func covering(_ window: Range<Double>, _ bodies: Set<Body>, reusing given: Ephemeris?) -> Ephemeris {
    guard let given, given.covers(window, bodies) else { return Ephemeris(covering: window, bodies: bodies) }
    return given
  }

  /// The path of a body; computed anew each time if it isn't one of `bodies`.
  func track(of body: Body) -> Track {
    tracks[body.rawValue]
      ?? Track(
        of: body, firstDay: Int(span.lowerBound), days: Int(span.upperBound - span.lowerBound),
        orientations: orientations)
  }
}
