import Foundation

/// Prints the median time of one operation beside its target.
///
/// - Parameters:
///   - title: What the operation is.
///   - target: The time to reach, as text.
///   - operations: How many operations one call of `work` does.
///   - rounds: How often `work` is called, after a first call that isn't measured.
///   - work: The operations. Their result is kept until the end, so that they can't be optimised away.
func measure<Result>(
  _ title: String, target: String, operations: Int = 1, rounds: Int = 15, _ work: () throws -> Result
) rethrows {
  var result = try work()
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    result = try work()
    times.append((ContinuousClock.now - start).nanoseconds)
  }
  withExtendedLifetime(result) {}
  report(title, nanoseconds: times.median / Double(operations), target: target)
}

/// Prints a line with a time beside its target.
func report(_ title: String, nanoseconds: Double, target: String) {
  let figure =
    switch nanoseconds {
    case ..<1000: String(format: "%.1f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1000)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  let padded = title.padding(toLength: 64, withPad: " ", startingAt: 0)
  print("  \(padded) \(figure)   (target \(target))")
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}

extension [Double] {
  /// The median, the upper one of an even number of values; NaN if there are none.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
