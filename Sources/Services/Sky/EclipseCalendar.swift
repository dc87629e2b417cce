import Astronomy
import Entities

/// The eclipses visible from a place.
struct EclipseCalendar {
  let observer: Coordinates

  /// The eclipses in a window of instants, searched year by year.
  func events(in window: Range<Double>) -> [SkyEvent] {
    let years = stride(from: window.lowerBound, to: window.upperBound, by: 365).map { start in
      start..<min(start + 365, window.upperBound)
    }
    var events = years.flatMap { year in
      SolarEclipse.all(in: year, from: observer).compactMap(solar) + LunarEclipse.all(in: year).compactMap(lunar)
    }
    // An eclipse that runs across the end of a year is found twice.
    events.sort { $0.greatest < $1.greatest }
    return zip(events.indices, events).filter { $0 == 0 || events[$0 - 1] != $1 }.map(\.1)
  }

  private func solar(_ eclipse: SolarEclipse) -> SkyEvent? {
    guard eclipse.obscuration >= 0.005 else { return nil }
    var event = SkyEvent(.solarEclipse(eclipse.kind), at: Instant.date(eclipse.greatest), bodies: ["Sun", "Moon"])
    (event.begin, event.end) = (Instant.date(eclipse.partial.lowerBound), Instant.date(eclipse.partial.upperBound))
    event.total = eclipse.central.map(Instant.range)
    event.isByDay = true
    event.look = VisibilityWindow(span: Instant.range(eclipse.visible), best: event.greatest, place: eclipse.place)
    (event.magnitude, event.obscuration) = (eclipse.magnitude, eclipse.obscuration)
    return event
  }

  /// Leaves out penumbral eclipses too faint to notice.
  private func lunar(_ eclipse: LunarEclipse) -> SkyEvent? {
    let depth = eclipse.kind == .penumbral ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude
    guard eclipse.kind != .penumbral || depth >= 0.6, let look = look(at: eclipse) else { return nil }
    var event = SkyEvent(.lunarEclipse(eclipse.kind), at: Instant.date(eclipse.greatest), bodies: ["Moon"])
    (event.begin, event.end) = (Instant.date(eclipse.penumbral.lowerBound), Instant.date(eclipse.penumbral.upperBound))
    (event.partial, event.total) = (eclipse.partial.map(Instant.range), eclipse.total.map(Instant.range))
    event.look = look
    event.magnitude = depth
    return event
  }

  /// When the place can see the shadow on the Moon, best nearest to greatest eclipse; `nil` if the Moon is down throughout.
  private func look(at eclipse: LunarEclipse) -> VisibilityWindow? {
    let span = eclipse.partial ?? eclipse.penumbral
    let window = span.lowerBound - 0.01..<span.upperBound + 0.01
    let ephemeris = Ephemeris(covering: window, bodies: [.moon])
    let moon = Crossings(ofHorizonBy: .moon, window: span, observer: observer, ephemeris: ephemeris)
    guard let up = moon.intervalAbove(nearestTo: eclipse.greatest) else { return nil }
    let best = min(max(eclipse.greatest, up.lowerBound), up.upperBound)
    // A glimpse at the horizon doesn't count, and penumbral shading is noticeable only near its deepest.
    guard up.upperBound - up.lowerBound > 1.0 / 288, eclipse.partial != nil || best == eclipse.greatest else {
      return nil
    }
    var place = LocalSky(ephemeris, from: observer).place(of: .moon, at: best)
    place.altitude = max(0, place.altitude)
    return VisibilityWindow(span: Instant.range(up), best: Instant.date(best), place: place)
  }
}
