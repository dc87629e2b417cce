/// Finds roots and minima of functions of time; times and tolerances are in days.
enum Solver {
  /// The root between two instants at which the function has different signs, by false position with the Illinois rule,
  /// until the bracket or the last step is below `tolerance`; 60 steps at most.
  static func root(from start: Double, to end: Double, tolerance: Double, _ function: (Double) -> Double) -> Double {
    var (a, b) = (start, end)
    var (fa, fb) = (function(a), function(b))
    var last = Double.infinity
    for _ in 0..<60 {
      guard fa != fb else { return a }
      let middle = (a * fb - b * fa) / (fb - fa)
      let guess = middle > min(a, b) && middle < max(a, b) ? middle : (a + b) / 2
      if abs(guess - last) < tolerance || abs(b - a) < tolerance { return guess }
      last = guess
      let value = function(guess)
      if (value >= 0) != (fb >= 0) { (a, fa) = (b, fb) } else { fa /= 2 }
      (b, fb) = (guess, value)
    }
    return b
  }

  /// The span in which a function is positive: between the bounds, where it isn't, around an instant at which it is.
  static func positiveSpan(
    around middle: Double, in bounds: Range<Double>, tolerance: Double, _ function: (Double) -> Double
  ) -> Range<Double> {
    let first = root(from: bounds.lowerBound, to: middle, tolerance: tolerance, function)
    return first..<max(first, root(from: middle, to: bounds.upperBound, tolerance: tolerance, function))
  }

  /// The lowest minimum of a function near an instant, to 0.1 s: sampled at `count` steps to each side, then refined.
  static func minimum(near middle: Double, steps count: Int, step: Double, _ function: (Double) -> Double) -> Double {
    let samples = (-count...count).map { middle + Double($0) * step }.map { (instant: $0, value: function($0)) }
    let best = samples.min { $0.value < $1.value }?.instant ?? middle
    return minimum(from: best - step, to: best + step, tolerance: 1e-6, function)
  }

  /// The minimum of a function with a single one between two instants, by golden-section search, to `tolerance`.
  static func minimum(from start: Double, to end: Double, tolerance: Double, _ function: (Double) -> Double) -> Double {
    let ratio = 0.618_033_988_749_895
    var (a, b) = (start, end)
    var (c, d) = (b - ratio * (b - a), a + ratio * (b - a))
    var (fc, fd) = (function(c), function(d))
    while b - a > tolerance {
      if fc < fd {
        (b, d, fd) = (d, c, fc)
        c = b - ratio * (b - a)
        fc = function(c)
      } else {
        (a, c, fc) = (c, d, fd)
        d = a + ratio * (b - a)
        fd = function(d)
      }
    }
    return (a + b) / 2
  }
}
