/// A value that calls its observers whenever it changes.
///
/// Observers are called in the order they bound: with the present value when they bind, then with each different one. Setting
/// an equal value is not a change. When an observer sets the value again, everyone ends on the newest value, an older one is
/// never delivered after it, and a value that was set back is not delivered to observers that never saw another: this is
/// state, not a stream of events.
package final class Dynamic<Value: Equatable> {
  package var value: Value {
    get { present }
    set {
      guard newValue != present else { return }
      present = newValue
      announce()
    }
  }

  private var present: Value
  private var observers: [Observer] = []
  /// Counts changes, so that an outer announcement stops when an observer started an inner one.
  private var revision = 0

  package init(_ value: Value) {
    present = value
  }

  /// Calls `observe` with the present value now and with each different one later, for as long as the returned binding is
  /// retained.
  package func bind(_ observe: @escaping (Value) -> Void) -> Binding {
    var last = present
    let binding = Binding { [self] in
      guard last != present else { return }
      last = present
      observe(last)
    }
    observers.removeAll { $0.binding == nil }
    observers.append(Observer(binding: binding))
    observe(last)
    return binding
  }

  private func announce() {
    revision += 1
    let current = revision
    // Observers that bind meanwhile are called with the present value then; those released meanwhile are not called.
    for observer in observers where revision == current { observer.binding?.deliver() }
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  package convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

/// An observation of a ``Dynamic``; it ends when it is released.
package final class Binding {
  /// Delivers the present value to an observer that has not seen it; of no generic type, so that a set looks up none.
  fileprivate let deliver: () -> Void

  fileprivate init(_ deliver: @escaping () -> Void) { self.deliver = deliver }
}

private struct Observer {
  weak var binding: Binding?
}
