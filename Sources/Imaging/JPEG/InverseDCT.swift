/// The inverse discrete cosine transform of an 8 × 8 block.
///
/// Loeffler, Ligtenberg and Moschytz, "Practical fast 1-D DCT algorithms with 11 multiplications" (ICASSP 1989), in the
/// variant with 12 multiplications and 13-bit constants of libjpeg (`jidctint.c`), so that results match its "slow
/// integer" method to the bit. All arithmetic wraps: damaged data gives wrong samples, never a trap.
enum InverseDCT {
  /// Binary places of the constants.
  private static let constantBits: Int32 = 13
  /// Extra bits of precision between the column pass and the row pass.
  private static let passBits: Int32 = 2

  /// Dequantises and transforms the 64 coefficients from `start` (in natural order, like `quantisation`) into 8 rows of
  /// 8 samples from `sample`; the plane must have at least `sample + 7 × stride + 8` bytes.
  static func transform(
    _ block: [Int16], from start: Int, quantisation: [Int32], to plane: inout [UInt8], at sample: Int, stride: Int
  ) {
    var work = [Int32](repeating: 0, count: 64)
    for column in 0..<8 {
      let butterfly = Butterfly { Int32(block[start + $0 * 8 + column]) &* quantisation[$0 * 8 + column] }
      butterfly.write(shift: constantBits - passBits) { work[$0 * 8 + column] = $1 }
    }
    for row in 0..<8 {
      let butterfly = Butterfly { work[row * 8 + $0] }
      butterfly.write(shift: constantBits + passBits + 3) { plane[sample + row * stride + $0] = level($1) }
    }
  }

  /// A sample from its difference to middle grey.
  private static func level(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: min(max(value &+ 128, 0), 255)) }

  /// The one-dimensional transform up to its last step: outputs 0 and 7, 1 and 6, 2 and 5, 3 and 4 are the sum and the
  /// difference of an even and an odd part.
  private struct Butterfly {
    private let even: SIMD4<Int32>
    private let odd: SIMD4<Int32>

    init(_ input: (Int) -> Int32) {
      even = Self.even(input(0), input(2), input(4), input(6))
      odd = Self.odd(input(1), input(3), input(5), input(7))
    }

    // The constants, times 2¹³√2 and with cₖ = cos(kπ/16): c₆; c₂ + c₆; c₂ − c₆.
    private static func even(_ x0: Int32, _ x2: Int32, _ x4: Int32, _ x6: Int32) -> SIMD4<Int32> {
      let turn = (x2 &+ x6) &* 4433
      let low = turn &- x6 &* 15137
      let high = turn &+ x2 &* 6270
      let sum = (x0 &+ x4) &<< constantBits
      let difference = (x0 &- x4) &<< constantBits
      return SIMD4(sum &+ high, difference &+ low, difference &- low, sum &- high)
    }

    // Likewise: c₃; c₃ − c₇; c₁ + c₃; c₃ + c₅; c₃ − c₅; then c₁ + c₃ − c₅ − c₇ and three more with other signs.
    private static func odd(_ x1: Int32, _ x3: Int32, _ x5: Int32, _ x7: Int32) -> SIMD4<Int32> {
      let both = (x7 &+ x3 &+ x5 &+ x1) &* 9633
      let outer = (x7 &+ x1) &* -7373
      let inner = (x5 &+ x3) &* -20995
      let cross = (x7 &+ x3) &* -16069 &+ both
      let other = (x5 &+ x1) &* -3196 &+ both
      return SIMD4(
        x1 &* 12299 &+ outer &+ other, x3 &* 25172 &+ inner &+ cross, x5 &* 16819 &+ inner &+ other,
        x7 &* 2446 &+ outer &+ cross)
    }

    /// Calls `output` with the index and value of each of the eight outputs, divided by 2^`shift` and rounded.
    func write(shift: Int32, _ output: (Int, Int32) -> Void) {
      let half = SIMD4(repeating: Int32(1) &<< (shift &- 1))
      let (sums, differences) = ((even &+ odd &+ half) &>> shift, (even &- odd &+ half) &>> shift)
      for index in 0..<4 {
        output(index, sums[index])
        output(7 - index, differences[index])
      }
    }
  }
}
