/// A value that tells its observers whenever it changes.
///
/// Observers hear in the order they bound: the present value when they bind, then each different one. Setting an equal
/// value is not a change. When an observer sets the value again, everyone ends on the newest value, nobody hears an older
/// one after it, and a value that was set back is not told to those who never heard another: this is state, not a stream
/// of events.
package final class Dynamic<Value: Equatable> {
  package var value: Value { didSet { if value != oldValue { announce() } } }

  private var observers: [Hold<Value>] = []
  /// Counts changes, so that an outer announcement stops when an observer started an inner one.
  private var revision = 0

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `hear` with the present value now and with each different one later, for as long as the returned binding is
  /// kept.
  package func bind(_ hear: @escaping (Value) -> Void) -> Binding {
    let observer = Observer(value, hear)
    observers.removeAll { $0.observer == nil }
    observers.append(Hold(observer: observer))
    hear(value)
    return observer
  }

  private func announce() {
    revision += 1
    let current = revision
    // Whoever binds meanwhile hears the present value then; whoever is let go of meanwhile hears nothing.
    for hold in observers where revision == current {
      guard let observer = hold.observer, observer.heard != value else { continue }
      observer.heard = value
      observer.hear(value)
    }
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  package convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

/// An observation of a ``Dynamic``; it ends when it is let go of.
package class Binding {
  fileprivate init() {}
}

/// What to call, and the value it heard last.
private final class Observer<Value>: Binding {
  var heard: Value
  let hear: (Value) -> Void

  init(_ heard: Value, _ hear: @escaping (Value) -> Void) {
    self.heard = heard
    self.hear = hear
  }
}

private struct Hold<Value> {
  weak var observer: Observer<Value>?
}
