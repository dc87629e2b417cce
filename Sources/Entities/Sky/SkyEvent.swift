package import Essentials

/// An astronomical event as seen from one place. Properties that don't apply to its kind are `nil` or empty.
package struct SkyEvent: Hashable, Sendable {
  package var kind: Kind
  /// The first contact of an eclipse; for other events, the earlier of `greatest` and the start of `visibility`.
  package var begin: Date
  /// The instant of the phase, season, perigee, opposition, least separation, greatest elongation or shower maximum, or
  /// the middle of an occultation or lunar eclipse; for a solar eclipse, its maximum as seen from the place.
  package var greatest: Date
  /// The last contact of an eclipse; for other events, the later of `greatest` and the end of `visibility`.
  package var end: Date
  /// While a lunar eclipse is at least partial, or the moon covers at least part of a body.
  package var partial: Range<Date>?
  /// While an eclipse is total or annular, or the moon covers a whole body.
  package var total: Range<Date>?
  /// When it is visible from the place, and its best position; `nil` if it isn't visible or is just a date.
  package var visibility: VisibilityWindow?
  /// The fraction of the diameter that an eclipse covers, which may exceed 1.
  package var eclipseMagnitude: Double?
  /// The apparent magnitude of a planet.
  package var magnitude: Double?
  /// The least optical aid with which the bodies can be seen.
  package var aid = PlanetReport.Aid.nakedEye
  /// The covered fraction of the sun's disc, 0…1.
  package var obscuration: Double?
  /// The English names of the bodies involved, or of a meteor shower; the moon, or the planet nearer to the sun, first.
  package var bodies: [String] = []
  /// Degrees between two bodies at the best time to look, or between a planet and the sun.
  package var separation: Double?
  /// Meteors per hour at the best time under a dark clear sky, with that night's moon.
  package var rate: Double?
  /// The same under the place's own sky, with its light pollution.
  package var localRate: Double?
  /// Whether it is visible by day, as a solar eclipse is; for an occultation, whether its first visible contact is.
  package var isVisibleByDay = false
  /// The lit fraction of the moon at a shower's maximum, 0…1.
  package var moonlight: Double?
  /// The moon's distance from the Earth in km.
  package var distance: Double?

  /// An event that is greatest at an instant and visible during `visibility`.
  package init(_ kind: Kind, at instant: Date, bodies: [String] = [], visibility: VisibilityWindow? = nil) {
    (self.kind, greatest) = (kind, instant)
    begin = min(instant, visibility?.span.lowerBound ?? instant)
    end = max(instant, visibility?.span.upperBound ?? instant)
    (self.bodies, self.visibility) = (bodies, visibility)
  }

  /// The time under which it is listed: when it becomes visible, or else ``greatest``.
  package var time: Date { visibility?.span.lowerBound ?? greatest }

  /// The local date of the evening before it is visible (nights last from noon to noon); `nil` by day or if it isn't.
  package func evening(in zone: Zone) -> CivilDate? {
    isVisibleByDay ? nil : visibility.map { CivilDate(eveningBefore: $0.span.lowerBound, in: zone) }
  }

  /// Whether it is visible at one of its instants, such as a contact; a second outside of ``visibility`` still counts.
  package func isVisible(atContact instant: Date) -> Bool {
    guard let span = visibility?.span else { return false }
    return instant > span.lowerBound.addingTimeInterval(-1) && instant < span.upperBound.addingTimeInterval(1)
  }

  /// Whether it is visible from the place at an instant.
  package func isVisible(at now: Date) -> Bool { visibility?.span.contains(now) ?? false }

  /// Whether it is over: for an eclipse, after its last contact; for other events, when it is no longer visible.
  package func isOver(at now: Date) -> Bool {
    switch kind {
    case .solarEclipse, .lunarEclipse: end <= now
    case .conjunction, .occultation, .opposition, .greatestElongation, .meteorShower, .moonPhase, .season, .perigee:
      (visibility?.span.upperBound ?? greatest) <= now
    }
  }
}

extension SkyEvent {
  /// What happens, with the subtype if there are several.
  package enum Kind: Hashable, Sendable {
    case solarEclipse(Eclipse)
    case lunarEclipse(Eclipse)
    case conjunction
    /// The moon covers a planet or a star; in documents, a conjunction of that type.
    case occultation
    case opposition
    case greatestElongation(Side)
    case meteorShower
    /// One of the four principal phases.
    case moonPhase(MoonReport.Phase)
    case season(Season)
    case perigee

    /// The name in documents.
    package var name: String {
      switch self {
      case .solarEclipse: "solarEclipse"
      case .lunarEclipse: "lunarEclipse"
      case .conjunction, .occultation: "conjunction"
      case .opposition: "opposition"
      case .greatestElongation: "greatestElongation"
      case .meteorShower: "meteorShower"
      case .moonPhase: "moonPhase"
      case .season: "season"
      case .perigee: "perigee"
      }
    }

    /// The subtype in documents; `nil` for kinds without any.
    package var type: String? {
      switch self {
      case .solarEclipse(let eclipse), .lunarEclipse(let eclipse): eclipse.rawValue
      case .greatestElongation(let side): side.rawValue
      case .moonPhase(let phase): phase.rawValue
      case .season(let season): season.rawValue
      case .occultation: "occultation"
      case .conjunction, .opposition, .meteorShower, .perigee: nil
      }
    }
  }

  /// How an eclipse is at its greatest; only lunar ones are penumbral, only solar ones annular.
  package enum Eclipse: String, Hashable, Sendable {
    case penumbral, partial, annular, total
  }

  /// The side of the sun a planet is on: east in the evening sky, west in the morning sky.
  package enum Side: String, Hashable, Sendable {
    case eastern, western
  }

  /// Named by month, as the season itself depends on the hemisphere.
  package enum Season: String, CaseIterable, Hashable, Sendable {
    case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice
  }

  /// The kinds of coming events that can be requested.
  package enum Choice: String, CaseIterable, Hashable, Sendable {
    case eclipse, conjunction, opposition, meteors, moon, season, pass

    /// Whether it includes a kind of event; elongations belong to oppositions, perigees to the moon, nothing to passes.
    package func includes(_ kind: Kind) -> Bool {
      switch kind {
      case .solarEclipse, .lunarEclipse: self == .eclipse
      case .conjunction, .occultation: self == .conjunction
      case .opposition, .greatestElongation: self == .opposition
      case .meteorShower: self == .meteors
      case .moonPhase, .perigee: self == .moon
      case .season: self == .season
      }
    }
  }
}
