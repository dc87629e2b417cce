/// A binding that owns its observer.
///
/// It holds on to what it observes, and takes itself out of it when it is let go of.
@usableFromInline
final class ValueBinding<Value: Equatable>: Binding {
  /// Which of the source's announcements it heard last.
  @usableFromInline @exclusivity(unchecked) var heard: UInt32
  @usableFromInline let source: Dynamic<Value>
  @usableFromInline let observer: (Value) -> Void

  @inlinable
  init(to source: Dynamic<Value>, heard: UInt32, _ observer: @escaping (Value) -> Void) {
    self.source = source
    self.heard = heard
    self.observer = observer
    super.init()
  }

  isolated deinit { source.remove(self) }

  @inlinable
  func hear(_ value: Value, of revision: UInt32) {
    heard = revision
    observer(value)
  }
}
