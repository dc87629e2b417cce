/// The observers of a ``Dynamic`` after the first, and what was announced to them since the outermost announcement began:
/// a value set and set back meanwhile is not told to those who never heard it.
@usableFromInline
final class Crowd<Value: Equatable> {
  @usableFromInline var others: [UncountedBinding<Value>] = []
  /// The values that were replaced, in order.
  @usableFromInline var replaced: [Value] = []
  /// The revision that the first of these was.
  @usableFromInline var base: UInt32 = 0
  @usableFromInline var depth = 0

  @inlinable
  init() {}

  /// An announcement begins.
  @inlinable
  func begin(revision: UInt32, replacing former: Value) {
    if replaced.isEmpty { base = revision &- 1 }
    replaced.append(former)
    depth += 1
  }

  /// An announcement ends; after the outermost one everybody knows the present value.
  @inlinable
  func end() {
    depth -= 1
    guard depth == 0 else { return }
    replaced = []
    if others.contains(where: { $0.binding == nil }) { others.removeAll { $0.binding == nil } }
  }

  @inlinable
  func remove(_ binding: ValueBinding<Value>) {
    guard let index = others.firstIndex(where: { $0.binding === binding }) else { return }
    if depth == 0 { others.remove(at: index) } else { others[index].binding = nil }
  }

  /// The value of a revision, which for all before the outermost announcement is the one that it replaced.
  @inlinable
  func value(of revision: UInt32, now: Value) -> Value {
    let index = max(Int(Int32(bitPattern: revision &- base)), 0)
    return index < replaced.count ? replaced[index] : now
  }
}
