/// How a run may use the network.
package enum FetchPolicy: Sendable {
  /// Fetches what is missing or older than its time to live, except after a recent failure.
  case whenDue
  /// Fetches everything, whatever is cached.
  case always
  /// Fetches nothing.
  case never
}
