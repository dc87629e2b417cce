/// Lets others work until something is so, for two minutes at most, so that no test waits for ever.
///
/// - Parameters:
///   - isolation: The caller's.
///   - isSo: What is waited for.
/// - Returns: Whether it came to be so.
package func eventually(isolation: isolated (any Actor)? = #isolation, _ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(120)
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
