import Astronomy
import Entities
import Essentials

/// When a place can look at something in the dark about an instant, and when that is best.
struct SightSearch {
  /// How high all that is looked at must stand, and how low the sun.
  struct Limits {
    var altitude: Double
    var sun: Double
  }

  let local: LocalSky
  /// All that must be up together.
  let targets: [LocalTarget]
  let limits: Limits
  /// When the best is to be, instants; the time to look is that of its whole night.
  let window: Range<Double>
  /// From noon to noon, instants.
  let nights: [Range<Double>]

  private static let step = 1.0 / 96

  /// The time to look in which a mark is highest, where it is highest; the direction is that of the last target.
  func look(by mark: (Double) -> Double) -> PlanetLook? {
    let spans = nights.flatMap(seen).filter { $0.overlaps(window) }
    func best(in span: Range<Double>) -> (instant: Double, mark: Double)? {
      Self.instants(span).map { ($0, mark($0)) }.max { $0.1 < $1.1 }
    }
    let marked =
      spans.count < 2 ? spans.map { ($0, 0) } : spans.map { ($0, best(in: $0.clamped(to: window))?.mark ?? 0) }
    // A glimpse of less than ten minutes is none.
    guard let span = marked.max(by: { $0.1 < $1.1 })?.0, span.upperBound - span.lowerBound > 1.0 / 144,
      let best = best(in: span)?.instant, let shown = targets.last
    else { return nil }
    let (from, to) = (span.lowerBound, span.upperBound)
    let instant = refined(mark, max(from, best - Self.step)...max(from, min(to, best + Self.step)))
    let place = local.direction(of: shown, at: instant)
    return PlanetLook(
      span: Instant.range(from..<to), best: Instant.date(instant), altitude: place.altitude, azimuth: place.azimuth)
  }

  /// The stretches of a night in which all is seen.
  private func seen(in night: Range<Double>) -> [Range<Double>] {
    let instants = Self.instants(night)
    let seen = instants.map(isSeen)
    var spans: [Range<Double>] = []
    var start: Double?
    for index in instants.indices {
      let isEdge = index > 0 && seen[index] != seen[index - 1]
      if seen[index], start == nil {
        start = isEdge ? edge(seen: instants[index], unseen: instants[index - 1]) : instants[index]
      } else if !seen[index], let from = start {
        spans.append(from..<max(from, edge(seen: instants[index - 1], unseen: instants[index])))
        start = nil
      }
    }
    if let start { spans.append(start..<max(start, night.upperBound)) }
    return spans
  }

  /// Steps through a span, and its end.
  private static func instants(_ span: Range<Double>) -> [Double] {
    Array(stride(from: span.lowerBound, to: span.upperBound, by: step)) + [span.upperBound]
  }

  private func isSeen(_ instant: Double) -> Bool {
    local.altitude(of: .sun, at: instant) < limits.sun
      && targets.allSatisfy { local.altitude(of: $0, at: instant) > limits.altitude }
  }

  /// Where seeing begins or ends between two instants, within a second.
  private func edge(seen: Double, unseen: Double) -> Double {
    var (inside, outside) = (seen, unseen)
    for _ in 0..<10 {
      let middle = (inside + outside) / 2
      if isSeen(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The best instant of a short span, to a minute.
  private func refined(_ mark: (Double) -> Double, _ span: ClosedRange<Double>) -> Double {
    let step = (span.upperBound - span.lowerBound) / 30
    let instants = (0...30).map { span.lowerBound + Double($0) * step }
    return instants.map { ($0, mark($0)) }.max { $0.1 < $1.1 }?.0 ?? span.lowerBound
  }
}

extension SkyTarget {
  /// What it takes to see it beside another light.
  var limits: SightSearch.Limits {
    switch self {
    case .body(let body):
      let limits = PlanetSearch.limits(body)
      return SightSearch.Limits(altitude: limits.altitude, sun: limits.sun)
    case .star(let star):
      return star.name == "Pleiades"
        ? SightSearch.Limits(altitude: 10, sun: -15) : SightSearch.Limits(altitude: 5, sun: -9)
    }
  }
}
