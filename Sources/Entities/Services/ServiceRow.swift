/// The facts about a service.
package struct ServiceRow: Sendable {
  package let title: String
  /// The middle of the environment variable that overrides its address: `NWS` for `SKYDASH_NWS_URL`.
  package let variable: String
  /// Scheme and host.
  package let host: String
  /// Scheme and host for requests with a key, if different.
  package var customerHost: String?
  /// The API key it takes, and the query parameter for it.
  package var key: APIKey?
  package var keyParameter = "apikey"
  /// How much a small request counts towards its rate limit.
  package var cost = Phrase("1 request")
  /// How long to wait after a 429 without `Retry-After`: the first whose words are in the answer, or else a minute.
  package var waits: [RetryWait] = []
  package var credit = ""
}
