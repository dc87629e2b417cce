import Essentials

/// A decimal number as its digits are read: an integer and a power of ten.
struct DecimalDigits {
  private var mantissa: UInt64 = 0
  /// How many digits were read.
  private(set) var count = 0
  /// The power of ten to multiply the digits with.
  var exponent = 0

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Adds a digit 0…9; digits past what 64 bits hold only move the point.
  mutating func add(_ digit: UInt8) {
    count += 1
    if mantissa < 1_000_000_000_000_000_000 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
    } else {
      exponent += 1
    }
  }

  /// The number; infinity becomes NaN, for no service means it.
  var value: Double {
    let digits = Double(mantissa)
    switch exponent {
    case 0: return digits
    case -22..<0: return digits / Self.powersOfTen[-exponent]
    case 1...22: return digits * Self.powersOfTen[exponent]
    default:
      let number = digits * pow(10, Double(min(max(exponent, -400), 400)))
      return number.isFinite ? number : .nan
    }
  }
}
