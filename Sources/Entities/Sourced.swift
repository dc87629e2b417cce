package import Essentials

/// A value together with who gave it and when.
package struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date

  package init(_ value: Value, provider: Provider, fetchedAt: Date) {
    self.value = value
    self.provider = provider
    self.fetchedAt = fetchedAt
  }
}
