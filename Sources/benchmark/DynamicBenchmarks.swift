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
    measure("set an equal value", target: "1 ns", operations: count) {
      for _ in 0..<count { equal.value = opaque(1.0) }
      return heard
    }
    let alone = Dynamic(0.0)
    measure("set a value nobody observes", target: "5 ns", operations: count) {
      for number in 0..<count { alone.value = Double(number) }
      return alone.value
    }
    withExtendedLifetime((binding, silent)) {}
  }

  /// The value, in a way the optimiser cannot see through.
  @inline(never)
  private static func opaque(_ value: Double) -> Double { value }
}
