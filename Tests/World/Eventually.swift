/// Lets others work until something is so.
///
/// - Parameter isolation: The caller's.
/// - Returns: Whether it came to be so; `false` after two minutes, so that no test waits for ever.
package func eventually(isolation: isolated (any Actor)? = #isolation, _ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(120)
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
