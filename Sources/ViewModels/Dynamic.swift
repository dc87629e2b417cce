/// A value that tells its observers whenever it changes.
///
/// Observers hear in the order they bound: the current value when they bind, then each different value. Setting an
/// equal value is not a change. When an observer sets the value again, everyone ends on the newest value and nobody
/// hears an older one after it: this is state, not a stream of events.
///
/// It is inlinable, so that each module sets its values by code made for their type. Its stored properties are only
/// read and assigned whole, on the main actor, and never lent out: the runtime's check that two accesses do not
/// overlap, which would be half the time of a set, has nothing to find and is off.
@usableFromInline
package final class Dynamic<Value: Equatable> {
  @inlinable package var value: Value {
    get { stored }
    set {
      guard newValue != stored else { return }
      guard let crowd else {
        stored = newValue
        revision &+= 1
        if let binding = first.binding, binding.isActive { binding.hear(newValue, of: revision) }
        return
      }
      let former = stored
      stored = newValue
      revision &+= 1
      announce(to: crowd, after: former)
    }
  }

  @usableFromInline @exclusivity(unchecked) var stored: Value
  /// Nearly every value has one observer at most, and a thousand cities have thirty values each: what more than one
  /// takes is held elsewhere.
  @usableFromInline @exclusivity(unchecked) var first = UncountedBinding<Value>()
  @usableFromInline @exclusivity(unchecked) var crowd: Crowd<Value>?
  /// Counts changes, so that an outer announcement stops when an observer started an inner one.
  @usableFromInline @exclusivity(unchecked) var revision: UInt32 = 0

  @inlinable
  package init(_ value: Value) {
    stored = value
  }

  /// Calls `observer` with the current value now and with each different one later, for as long as the returned
  /// binding is kept.
  @inlinable
  package func bind(_ observer: @escaping (Value) -> Void) -> Binding {
    let binding = ValueBinding(to: self, heard: revision, observer)
    if first.binding == nil, crowd == nil {
      first.binding = binding
    } else {
      let crowd = crowd ?? Crowd()
      crowd.others.append(UncountedBinding(binding))
      self.crowd = crowd
    }
    observer(stored)
    return binding
  }

  /// Forgets an observer that is let go of.
  @inlinable
  func remove(_ binding: ValueBinding<Value>) {
    if first.binding === binding { first.binding = nil } else { crowd?.remove(binding) }
  }

  /// An observer may bind others, which come last, or let go of some, whose places stay until the end.
  @inlinable
  func announce(to crowd: Crowd<Value>, after former: Value) {
    let current = revision
    crowd.begin(revision: current, replacing: former)
    defer { crowd.end() }
    tell(first.binding, of: crowd)
    var index = 0
    while revision == current, index < crowd.others.count {
      tell(crowd.others[index].binding, of: crowd)
      index += 1
    }
  }

  @inlinable
  func tell(_ binding: ValueBinding<Value>?, of crowd: Crowd<Value>) {
    guard let binding, binding.isActive, crowd.value(of: binding.heard, now: stored) != stored else { return }
    binding.hear(stored, of: revision)
  }
}

extension Dynamic: Decodable where Value: Decodable {
  /// Decodes the bare value, so that a view model reads the same JSON as the entity it mirrors.
  @inlinable
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
