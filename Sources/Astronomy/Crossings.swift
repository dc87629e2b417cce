package import Entities

/// When a body crosses an altitude, the threshold, in a window of time, and on which side it is in between.
package struct Crossings: Hashable, Sendable {
  /// The window (UTC days since J2000.0).
  package let window: Range<Double>
  /// Whether the body is above the threshold at the start of the window.
  package let startsAbove: Bool
  /// The instants of rising through the threshold, in order; most days have one, some none or two.
  package let rises: [Double]
  /// The instants of sinking through it, in order.
  package let sets: [Double]
  /// How far the lowest and highest points of the path, in the window and half an hour around it, are above the
  /// threshold (negative below): differences of the sines of altitudes times 180/π, which near the horizon are degrees.
  let heights: ClosedRange<Double>

  /// Whether the highest or lowest point is within 0.05° of the threshold, where the refraction of the day decides.
  package var isGrazing: Bool { abs(heights.lowerBound) < 0.05 || abs(heights.upperBound) < 0.05 }

  /// The intervals above the threshold, in order, clipped to the window.
  package var intervalsAbove: [Range<Double>] { intervals(above: true) }

  /// The intervals below the threshold, in order, clipped to the window.
  package var intervalsBelow: [Range<Double>] { intervals(above: false) }

  /// The interval above the threshold that contains an instant or is nearest to it; `nil` if none has a length.
  package func intervalAbove(nearestTo instant: Double) -> Range<Double>? {
    func distance(_ span: Range<Double>) -> Double { max(span.lowerBound - instant, instant - span.upperBound, 0) }
    return intervalsAbove.filter { !$0.isEmpty }.min { distance($0) < distance($1) }
  }

  private func intervals(above wanted: Bool) -> [Range<Double>] {
    let (starts, ends) = wanted ? (rises, sets) : (sets, rises)
    let opened = (startsAbove == wanted ? [window.lowerBound] : []) + starts
    return opened.enumerated().map { index, start in
      start..<max(start, index < ends.count ? ends[index] : window.upperBound)
    }
  }
}

extension Crossings {
  /// A body's risings and settings, by its upper limb (Sun, Moon) or its centre (planets). The window (UTC days since
  /// J2000.0) is cut to 800 days; a new ephemeris is made if the given one doesn't cover it.
  package init(ofHorizonBy body: Body, window: Range<Double>, observer: Coordinates, ephemeris: Ephemeris? = nil) {
    self = CrossingSearch(of: body, window: window, observer: observer, ephemeris: ephemeris).horizonCrossings(by: body)
  }

  /// The Sun's crossings of each of some altitudes (degrees, without refraction), in their order: by its upper limb for
  /// the ``horizon``, else by its centre. The window is cut to 800 days.
  package static func ofSun(at altitudes: [Double], window: Range<Double>, observer: Coordinates) -> [Crossings] {
    let search = CrossingSearch(of: .sun, window: window, observer: observer, ephemeris: nil)
    return altitudes.map { $0 == horizon ? search.horizonCrossings(by: .sun) : search.crossings(at: $0) }
  }

  /// The altitude without refraction of what is seen on the horizon, degrees; almanacs take refraction to be 34′ there.
  package static let horizon = -34.0 / 60
}
