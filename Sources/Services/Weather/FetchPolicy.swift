/// How a run may use the network.
package enum FetchPolicy: Sendable {
  /// Fetches only what is older than its time to live.
  case whenDue
  /// Fetches everything, whatever is cached.
  case always
  /// Fetches nothing.
  case never
}
