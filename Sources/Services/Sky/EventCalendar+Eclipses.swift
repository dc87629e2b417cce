import Astronomy
import Entities

/// The eclipses visible from the place.
extension EventCalendar {
  /// The least covered fraction of the Sun's disc to list, 0…1: less is displayed as 0 %.
  private static let leastObscuration = 0.005
  /// The least magnitude of a penumbral eclipse to list; the shading of fainter ones isn't noticed.
  private static let leastPenumbralMagnitude = 0.6
  /// The shortest time to list, in days: five minutes, since a glimpse of the Moon at the horizon doesn't count.
  private static let shortestVisibility = 1.0 / 288

  /// The eclipses in a window of instants (UTC days since J2000.0), by time.
  func eclipses(in window: Range<Double>) -> [SkyEvent] {
    // A search covers 800 days at most.
    let parts = stride(from: window.lowerBound, to: window.upperBound, by: 365)
      .map { $0..<min($0 + 365, window.upperBound) }
    let events = parts.flatMap { part in
      SolarEclipse.all(in: part, from: observer).compactMap(event(of:))
        + LunarEclipse.all(in: part).compactMap(event(of:))
    }
    // An eclipse that runs across the end of a part is found twice.
    return events.sorted { $0.greatest < $1.greatest }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The event of a solar eclipse; `nil` if hardly any of the Sun is covered.
  private func event(of eclipse: SolarEclipse) -> SkyEvent? {
    guard eclipse.obscuration >= Self.leastObscuration else { return nil }
    let bodies = [Body.sun.name, Body.moon.name]
    var event = SkyEvent(.solarEclipse(eclipse.kind), at: Instant.date(eclipse.greatest), bodies: bodies)
    (event.begin, event.end) = (Instant.date(eclipse.partial.lowerBound), Instant.date(eclipse.partial.upperBound))
    event.total = eclipse.central.map(Instant.dates)
    event.isVisibleByDay = true
    let span = Instant.dates(eclipse.visible)
    event.visibility = VisibilityWindow(span: span, best: event.greatest, place: eclipse.place)
    (event.eclipseMagnitude, event.obscuration) = (eclipse.magnitude, eclipse.obscuration)
    return event
  }

  /// The event of a lunar eclipse; `nil` if the place doesn't see it, or if it is penumbral and too faint to notice.
  private func event(of eclipse: LunarEclipse) -> SkyEvent? {
    let isPenumbral = eclipse.kind == .penumbral
    let depth = isPenumbral ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude
    guard !isPenumbral || depth >= Self.leastPenumbralMagnitude, let visibility = visibility(of: eclipse)
    else { return nil }
    var event = SkyEvent(.lunarEclipse(eclipse.kind), at: Instant.date(eclipse.greatest), bodies: [Body.moon.name])
    (event.begin, event.end) = (Instant.date(eclipse.penumbral.lowerBound), Instant.date(eclipse.penumbral.upperBound))
    (event.partial, event.total) = (eclipse.partial.map(Instant.dates), eclipse.total.map(Instant.dates))
    (event.visibility, event.eclipseMagnitude) = (visibility, depth)
    return event
  }

  /// When the place can see the shadow on the Moon, best nearest to greatest eclipse; `nil` without five minutes of it.
  private func visibility(of eclipse: LunarEclipse) -> VisibilityWindow? {
    let span = eclipse.partial ?? eclipse.penumbral
    let window = span.lowerBound - 0.01..<span.upperBound + 0.01
    let ephemeris = Ephemeris(covering: window, bodies: [.moon])
    let moon = Crossings(ofHorizonBy: .moon, window: span, observer: observer, ephemeris: ephemeris)
    guard let up = moon.intervalAbove(nearestTo: eclipse.greatest) else { return nil }
    let best = min(max(eclipse.greatest, up.lowerBound), up.upperBound)
    // Penumbral shading is noticeable only near its deepest.
    guard up.upperBound - up.lowerBound > Self.shortestVisibility, eclipse.partial != nil || best == eclipse.greatest
    else { return nil }
    var place = LocalSky(ephemeris, from: observer).place(of: .moon, at: best)
    place.altitude = max(0, place.altitude)
    return VisibilityWindow(span: Instant.dates(up), best: Instant.date(best), place: place)
  }
}
