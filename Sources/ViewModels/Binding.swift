/// One observer's hold on a ``Dynamic``, until it is cancelled or let go of.
@usableFromInline
package class Binding {
  /// Whether the observer still hears.
  package final var isActive: Bool { isOn }

  @usableFromInline final var isOn = true

  @usableFromInline
  init() {}

  /// Ends the observation; a second call does nothing.
  package final func cancel() {
    isOn = false
  }
}

/// A binding that owns its observer and remembers what it last heard, so that a value set and set back in the middle
/// of an announcement is not told twice.
@usableFromInline
final class ValueBinding<Value: Equatable>: Binding {
  @usableFromInline let observer: (Value) -> Void
  @usableFromInline var lastHeard: Value?

  @inlinable
  init(_ observer: @escaping (Value) -> Void) {
    self.observer = observer
    super.init()
  }

  @inlinable
  func hear(_ value: Value) {
    guard lastHeard != value else { return }
    lastHeard = value
    observer(value)
  }
}
