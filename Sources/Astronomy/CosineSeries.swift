/// A sum of A cos(p + q t + r t²), evaluated four terms at a time.
struct CosineSeries: Sendable {
  /// One term of a series; the angles in radians.
  struct Term {
    var amplitude: Double
    var phase: Double
    var rate: Double
    var acceleration = 0.0
  }

  /// Amplitudes, then phases, rates and accelerations in half turns, for four terms each.
  private let blocks: [SIMD4<Double>]

  init(_ terms: [Term]) {
    blocks = stride(from: 0, to: terms.count, by: 4).flatMap { start in
      let four = (start..<start + 4).map { $0 < terms.count ? terms[$0] : Term(amplitude: 0, phase: 0, rate: 0) }
      return [
        SIMD4(four.map(\.amplitude)),
        SIMD4(four.map { ($0.phase / Angle.turn - ($0.phase / Angle.turn).rounded()) * 2 }),
        SIMD4(four.map { $0.rate / .pi }), SIMD4(four.map { $0.acceleration / .pi }),
      ]
    }
  }

  /// The sum at `t`, with an error below 1e-11 of its largest amplitude for phases of up to 100,000 rad.
  func value(at t: Double) -> Double {
    var sum = SIMD4<Double>.zero
    for index in stride(from: 0, to: blocks.count, by: 4) {
      let halfTurns = blocks[index + 1] + (blocks[index + 2] + blocks[index + 3] * t) * t
      sum += blocks[index] * Self.cosine(halfTurns: halfTurns)
    }
    return sum.sum()
  }

  /// cos(πu): reduced to -1...1 by adding and taking away 1.5 * 2^52, which rounds to whole numbers without a branch,
  /// then a polynomial in u² fitted at Chebyshev nodes; the error is below 1e-14.
  @inline(__always)
  private static func cosine(halfTurns u: SIMD4<Double>) -> SIMD4<Double> {
    let shift = SIMD4<Double>(repeating: 6_755_399_441_055_744)
    let whole = (u * 0.5 + shift) - shift
    let reduced = u - whole * 2
    let v = reduced * reduced
    var sum = SIMD4<Double>(repeating: -1.2173517486985974e-07)
    sum = sum * v + 4.267329230699619e-06
    sum = sum * v - 0.0001045961584421028
    sum = sum * v + 0.0019295443920495186
    sum = sum * v - 0.025806878129050276
    sum = sum * v + 0.23533062676440775
    sum = sum * v - 1.3352627682910936
    sum = sum * v + 4.058712126371287
    sum = sum * v - 4.93480220054321
    return sum * v + 0.9999999999999913
  }
}
