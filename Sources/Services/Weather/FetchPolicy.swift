/// How the network may be used for a run.
package enum FetchPolicy: Sendable {
  /// Only what is older than its time to live is fetched.
  case whenDue
  /// Everything is fetched, whatever is kept.
  case always
  /// Nothing is fetched.
  case never
}
