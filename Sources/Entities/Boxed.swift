/// A large value in a place of its own, so that where it may be missing it takes the space of a reference.
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
