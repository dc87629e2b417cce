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
  /// Instants.
  let window: Range<Double>

  private static let step = 1.0 / 96

  /// The time to look in which a mark is highest, where it is highest; the direction is that of the last target.
  func look(by mark: (Double) -> Double) -> PlanetLook? {
    let instants = Array(stride(from: window.lowerBound, to: window.upperBound, by: Self.step))
    let seen = instants.map(isSeen)
    let marked = instants.indices.filter { seen[$0] }.map { (index: $0, mark: mark(instants[$0])) }
    guard let best = marked.max(by: { $0.mark < $1.mark }) else { return nil }
    var (first, last) = (best.index, best.index)
    while first > 0, seen[first - 1] { first -= 1 }
    while last < seen.count - 1, seen[last + 1] { last += 1 }
    let from = edge(seen: instants[first], unseen: instants[first] - Self.step)
    let to = edge(seen: instants[last], unseen: instants[last] + Self.step)
    // A glimpse of less than ten minutes is none.
    guard to - from > 1.0 / 144, let shown = targets.last else { return nil }
    let near = max(from, instants[best.index] - Self.step)...max(from, min(to, instants[best.index] + Self.step))
    let instant = refined(mark, near)
    let place = local.direction(of: shown, at: instant)
    return PlanetLook(
      span: Instant.range(from..<to), best: Instant.date(instant), altitude: place.altitude, azimuth: place.azimuth)
  }

  private func isSeen(_ instant: Double) -> Bool {
    local.altitude(of: .sun, at: instant) < limits.sun
      && targets.allSatisfy { local.altitude(of: $0, at: instant) > limits.altitude }
  }

  /// Where seeing begins or ends between two instants, within 30 s.
  private func edge(seen: Double, unseen: Double) -> Double {
    var (inside, outside) = (seen, unseen)
    for _ in 0..<5 {
      let middle = (inside + outside) / 2
      if isSeen(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The best instant of a short span, to a minute or two.
  private func refined(_ mark: (Double) -> Double, _ span: ClosedRange<Double>) -> Double {
    let step = (span.upperBound - span.lowerBound) / 20
    let instants = (0...20).map { span.lowerBound + Double($0) * step }
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
