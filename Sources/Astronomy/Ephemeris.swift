import Essentials

/// Geocentric positions of some bodies over some days, computed once and shared by all places on Earth.
///
/// About 10 µs a day for Sun and Moon together, and as much for each planet.
package struct Ephemeris: Sendable {
  /// The most days an ephemeris covers; longer windows are cut.
  static let maximumDays = 800
  /// The instants it covers: whole days, as days since J2000.0 (see `TimeScale`).
  package let span: Range<Double>
  /// The bodies it has positions of.
  package let bodies: Set<Body>

  let orientations: OrientationTrack
  private let tracks: [Track?]

  /// Fits the paths of the bodies over all days that touch the window, which is cut to 1000 BC ... AD 5000 and to 800 days.
  package init(covering window: Range<Double>, bodies: Set<Body> = [.sun, .moon]) {
    let window = TimeScale.bounded(window)
    let firstDay = Int((window.lowerBound - 0.02).rounded(.down))
    let days = Int((window.upperBound + 0.02).rounded(.down)) + 1 - firstDay
    let orientations = OrientationTrack(firstDay: firstDay, days: days)
    self.orientations = orientations
    self.bodies = bodies
    span = Double(firstDay)..<Double(firstDay + days)
    tracks = Body.allCases.map { body in
      guard bodies.contains(body) else { return nil }
      return Track(of: body, firstDay: firstDay, days: days, orientations: orientations)
    }
  }

  /// Whether it covers these bodies over this window, with about 20 minutes to spare at both ends.
  func covers(_ window: Range<Double>, _ wanted: Set<Body>) -> Bool {
    wanted.isSubset(of: bodies) && span.lowerBound <= window.lowerBound - 0.015
      && span.upperBound >= window.upperBound + 0.015
  }

  /// The given ephemeris if it covers the window and bodies, else a new one.
  static func serving(_ window: Range<Double>, _ wanted: Set<Body>, shared: Ephemeris?) -> Ephemeris {
    guard let shared, shared.covers(window, wanted) else { return Ephemeris(covering: window, bodies: wanted) }
    return shared
  }

  func track(of body: Body) -> Track {
    tracks[body.rawValue]
      ?? Track(
        of: body, firstDay: Int(span.lowerBound), days: Int(span.upperBound - span.lowerBound),
        orientations: orientations)
  }
}

/// A body's geocentric position, as an equatorial vector of date in au: one polynomial a day.
///
/// Days start at whole instants, so that an instant's position doesn't depend on the window. With 6 nodes for the Moon, 3 for
/// the Sun and 4 for planets the fit is good to 0.03".
struct Track: Sendable {
  private static let solar = ChebyshevFit(nodes: 3)
  private static let lunar = ChebyshevFit(nodes: 6)
  private static let planetary = ChebyshevFit(nodes: 4)

  private let firstDay: Double
  private let days: Int
  private let count: Int
  private let coefficients: [Vector]

  init(of body: Body, firstDay: Int, days: Int, orientations: OrientationTrack) {
    let fit = body == .moon ? Self.lunar : body == .sun ? Self.solar : Self.planetary
    self.firstDay = Double(firstDay)
    self.days = days
    count = fit.nodes.count
    coefficients = (firstDay..<firstDay + days).flatMap { day in
      fit.coefficients(
        through: fit.nodes.map { node in
          let instant = Double(day) + (node + 1) / 2
          return orientations.equatorial(Apparent.place(of: body, at: TimeScale.terrestrial(instant)), at: instant)
        })
    }
  }

  /// The vector, au; outside the fitted days, by the nearest day's polynomial.
  func position(at instant: Double) -> Vector {
    let day = max(0, min(days - 1, Int((instant - firstDay).rounded(.down))))
    let u = 2 * (instant - firstDay - Double(day)) - 1
    var index = (day + 1) * count - 1
    var sum = coefficients[index]
    let last = day * count
    while index > last {
      index -= 1
      let next = coefficients[index]
      sum = Vector(x: sum.x * u + next.x, y: sum.y * u + next.y, z: sum.z * u + next.z)
    }
    return sum
  }
}

/// Fits polynomials through values at the Chebyshev nodes of -1...1.
struct ChebyshevFit: Sendable {
  /// Where values are needed, -1...1.
  let nodes: [Double]
  /// For each node the coefficients, by rising power, of the polynomial that is 1 there and 0 at the others.
  private let basis: [[Double]]

  init(nodes count: Int) {
    let nodes = (0..<count).map { cos(.pi * (Double($0) + 0.5) / Double(count)) }
    self.nodes = nodes
    basis = nodes.indices.map { own in
      nodes.indices.filter { $0 != own }.reduce([1.0]) { polynomial, other in
        let scale = 1 / (nodes[own] - nodes[other])
        var product = [Double](repeating: 0, count: polynomial.count + 1)
        for (power, coefficient) in polynomial.enumerated() {
          product[power + 1] += coefficient * scale
          product[power] -= coefficient * scale * nodes[other]
        }
        return product
      }
    }
  }

  /// The vector polynomial's coefficients, by rising power.
  func coefficients(through values: [Vector]) -> [Vector] {
    var sum = [Vector](repeating: Vector(x: 0, y: 0, z: 0), count: nodes.count)
    for (value, polynomial) in zip(values, basis) {
      for power in polynomial.indices { sum[power] = sum[power] + value * polynomial[power] }
    }
    return sum
  }
}
