/// One observer's hold on a ``Dynamic``, until it is cancelled or let go of.
package class Binding {
  /// Whether the observer still hears.
  package private(set) final var isActive = true

  init() {}

  /// Ends the observation; a second call does nothing.
  package final func cancel() {
    isActive = false
  }
}

/// A binding that owns its observer and remembers what it last heard, so that a value set and set back in the middle
/// of an announcement is not told twice.
final class ValueBinding<Value: Equatable>: Binding {
  private let observer: (Value) -> Void
  private var lastHeard: Value?

  init(_ observer: @escaping (Value) -> Void) {
    self.observer = observer
    super.init()
  }

  func hear(_ value: Value) {
    guard lastHeard != value else { return }
    lastHeard = value
    observer(value)
  }
}
