package import Essentials

/// A value with its provider and the time at which it was fetched. `Value` is unconstrained, since a constraint makes
/// the program search all conformances when it starts.
package struct Sourced<Value> {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date
  /// The number of forecast days requested, if more than usual; the answer may have fewer.
  package var requestedDays: Int?

  package init(_ value: Value, provider: Provider, fetchedAt: Date, requestedDays: Int? = nil) {
    (self.value, self.provider, self.fetchedAt, self.requestedDays) = (value, provider, fetchedAt, requestedDays)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable, Hashable where Value: Hashable {}
extension Sourced: Codable where Value: Codable {}

/// A value with the time at which it was fetched; unconstrained for the same reason.
package struct Fetched<Value> {
  package var value: Value
  package var fetchedAt: Date

  package init(_ value: Value, at date: Date) { (self.value, fetchedAt) = (value, date) }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable, Hashable where Value: Hashable {}
extension Fetched: Decodable where Value: Decodable {}
