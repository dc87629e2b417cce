/// The geocentric half of the work for some days, done once and shared by every place on the Earth.
///
/// It costs about 10 µs a day for Sun and Moon and as much for each planet; give one value to all cities of a page.
package struct Ephemeris: Sendable {
  /// The longest span an ephemeris covers, in days; longer windows are cut there.
  package static let maximumDays = 800

  /// The instants it is good for.
  package let span: Range<Double>

  /// The bodies it knows.
  package let bodies: Set<Body>

  let orientations: OrientationTrack
  private let tracks: [Track?]

  /// Fits the bodies' paths over all days that touch the window.
  ///
  /// - Parameters:
  ///   - window: Instants (UTC days since J2000.0); cut to 1000 BC ... AD 5000 and to 800 days.
  ///   - bodies: Which bodies will be asked for.
  package init(covering window: Range<Double>, bodies: Set<Body> = [.sun, .moon]) {
    let lower = TimeScale.clamped(window.lowerBound)
    let upper = min(lower + Double(Self.maximumDays), max(lower, TimeScale.clamped(window.upperBound)))
    let firstDay = Int((lower - 0.02).rounded(.down))
    let days = Int((upper + 0.02).rounded(.down)) + 1 - firstDay
    let orientations = OrientationTrack(firstDay: firstDay, days: days)
    self.orientations = orientations
    self.bodies = bodies
    span = Double(firstDay)..<Double(firstDay + days)
    tracks = Body.allCases.map { body in
      guard bodies.contains(body) else { return nil }
      return Track(of: body, firstDay: firstDay, days: days, orientations: orientations)
    }
  }

  /// Whether it serves these bodies over this window with room at both ends.
  func covers(_ window: Range<Double>, _ wanted: Set<Body>) -> Bool {
    wanted.isSubset(of: bodies) && span.lowerBound <= window.lowerBound - 0.015
      && span.upperBound >= window.upperBound + 0.015
  }

  /// The given ephemeris if it serves, else a new one.
  static func serving(_ window: Range<Double>, _ wanted: Set<Body>, shared: Ephemeris?) -> Ephemeris {
    guard let shared, shared.covers(window, wanted) else { return Ephemeris(covering: window, bodies: wanted) }
    return shared
  }

  func track(of body: Body) -> Track {
    tracks[body.rawValue]
      ?? Track(
        of: body, firstDay: Int(span.lowerBound), days: Int(span.upperBound - span.lowerBound),
        orientations: orientations)
  }
}
