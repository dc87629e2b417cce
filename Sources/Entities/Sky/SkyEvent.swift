package import Essentials

/// Something that happens in the sky, as one place sees it: an interval with numbers, not yet a sentence.
package struct SkyEvent: Hashable, Sendable {
  package var kind: Kind
  /// The first contact of an eclipse; else the earlier of the greatest and the time to look.
  package var begin: Date
  /// The instant of the phase, season, perigee or opposition, of the least separation or the greatest elongation, of a
  /// shower's maximum, of the middle of a lunar eclipse; of a solar one the greatest that the place can see.
  package var greatest: Date
  /// The last contact of an eclipse; else the later of the greatest and the time to look.
  package var end: Date
  /// While a lunar eclipse is at least partial, or the moon hides some of a body.
  package var partial: Range<Date>?
  /// While an eclipse is total or annular, or the moon hides all of a body.
  package var total: Range<Date>?
  /// When the place can look at it, and where it is when it is best; `nil` where it cannot be seen, or is only an
  /// instant of the calendar.
  package var look: PlanetLook?
  /// The covered part of the diameter in an eclipse; the brightness of a planet.
  package var magnitude: Double?
  /// The covered part of the sun's disc, 0…1.
  package var obscuration: Double?
  /// English names of what meets, is covered or is opposite; of a meteor shower its name.
  package var bodies: [String] = []
  /// Degrees between two bodies at the best time to look, or of a planet from the sun.
  package var separation: Double?
  /// Meteors an hour at the best time under a dark clear sky, with that night's moon.
  package var rate: Double?
  /// The same under the place's own sky, with the lamps around it.
  package var rateHere: Double?
  /// Whether it is looked at by day, as a solar eclipse is.
  package var isByDay = false
  /// The lit part of the moon in that night, 0…1.
  package var moonlight: Double?
  /// Kilometres of the moon from the Earth.
  package var distance: Double?

  /// Something of an instant.
  package init(_ kind: Kind, at instant: Date, bodies: [String] = []) {
    self.kind = kind
    (begin, greatest, end) = (instant, instant, instant)
    self.bodies = bodies
  }

  /// Something that is seen in the time to look.
  package init(_ kind: Kind, at instant: Date, bodies: [String], look: PlanetLook?) {
    self.init(kind, at: instant, bodies: bodies)
    self.look = look
    guard let look else { return }
    begin = min(begin, look.span.lowerBound)
    end = max(end, look.span.upperBound)
  }
}

extension SkyEvent {
  /// When it is listed: as the time to look begins, else its instant.
  package var time: Date { look?.span.lowerBound ?? greatest }

  /// The evening on which one goes out to see it: of its night from noon to noon; `nil` by day and for what is only an
  /// instant of the calendar.
  package func evening(in zone: Zone) -> CivilDate? {
    isByDay ? nil : look.map { CivilDate($0.span.lowerBound.addingTimeInterval(-43_200), in: zone) }
  }

  /// Whether the place sees an instant of it, such as a contact.
  package func sees(_ instant: Date) -> Bool {
    guard let span = look?.span else { return false }
    return instant > span.lowerBound.addingTimeInterval(-1) && instant < span.upperBound.addingTimeInterval(1)
  }

  /// Whether the place can look at it at an instant.
  package func isRunning(at now: Date) -> Bool { look?.span.contains(now) ?? false }

  /// Whether it is over: an eclipse after its last contact, else after the time to look.
  package func isOver(at now: Date) -> Bool {
    switch kind {
    case .solarEclipse, .lunarEclipse: end <= now
    case .conjunction, .occultation, .opposition, .greatestElongation, .meteorShower, .moonPhase, .season, .perigee:
      (look?.span.upperBound ?? greatest) <= now
    }
  }
}

extension SkyEvent {
  package enum Kind: Hashable, Sendable {
    case solarEclipse(Eclipse)
    case lunarEclipse(Eclipse)
    case conjunction
    /// The moon in front of a planet or a star; documents call it a conjunction of that type.
    case occultation
    case opposition
    case greatestElongation(Side)
    case meteorShower
    /// One of the four principal phases.
    case moonPhase(MoonReport.Phase)
    case season(Season)
    case perigee

    /// As documents call it.
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

    /// Which of its kind, as documents call it.
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

  package enum Eclipse: String, Hashable, Sendable {
    case penumbral, partial, annular, total
  }

  /// On which side of the sun a planet is: east of it, in the evening sky, or west of it, in the morning sky.
  package enum Side: String, Hashable, Sendable {
    case eastern, western
  }

  /// Named by the month, since the season depends on the hemisphere.
  package enum Season: String, CaseIterable, Hashable, Sendable {
    case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice
  }

  /// The kinds of coming events that one may ask for.
  package enum Choice: String, CaseIterable, Hashable, Sendable {
    case eclipse, conjunction, opposition, meteors, moon, season, pass

    /// Whether an event is of what is asked for; elongations go with oppositions, perigees with the moon.
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
