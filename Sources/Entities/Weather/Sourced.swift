package import Essentials

/// A value with its provider and the time it was fetched.
package struct Sourced<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date
  /// The number of forecast days requested, if more than usual; the answer may have fewer.
  package var requestedDays: Int?

  package init(_ value: Value, provider: Provider, fetchedAt: Date, requestedDays: Int? = nil) {
    (self.value, self.provider, self.fetchedAt, self.requestedDays) = (value, provider, fetchedAt, requestedDays)
  }
}
