import Entities
import Essentials

/// Finds every crossing of an altitude in a window; instants are UTC days since J2000.0.
///
/// The true topocentric altitude is sampled every half hour on a fixed grid, and every 10 s near an extreme within 0.2°
/// of the threshold, so that a rise and a set a minute apart are both found (a quarter of an hour from its highest
/// point a body has sunk by 0.13° at most). Each change of sign is refined to a millisecond. As neither grid nor
/// ephemeris depends on the window, adjacent windows neither lose nor repeat an event.
struct CrossingSearch: Sendable {
  /// Steps of the grid per day: one is half an hour.
  private static let stepsPerDay = 48
  /// Fine steps per grid step: one is 10 s.
  private static let fineSteps = 180
  /// How near to the threshold an extreme must be to be searched in fine steps; as sines, 0.2° near the horizon.
  private static let grazingMargin = 0.2 * Angle.degree
  private let site: Site
  private let path: TargetPath
  private let orientations: OrientationTrack
  private let window: Range<Double>
  /// The number of the grid's first step since J2000.0, and the altitudes from there to a step beyond the window.
  private let firstIndex: Int
  private let samples: [Altitude]

  /// A search in a window cut to 800 days, by the given ephemeris if it covers that, else a new one.
  init(of body: Body, window: Range<Double>, observer: Coordinates, ephemeris: Ephemeris?) {
    let window = TimeScale.bounded(window)
    let ephemeris = Ephemeris.covering(window, bodies: [body], reusing: ephemeris)
    self.init(of: .body(body), window: window, in: LocalSky(ephemeris, from: observer))
  }

  /// A search in a window that the sky's ephemeris covers.
  init(of target: LocalTarget, window: Range<Double>, in local: LocalSky) {
    site = local.site
    self.window = window
    path = TargetPath(target, local.ephemeris)
    orientations = local.ephemeris.orientations
    firstIndex = Int((window.lowerBound * Double(Self.stepsPerDay)).rounded(.down)) - 1
    let lastIndex = Int((window.upperBound * Double(Self.stepsPerDay)).rounded(.up)) + 1
    samples = Self.sample(firstIndex...max(firstIndex, lastIndex), path, orientations, site)
  }

  /// Altitudes on the grid. In a day sidereal time advances evenly, so its sine and cosine follow by a rotation.
  private static func sample(
    _ indices: ClosedRange<Int>, _ path: TargetPath, _ orientations: OrientationTrack, _ site: Site
  ) -> [Altitude] {
    let perDay = Double(stepsPerDay)
    func day(_ index: Int) -> Int { Int((Double(index) / perDay).rounded(.down)) }
    return (day(indices.lowerBound)...day(indices.upperBound)).flatMap { day in
      let steps = indices.clamped(to: day * stepsPerDay...(day + 1) * stepsPerDay - 1)
      let start = orientations.siderealTime(at: Double(steps.lowerBound) / perDay) + site.longitude
      let step = orientations.advance(at: Double(day)) / perDay
      var (sine, cosine) = (sin(start), cos(start))
      let (stepSine, stepCosine) = (sin(step), cos(step))
      return steps.map { index in
        defer { (sine, cosine) = (sine * stepCosine + cosine * stepSine, cosine * stepCosine - sine * stepSine) }
        return site.altitude(of: path.position(at: Double(index) / perDay), sineTime: sine, cosineTime: cosine)
      }
    }
  }

  /// Every crossing of the horizon by the upper limb of the search's body (Sun, Moon) or its centre (planets).
  func horizonCrossings(by body: Body) -> Crossings { crossings(at: Crossings.horizon, radius: body.limbRadius) }

  /// Every crossing of an altitude (degrees, no refraction) by a disc's upper limb; the radius in km, 0 for a point.
  func crossings(at degrees: Double, radius: Double = 0) -> Crossings {
    let threshold = AltitudeThreshold(degrees: degrees, radius: radius)
    let heights = samples.map(threshold.height(of:))
    let coarse = Self.signChanges(in: heights).map { root(threshold, from: instant($0), to: instant($0 + 1)) }
    let fine = heights.indices.dropFirst().dropLast().filter { isGrazing(heights, $0) }
      .flatMap { fineRoots(threshold, around: $0) }
    return crossings(atRoots: (coarse + fine).sorted(), heights: heights)
  }

  /// The indices of heights that are on the other side of 0 than the next one.
  private static func signChanges(in heights: [Double]) -> [Int] {
    heights.indices.dropLast().filter { (heights[$0] >= 0) != (heights[$0 + 1] >= 0) }
  }

  /// The instant of a sample.
  private func instant(_ index: Int) -> Double { Double(firstIndex + index) / Double(Self.stepsPerDay) }

  /// Whether a sample is a highest point just below the threshold, or a lowest one just above it.
  private func isGrazing(_ heights: [Double], _ index: Int) -> Bool {
    let (before, here, after) = (heights[index - 1], heights[index], heights[index + 1])
    guard abs(here) < Self.grazingMargin else { return false }
    return here < 0 ? here > before && here >= after : here < before && here <= after
  }

  /// The crossings in the two grid steps around an extreme; none if it doesn't reach the threshold.
  private func fineRoots(_ threshold: AltitudeThreshold, around index: Int) -> [Double] {
    let times = (-Self.fineSteps...Self.fineSteps).map {
      instant(index) + Double($0) / Double(Self.stepsPerDay * Self.fineSteps)
    }
    return Self.signChanges(in: times.map { threshold.height(of: altitude(at: $0)) })
      .map { root(threshold, from: times[$0], to: times[$0 + 1]) }
  }

  private func altitude(at instant: Double) -> Altitude {
    site.altitude(of: path.position(at: instant), siderealTime: orientations.siderealTime(at: instant))
  }

  /// The crossing between two instants on different sides of the threshold, to a millisecond.
  private func root(_ threshold: AltitudeThreshold, from start: Double, to end: Double) -> Double {
    Solver.root(from: start, to: end, tolerance: 1e-8) { threshold.height(of: altitude(at: $0)) }
  }

  /// The roots inside the window, in order, as rises and sets; they alternate from the side of the first sample.
  private func crossings(atRoots roots: [Double], heights: [Double]) -> Crossings {
    var isAbove = (heights.first ?? -1) >= 0
    var startsAbove = isAbove
    var (rises, sets): ([Double], [Double]) = ([], [])
    for root in roots where root < window.upperBound {
      isAbove.toggle()
      if root < window.lowerBound {
        startsAbove = isAbove
      } else if isAbove {
        rises.append(root)
      } else {
        sets.append(root)
      }
    }
    return Crossings(
      window: window, startsAbove: startsAbove, rises: rises, sets: sets, heights: Self.extremes(of: heights))
  }

  /// The range of heights as `Crossings.heights` has it, by a parabola through each extreme; within 0.001° near 0.
  private static func extremes(of heights: [Double]) -> ClosedRange<Double> {
    guard heights.count > 2 else { return 0...0 }
    var (lowest, highest) = (heights[1], heights[1])
    for index in 1..<heights.count - 1 {
      var point = heights[index]
      let (rise, fall) = (point - heights[index - 1], point - heights[index + 1])
      if rise * fall >= 0, rise + fall != 0 { point += (rise - fall) * (rise - fall) / (8 * (rise + fall)) }
      lowest = min(lowest, point)
      highest = max(highest, point)
    }
    return lowest / Angle.degree...highest / Angle.degree
  }
}
