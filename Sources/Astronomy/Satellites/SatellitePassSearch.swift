package import Entities
import Essentials

/// Finds a satellite's visible passes over a place: 10° up or more without refraction, sunlit, under a dark sky.
/// Instants are UTC days since J2000.0.
package struct SatellitePassSearch: Sendable {
  private let track: SatelliteTrack
  private let site: EarthSite
  private let satellite: Satellite

  /// The sine of the lowest altitude that counts.
  private static let sineLowest = sin(10 * Angle.degree)
  /// A satellite below this at all whole minutes doesn't reach 10° between them.
  private static let sineNear = sin(4 * Angle.degree)
  /// The shortest visible pass and thus the step in which an arc is tested for sunlight, days.
  private static let shortestPass = 10.0 / 86_400
  /// The error to which instants are refined, days.
  private static let tolerance = 0.05 / 86_400

  /// A search of a satellite's track from a place.
  package init(_ track: SatelliteTrack, of satellite: Satellite, from observer: Coordinates) {
    (self.track, self.satellite) = (track, satellite)
    site = EarthSite(observer)
  }

  /// All visible passes in some spans, in order; the sky must be dark in them, with the Sun 6° down or more.
  package func passes(during dark: [Range<Double>]) -> [SatellitePass] {
    dark.flatMap { window in arcs(touching: window).flatMap { sunlitPasses($0, in: window) } }
  }

  /// The satellite's places without refraction, `seconds` apart (1 or more; 10,000 steps at most) from the start of a
  /// span, and at its end.
  package func path(in span: ClosedRange<Double>, every seconds: Double) -> [TimedPlace] {
    let step = max(seconds, 1) / 86_400
    // Rounding errors of a few millionths of a step don't put a place just before the end.
    let count = Int(min(((span.upperBound - span.lowerBound) / step - 1e-5).rounded(.up), 10_000))
    return ((0..<max(count, 1)).map { span.lowerBound + Double($0) * step } + [span.upperBound]).map(point)
  }

  private func point(_ instant: Double) -> TimedPlace {
    TimedPlace(time: Instant.date(instant), place: site.skyPlace(of: track.position(at: instant)))
  }

  private func sineAltitude(at instant: Double) -> Double { site.sineAltitude(of: track.position(at: instant)) }

  /// A stretch 10° up or more, with the instant of its highest point.
  private struct Arc {
    let span: Range<Double>
    let top: Double
  }

  /// Every arc that overlaps a window, in order; searched half an hour beyond it, to find low orbits' arcs whole.
  private func arcs(touching window: Range<Double>) -> [Arc] {
    let margin = 30 * SatelliteTrack.step
    guard let knots = track.knotIndices(in: window.lowerBound - margin..<window.upperBound + margin) else { return [] }
    let heights = knots.map { site.sineAltitude(of: track.position(atKnot: $0)) }
    return heights.indices.dropFirst().dropLast().compactMap { index in
      let here = heights[index]
      guard here > Self.sineNear, here >= heights[index - 1], here > heights[index + 1] else { return nil }
      return arc(around: index, heights, first: knots.lowerBound)
    }.filter { $0.span.overlaps(window) }
  }

  /// The arc whose highest sample has an index; `nil` if it doesn't reach 10°. `first` is the first sample's knot.
  private func arc(around index: Int, _ heights: [Double], first: Int) -> Arc? {
    func instant(_ index: Int) -> Double { track.instant(ofKnot: first + index) }
    let top = Solver.minimum(from: instant(index - 1), to: instant(index + 1), tolerance: Self.tolerance) {
      -sineAltitude(at: $0)
    }
    guard sineAltitude(at: top) >= Self.sineLowest else { return nil }
    let before = heights[..<index].lastIndex { $0 < Self.sineLowest }
    let after = heights[(index + 1)...].firstIndex { $0 < Self.sineLowest }
    let rise = before.map { crossing(instant($0), top) } ?? instant(0)
    let set = after.map { crossing(instant($0), top) } ?? instant(heights.count - 1)
    return Arc(span: rise..<max(rise, set), top: top)
  }

  /// When the satellite passes 10° between an instant below and one above.
  private func crossing(_ below: Double, _ above: Double) -> Double {
    Solver.root(from: below, to: above, tolerance: Self.tolerance) { sineAltitude(at: $0) - Self.sineLowest }
  }

  /// The sunlit parts of an arc within a window.
  private func sunlitPasses(_ arc: Arc, in window: Range<Double>) -> [SatellitePass] {
    let span = arc.span.clamped(to: window)
    // In an arc of more than 14 h, the steps are longer.
    let count = Int(min(((span.upperBound - span.lowerBound) / Self.shortestPass).rounded(.up), 5000))
    guard count > 0 else { return [] }
    let times = (0...count).map { span.lowerBound + (span.upperBound - span.lowerBound) * Double($0) / Double(count) }
    let lit = times.map(track.isSunlit)
    return times.indices.split { !lit[$0] }.compactMap { run in
      let (first, last) = (run.lowerBound, run.upperBound - 1)
      let from = first == 0 ? times[0] : shadowEdge(lit: times[first], dark: times[first - 1])
      let to = last == count ? times[count] : shadowEdge(lit: times[last], dark: times[last + 1])
      return to - from < Self.shortestPass ? nil : pass(from...to, top: arc.top, entersShadow: last < count)
    }
  }

  /// The sunlit side of the shadow's edge between two instants, by bisection.
  private func shadowEdge(lit: Double, dark: Double) -> Double {
    var (inside, outside) = (lit, dark)
    while abs(inside - outside) > Self.tolerance {
      let middle = (inside + outside) / 2
      if track.isSunlit(at: middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The pass in a sunlit span, highest at the instant nearest to the arc's top.
  private func pass(_ span: ClosedRange<Double>, top: Double, entersShadow: Bool) -> SatellitePass {
    let highest = min(max(top, span.lowerBound), span.upperBound)
    let steps = stride(from: span.lowerBound, through: span.upperBound, by: Self.shortestPass)
    return SatellitePass(
      satellite: satellite.name, begin: point(span.lowerBound), highest: point(highest), end: point(span.upperBound),
      entersShadow: entersShadow, magnitude: (steps + [highest, span.upperBound]).map(magnitude).reduce(.infinity, min))
  }

  /// The magnitude of a diffusely reflecting sphere by distance and phase, without extinction by the air; the standard
  /// magnitude is that at 1,000 km, half lit.
  private func magnitude(_ instant: Double) -> Double {
    let place = track.position(at: instant)
    let phase = (site.position - place).angle(to: track.sun(at: instant) - place)
    let light = sin(phase) + (.pi - phase) * cos(phase)
    let distance = (place - site.position).length / 1000
    return satellite.standardMagnitude + 5 * log10(distance) - 2.5 * log10(max(light, 1e-3))
  }
}
