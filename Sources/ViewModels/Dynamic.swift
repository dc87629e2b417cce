/// A value that tells its observers whenever it changes.
///
/// Observers hear in the order they bound: the current value when they bind, then each different value. Setting an
/// equal value is not a change. When an observer sets the value again, everyone ends on the newest value and nobody
/// hears an older one after it: this is state, not a stream of events.
package final class Dynamic<Value: Equatable> {
  package var value: Value {
    get { stored }
    set {
      guard newValue != stored else { return }
      stored = newValue
      if !observers.isEmpty { announce() }
    }
  }

  private var stored: Value
  private var observers: [WeakBinding<Value>] = []
  /// Counts announcements, so that an outer one stops when an observer started an inner one.
  private var revision = 0

  package init(_ value: Value) {
    stored = value
  }

  /// Calls `observer` with the current value now and with each different one later, for as long as the returned
  /// binding is kept.
  package func bind(_ observer: @escaping (Value) -> Void) -> Binding {
    let binding = ValueBinding(observer)
    observers.append(WeakBinding(binding))
    binding.hear(stored)
    return binding
  }

  private func announce() {
    revision &+= 1
    let current = revision
    var hasEnded = false
    // The array is copied only if an observer binds or ends meanwhile.
    for observer in observers {
      guard let binding = observer.binding, binding.isActive else {
        hasEnded = true
        continue
      }
      binding.hear(stored)
      guard revision == current else { return }
    }
    if hasEnded { observers.removeAll { $0.binding?.isActive != true } }
  }
}

/// A hold on a binding that does not keep it: the observer's owner does.
private struct WeakBinding<Value: Equatable> {
  weak var binding: ValueBinding<Value>?

  init(_ binding: ValueBinding<Value>) {
    self.binding = binding
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  package convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

extension KeyedDecodingContainer {
  /// A dynamic of an optional value, `nil` inside when the key is missing.
  package func decode<Wrapped: Decodable & Equatable>(
    _ type: Dynamic<Wrapped?>.Type, forKey key: Key
  ) throws -> Dynamic<Wrapped?> {
    Dynamic(try decodeIfPresent(Wrapped.self, forKey: key))
  }
}
