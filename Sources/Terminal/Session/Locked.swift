import Essentials

/// A value that one thread at a time may use.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Uses the value while no one else can.
  func with<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try use(&value)
  }
}
