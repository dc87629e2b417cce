package import Essentials

/// A value with the time at which it was fetched; unconstrained like ``Sourced``.
package struct Fetched<Value> {
  package var value: Value
  package var fetchedAt: Date

  package init(_ value: Value, fetchedAt: Date) { (self.value, self.fetchedAt) = (value, fetchedAt) }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable, Hashable where Value: Hashable {}
extension Fetched: Decodable where Value: Decodable {}
