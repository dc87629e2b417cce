/// One observer's hold on a ``Dynamic``, until it is cancelled or let go of.
@usableFromInline
package class Binding {
  /// Whether the observer still hears.
  @usableFromInline @exclusivity(unchecked) final var isActive = true

  @inlinable
  init() {}

  /// Ends the observation; a second call does nothing.
  package final func cancel() {
    isActive = false
  }
}
