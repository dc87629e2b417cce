/// When a body passes a threshold inside a window, and on which side it is otherwise.
package struct Crossings: Hashable, Sendable {
  /// The window [start, end), instants.
  package let window: Range<Double>

  /// Whether the body is above at the start of the window.
  package let startsAbove: Bool

  /// Instants of rising through the threshold, in order; often one, at times none or two.
  package let rises: [Double]

  /// Instants of sinking through it.
  package let sets: [Double]

  /// The largest and the smallest height over the threshold met in the window, degrees.
  ///
  /// Within 0.05° of 0 without a crossing, or just over it, the path *grazes*: real refraction decides.
  package let heights: ClosedRange<Double>

  /// Below from start to end.
  package var alwaysBelow: Bool { !startsAbove && rises.isEmpty && sets.isEmpty }

  /// Whether the highest or lowest point lies within 0.05° of the threshold, so that refraction of the day decides.
  package var grazes: Bool { abs(heights.lowerBound) < 0.05 || abs(heights.upperBound) < 0.05 }

  /// The stretches above the threshold, in order, cut to the window.
  package var intervalsAbove: [Range<Double>] { intervals(above: true) }

  /// The stretches below it.
  package var intervalsBelow: [Range<Double>] { intervals(above: false) }

  private func intervals(above wanted: Bool) -> [Range<Double>] {
    let starts = (wanted ? rises : sets)
    let ends = (wanted ? sets : rises)
    let opened = (startsAbove == wanted ? [window.lowerBound] : []) + starts
    return opened.enumerated().map { index, start in
      start..<max(start, index < ends.count ? ends[index] : window.upperBound)
    }
  }
}

extension Crossings {
  /// Risings and settings of a body: of its upper limb (Sun, Moon) or its centre (planets).
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - window: Instants [start, end); cut to 800 days.
  ///   - observer: The place.
  ///   - ephemeris: Geocentric work to share; a new one is made when it does not serve.
  package init(ofHorizonBy body: Body, window: Range<Double>, observer: Observer, ephemeris: Ephemeris? = nil) {
    let window = SearchWindow.bounded(window)
    let shared = Ephemeris.serving(window, [body], shared: ephemeris)
    self = CrossingSearch(of: body, window: window, site: Site(observer), ephemeris: shared)
      .crossings(of: Threshold.horizon.degrees, radius: body.limbRadius)
  }
}

/// An altitude whose crossing is an event.
package enum Threshold {
  /// The upper limb (Sun, Moon) or the centre (planets) at -34', the refraction at the horizon.
  case horizon
  /// The Sun's centre at -6°, without refraction.
  case civil
  /// The Sun's centre at -12°.
  case nautical
  /// The Sun's centre at -18°.
  case astronomical

  /// The altitude in degrees.
  package var degrees: Double {
    switch self {
    case .horizon: -34.0 / 60
    case .civil: -6
    case .nautical: -12
    case .astronomical: -18
    }
  }
}
