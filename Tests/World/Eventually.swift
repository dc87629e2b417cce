/// Lets others work until something is so: for two minutes, and longer while the machine is so busy that work waits
/// long for a thread, so that no test waits for ever and none fails because of what runs beside it.
///
/// - Parameters:
///   - isolation: The caller's.
///   - isSo: What is waited for.
/// - Returns: Whether it came to be so.
package func eventually(isolation: isolated (any Actor)? = #isolation, _ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(120)
  var turns = 0
  while !isSo() {
    guard turns < fewestTurns || ContinuousClock.now < end else { return false }
    await Task.yield()
    await takeTurn()
    turns += 1
  }
  return true
}

/// As many as a chain of calls between actors needs, generously: each waits in the queue of threads once.
private let fewestTurns = 100

/// Returns once all that was already waiting for a thread has had one.
@concurrent private func takeTurn() async { await Task.yield() }
