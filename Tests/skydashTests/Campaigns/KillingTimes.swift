import World

/// How long to let programs run before they are killed, so that about as many are killed as finish, on any machine.
struct KillingTimes {
  private var random = SplitMix(seed: 42)
  /// The longest time for the next run, in seconds; one that isn't killed should take about half of it.
  private var limit: Double
  private(set) var kills = 0
  private(set) var finishes = 0

  /// Times that begin around the one that a run takes.
  init(_ run: Duration) { limit = max(run / .seconds(1), 0.001) * 2 }

  /// How many runs there have been.
  var count: Int { kills + finishes }

  /// Whether to go on: until there are enough runs, killed and finished ones, but at most four times as many.
  func areToGoOn(until enough: Int) -> Bool {
    count < enough || ((kills == 0 || finishes == 0) && count < enough * 4)
  }

  /// A random time for the next run, in seconds.
  mutating func next() -> Double { .random(in: 0.001...max(limit, 0.002), using: &random) }

  /// Takes into account how the last run ended: the exit code, or `nil` when it was killed.
  mutating func learn(from code: Int32?) {
    if code == nil {
      kills += 1
      limit *= 2
    } else {
      finishes += 1
      limit = max(limit / 2, 0.002)
    }
  }
}
