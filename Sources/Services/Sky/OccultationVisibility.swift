import Astronomy
import Entities

/// An occultation of a planet or star by the Moon, as seen from a place; instants are UTC days since J2000.0.
struct OccultationVisibility {
  private let conjunction: Conjunction
  private let occultation: Occultation
  private let local: LocalSky
  private let target: LocalTarget

  /// The occultation at a conjunction; `nil` if the place sees no total one, and for the Pleiades, which are too wide.
  init?(_ conjunction: Conjunction, in local: LocalSky) {
    guard conjunction.second != .star(.pleiades), let occultation = Occultation(conjunction, in: local) else {
      return nil
    }
    (self.conjunction, self.occultation, self.local) = (conjunction, occultation, local)
    target = local.localTarget(for: conjunction.second, near: conjunction.instant)
  }

  /// The occultation, from the first to the last visible one of its two contacts; `nil` if neither is visible.
  var event: SkyEvent? {
    let contacts = [occultation.total.lowerBound, occultation.total.upperBound].filter(isVisible)
    guard let first = contacts.first, let last = contacts.last else { return nil }
    // A single contact is an instant, so it gets a minute.
    let window = VisibilityWindow(
      span: Instant.dates(first..<max(last, first + 1.0 / 1440)), best: Instant.date(first),
      place: local.place(of: target, at: first))
    let middle = (occultation.total.lowerBound + occultation.total.upperBound) / 2
    var event = SkyEvent(
      .occultation, at: Instant.date(middle), bodies: conjunction.targets.map(\.name), visibility: window)
    (event.partial, event.total) = (Instant.dates(occultation.partial), Instant.dates(occultation.total))
    event.separation = occultation.separation
    event.isVisibleByDay = local.altitude(of: .sun, at: first) >= limits.maximumSunAltitude
    return event
  }

  /// Whether a contact is high enough, and either in the dark or, for a telescope by day, more than 15° from the Sun.
  private func isVisible(_ instant: Double) -> Bool {
    let altitude = min(local.altitude(of: .moon, at: instant), local.altitude(of: target, at: instant))
    if limits.allows(altitude: altitude, sunAltitude: local.altitude(of: .sun, at: instant)) { return true }
    return isBright && altitude > limits.minimumAltitude && local.separation(.sun, target, at: instant) > 15
  }

  private var limits: VisibilityLimits { VisibilityLimits(conjunction.second) }

  /// Whether a telescope shows it by day: Venus (magnitude −4) and Jupiter (−2).
  private var isBright: Bool { conjunction.second == .body(.venus) || conjunction.second == .body(.jupiter) }
}
