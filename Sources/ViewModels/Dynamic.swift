/// A value that tells its observers whenever it changes.
///
/// Observers hear in the order they bound: the present value when they bind, then each different one. Setting an equal
/// value is not a change. When an observer sets the value again, everyone ends on the newest value, nobody hears an older
/// one after it, and a value that was set back is not told to those who never heard another: this is state, not a stream
/// of events.
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
  private var observers: [Hold] = []
  /// Counts changes, so that an outer announcement stops when an observer started an inner one.
  private var revision = 0

  package init(_ value: Value) {
    present = value
  }

  /// Calls `hear` with the present value now and with each different one later, for as long as the returned binding is
  /// kept.
  package func bind(_ hear: @escaping (Value) -> Void) -> Binding {
    var heard = present
    let binding = Binding { [self] in
      guard heard != present else { return }
      heard = present
      hear(heard)
    }
    observers.removeAll { $0.binding == nil }
    observers.append(Hold(binding: binding))
    hear(heard)
    return binding
  }

  private func announce() {
    revision += 1
    let current = revision
    // Whoever binds meanwhile hears the present value then; whoever is let go of meanwhile hears nothing.
    for hold in observers where revision == current { hold.binding?.tell() }
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  package convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

/// An observation of a ``Dynamic``; it ends when it is let go of.
package final class Binding {
  /// Tells the present value to whoever has not heard it; of no generic type, so that a set looks up none.
  fileprivate let tell: () -> Void

  fileprivate init(_ tell: @escaping () -> Void) { self.tell = tell }
}

private struct Hold {
  weak var binding: Binding?
}
