/// A value that calls its observers whenever it changes.
///
/// An observer is called with the current value on binding, then with each different one. Observers are called in the
/// order they bound. If one sets the value again, those after it get only the newest value, and nothing if that is the
/// one they had before: this is state, not a stream of events.
package final class Dynamic<Value> {
  private var current: Value
  private var observers: [Observer] = []
  /// Counts changes, so that an announcement stops if an observer started a newer one.
  private var revision = 0

  package init(_ value: Value) { current = value }

  private func announce() {
    revision += 1
    let announced = revision
    // Observers that bind meanwhile get the current value on binding; those released meanwhile aren't called.
    for observer in observers where revision == announced { observer.binding?.deliver() }
  }
}

/// Only this extension requires `Equatable`. If the class did, the conformance of each kind of value would be looked up
/// among all those of the program at the start, which takes a twentieth of the time of a printed table.
extension Dynamic where Value: Equatable {
  /// The current value; setting a different one returns after all observers were called.
  package var value: Value {
    get { current }
    set {
      guard newValue != current else { return }
      current = newValue
      announce()
    }
  }

  /// Calls `observe` with the current value now and each different one later, while the returned binding is retained.
  package func bind(_ observe: @escaping (Value) -> Void) -> Binding {
    var last = current
    let binding = Binding { [self] in
      guard last != current else { return }
      last = current
      observe(last)
    }
    observers.removeAll { $0.binding == nil }
    observers.append(Observer(binding: binding))
    observe(last)
    return binding
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  package convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

/// An observation of a ``Dynamic``, which ends when the binding is released.
package final class Binding {
  /// Delivers the current value if the observer hasn't seen it; a closure, so that all bindings have one type.
  fileprivate let deliver: () -> Void

  fileprivate init(_ deliver: @escaping () -> Void) { self.deliver = deliver }
}

private struct Observer { weak var binding: Binding? }
