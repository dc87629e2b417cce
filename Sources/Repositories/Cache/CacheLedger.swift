import Entities
import Essentials

/// What one program knows of a cache directory between its calls: its size, roughly, and the last refusal.
final class CacheLedger: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards both.
  private let lock = NSLock()
  private var total: Int?
  private var lastProblem: FileProblem?

  var problem: FileProblem? {
    get { lock.withLock { lastProblem } }
    set { lock.withLock { lastProblem = newValue } }
  }

  /// The size after one more file, measured the first time, when `measure` already counts that file.
  func grew(by bytes: Int, measure: () -> Int) -> Int {
    if let known = lock.withLock({ total }) {
      let sum = known + bytes
      set(sum)
      return sum
    }
    let measured = measure()
    set(measured)
    return measured
  }

  func set(_ bytes: Int) { lock.withLock { total = bytes } }

  func reset() { lock.withLock { total = nil } }
}
