import Astronomy
import Entities
import Essentials

/// The planets of one night over one place.
struct PlanetSearch {
  let observer: Observer
  let local: LocalSky
  let night: NightReport
  let almanac: SkyAlmanac
  /// From when on it is told when to look: what is over of the running night is no advice.
  let from: Date

  func reports(_ positions: [SkyPosition]) -> [PlanetReport] {
    let sun = positions.first { $0.body == .sun }
    let dusk = night.spans(of: .civil).isEmpty ? [] : samples
    return positions.filter { Body.planets.contains($0.body) }.map { report($0, sun: sun, samples: dusk) }
  }

  private func report(_ position: SkyPosition, sun: SkyPosition?, samples: [Sample]) -> PlanetReport {
    let body = position.body
    let magnitude = position.geocentric.magnitude ?? 99
    let events = PlanetEvents(
      of: body, window: Instant.range(night.span), observer: observer, ephemeris: almanac.ephemeris)
    var report = PlanetReport(
      name: body.name, magnitude: magnitude, altitude: position.altitude, azimuth: position.azimuth,
      constellation: position.geocentric.constellation, rise: events.horizon.rises.first.map(Instant.date),
      transit: events.transits.first.map(Instant.date), set: events.horizon.sets.first.map(Instant.date),
      isVisible: magnitude <= Self.faintest(body) && position.isVisible(sunAltitude: sun?.trueAltitude ?? 90))
    report.transitAltitude = events.transitAltitude
    report.riseAzimuth = events.horizon.rises.first.map { local.direction(of: body, at: $0).azimuth }
    report.setAzimuth = events.horizon.sets.first.map { local.direction(of: body, at: $0).azimuth }
    report.illumination = position.geocentric.illumination
    let east = position.geocentric.rightAscension - (sun?.geocentric.rightAscension ?? 0)
    report.elongation = position.geocentric.elongation * (sin(east * .pi / 180) < 0 ? -1 : 1)
    // Uranus is of magnitude 5.7 and needs a dark site too.
    report.aid = body == .uranus ? .binoculars : body == .neptune ? .telescope : .nakedEye
    if magnitude <= Self.faintest(body), !events.horizon.alwaysBelow {
      report.look = look(body, samples, up: events.horizon.intervalsAbove)
    }
    return report
  }

  /// The faintest magnitude at which a body is worth looking for: Mercury is never out of the twilight.
  private static func faintest(_ body: Body) -> Double { body == .mercury ? 2 : 9 }

  /// The least altitude of the planet and the greatest of the sun, degrees.
  static func limits(_ body: Body) -> (altitude: Double, sun: Double) {
    switch body {
    case .mercury: (3, -6)
    case .venus, .jupiter: (5, -6)
    case .uranus, .neptune: (10, -15)
    default: (5, -9)
    }
  }

  private static let step = 1.0 / 96

  /// An instant and the sun's altitude.
  private typealias Sample = (turn: LocalSky.Turn, sun: Double)

  /// Every quarter of an hour of what is left of the night.
  private var samples: [Sample] {
    let span = Instant.range(max(from, night.span.lowerBound)..<max(from, night.span.upperBound))
    return stride(from: span.lowerBound, to: span.upperBound, by: Self.step).map(local.turn).map { turn in
      (turn, local.altitude(of: .sun, at: turn))
    }
  }

  /// The longest time in which the planet can be seen.
  private func look(_ body: Body, _ samples: [Sample], up: [Range<Double>]) -> PlanetLook? {
    let limits = Self.limits(body)
    // Below the horizon for all that matters where the sun is too high.
    let altitudes = samples.map { turn, sun in
      let matters = sun < limits.sun && up.contains { $0.contains(turn.instant) }
      return matters ? local.altitude(of: body, at: turn) : -90
    }
    var longest: Range<Int>?
    var begin: Int?
    for index in 0...samples.count {
      let isSeen = index < samples.count && altitudes[index] > limits.altitude
      if isSeen, begin == nil { begin = index }
      if !isSeen, let start = begin {
        if index - start > longest?.count ?? 0 { longest = start..<index }
        begin = nil
      }
    }
    // A glimpse of less than ten minutes is none.
    return longest.map { look(body, samples[$0].map(\.turn.instant), altitudes[$0], limits) }
      .flatMap { $0.span.seconds >= 600 ? $0 : nil }
  }

  private func look(
    _ body: Body, _ instants: [Double], _ altitudes: ArraySlice<Double>, _ limits: (altitude: Double, sun: Double)
  ) -> PlanetLook {
    let (first, last) = (instants.first ?? 0, instants.last ?? 0)
    func isSeen(_ instant: Double) -> Bool {
      let turn = local.turn(at: instant)
      return local.altitude(of: .sun, at: turn) < limits.sun && local.altitude(of: body, at: turn) > limits.altitude
    }
    let from = edge(seen: first, unseen: max(first - Self.step, Instant.of(self.from)), isSeen)
    let to = edge(seen: last, unseen: last + Self.step, isSeen)
    let edges = [from, to].map { ($0, local.altitude(of: body, at: $0)) }
    let best = (edges + zip(instants, altitudes)).max { $0.1 < $1.1 }?.0 ?? from
    let place = local.direction(of: body, at: best)
    return PlanetLook(
      span: Instant.range(from..<max(from, to)), best: Instant.date(best), altitude: place.altitude,
      azimuth: place.azimuth)
  }

  /// Where seeing begins or ends between two instants, within 30 s.
  private func edge(seen: Double, unseen: Double, _ isSeen: (Double) -> Bool) -> Double {
    var (inside, outside) = (seen, unseen)
    for _ in 0..<5 {
      let middle = (inside + outside) / 2
      if isSeen(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
