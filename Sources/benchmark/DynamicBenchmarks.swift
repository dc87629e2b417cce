import Observation
import ViewModels

/// What it costs to set a value that a screen is bound to.
enum DynamicBenchmarks {
  @MainActor
  static func run() async {
    let count = 1_000_000
    var heard = 0
    let observed = Dynamic(0.0)
    let binding = observed.bind { _ in heard &+= 1 }
    measure("set a value with one observer", target: "40 ns", operations: count) {
      for number in 0..<count { observed.value = Double(number) }
      return heard
    }
    let equal = Dynamic(1.0)
    let silent = equal.bind { _ in heard &+= 1 }
    let same = opaque([Double](repeating: 1, count: 1024))
    measure("set an equal value", target: "1 ns", operations: count) {
      for number in 0..<count { equal.value = same[number & 1023] }
      return heard
    }
    let alone = Dynamic(0.0)
    measure("set a value nobody observes", target: "5 ns", operations: count) {
      for number in 0..<count { alone.value = Double(number) }
      return alone.value
    }
    withExtendedLifetime((binding, silent)) {}
    peers(count / 10)
  }

  /// What the toolchain offers for the same: its observation of one property, armed again after each change, as one that
  /// goes on hearing must; and a bare closure, which is less than the job.
  @MainActor
  private static func peers(_ count: Int) {
    var heard = 0
    let tracked = Tracked()
    measure("the same by Observation, armed again each time", target: "for comparison", operations: count) {
      for number in 0..<count {
        withObservationTracking {
          heard &+= Int(tracked.value)
        } onChange: {
        }
        tracked.value = Double(number)
      }
      return heard
    }
    let bare = bareClosure { heard &+= 1 }
    measure("the same by a bare didSet closure", target: "for comparison", operations: count) {
      for number in 0..<count { bare.value = Double(number) }
      return heard
    }
  }

  /// The closure's value, in a way the optimiser cannot see through.
  @MainActor @inline(never)
  private static func bareClosure(_ heard: @escaping () -> Void) -> Bare { Bare(heard) }

  @Observable @MainActor
  final class Tracked {
    var value = 0.0
  }

  @MainActor
  final class Bare {
    var value = 0.0 { didSet { heard() } }
    private let heard: () -> Void

    init(_ heard: @escaping () -> Void) {
      self.heard = heard
    }
  }

  /// The values, in a way the optimiser cannot see through.
  @inline(never)
  private static func opaque(_ values: [Double]) -> [Double] { values }
}
