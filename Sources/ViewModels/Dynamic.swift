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
      announce(newValue)
    }
  }

  private var present: Value
  /// Leads to who bound first, and from there to the next: an array of a generic type looks that up at each set.
  private var first: Link<Value>?
  /// Counts changes, so that an outer announcement stops when an observer started an inner one.
  private var revision = 0

  package init(_ value: Value) {
    present = value
  }

  /// Calls `hear` with the present value now and with each different one later, for as long as the returned binding is
  /// kept.
  package func bind(_ hear: @escaping (Value) -> Void) -> Binding {
    let observer = Observer(present, hear)
    append(Link(observer))
    hear(present)
    return observer
  }

  /// Puts an observer after those that are still kept. The links of others lead on as before: an announcement may be at one.
  private func append(_ link: Link<Value>) {
    while let gone = first, gone.observer == nil { first = gone.next }
    var last = first
    while let next = last?.next {
      if next.observer == nil { last?.next = next.next } else { last = next }
    }
    if let last { last.next = link } else { first = link }
  }

  private func announce(_ value: Value) {
    revision += 1
    let current = revision
    var next = first
    // Whoever binds meanwhile hears the present value then; whoever is let go of meanwhile hears nothing.
    while let link = next, revision == current {
      link.observer?.tell(value)
      next = link.next
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
private final class Observer<Value: Equatable>: Binding {
  private var heard: Value
  private let hear: (Value) -> Void

  init(_ heard: Value, _ hear: @escaping (Value) -> Void) {
    self.heard = heard
    self.hear = hear
  }

  func tell(_ value: Value) {
    guard heard != value else { return }
    heard = value
    hear(value)
  }
}

private final class Link<Value: Equatable> {
  weak var observer: Observer<Value>?
  var next: Link?

  init(_ observer: Observer<Value>) { self.observer = observer }
}
