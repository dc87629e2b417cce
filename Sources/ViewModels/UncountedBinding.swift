/// A hold on a binding that does not keep it: the observer's owner does, and a binding that ends takes itself out, so
/// that this never refers to one that is gone. (A `weak` one would cost a second object for each, and more time to
/// follow than all the rest of a set.)
@usableFromInline
struct UncountedBinding<Value: Equatable> {
  @usableFromInline unowned(unsafe) var binding: ValueBinding<Value>?

  @inlinable
  init(_ binding: ValueBinding<Value>? = nil) {
    self.binding = binding
  }
}
