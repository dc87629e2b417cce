/// A sum of A cos(p + q t + r t²) with amplitude A, phase p, rate q, acceleration r, evaluated four terms at a time.
struct CosineSeries: Sendable {
  /// One term of a series; the angles in radians, the time in the unit of the argument of `value(at:leading:)`.
  struct Term {
    var amplitude, phase, rate: Double
    var acceleration = 0.0
  }

  /// Four terms side by side; the angles in half turns.
  private struct Block {
    let amplitude, phase, rate, acceleration: SIMD4<Double>

    init(_ terms: ArraySlice<Term>) {
      let four = terms + repeatElement(Term(amplitude: 0, phase: 0, rate: 0), count: 4 - terms.count)
      amplitude = SIMD4(four.map(\.amplitude))
      phase = SIMD4(four.map { ($0.phase / Angle.turn - ($0.phase / Angle.turn).rounded()) * 2 })
      rate = SIMD4(four.map { $0.rate / .pi })
      acceleration = SIMD4(four.map { $0.acceleration / .pi })
    }
  }

  private let blocks: [Block]

  /// A series of terms, the largest first.
  init(_ terms: [Term]) {
    blocks = stride(from: 0, to: terms.count, by: 4).map { start in Block(terms[start..<min(start + 4, terms.count)]) }
  }

  /// The sum at `t`, or that of the first `leading` blocks of four terms. The error is below 2e-10 of the largest
  /// amplitude for angles of up to 100,000 rad.
  func value(at t: Double, leading: Int = .max) -> Double {
    var sum = SIMD4<Double>.zero
    for index in 0..<min(leading, blocks.count) {
      let block = blocks[index]
      sum += block.amplitude * Self.cosine(halfTurns: block.phase + (block.rate + block.acceleration * t) * t)
    }
    return sum.sum()
  }

  /// cos(πu): u is reduced to −1…1 by adding and subtracting 1.5 * 2^52, which rounds to whole numbers without a
  /// branch, then put into a polynomial in u² fitted at Chebyshev nodes; the error is below 1.2e-10.
  private static func cosine(halfTurns u: SIMD4<Double>) -> SIMD4<Double> {
    let shift = SIMD4<Double>(repeating: 6_755_399_441_055_744)
    let whole = (u * 0.5 + shift) - shift
    let reduced = u - whole * 2
    let v = reduced * reduced
    var sum = v * -8.86833158801892e-05 + 0.0019043022764435587
    sum = sum * v - 0.025785772059606415
    sum = sum * v + 0.23532080048831724
    sum = sum * v - 1.3352602773927593
    sum = sum * v + 4.058711815779031
    sum = sum * v - 4.934802185771824
    return sum * v + 0.9999999998846163
  }
}
