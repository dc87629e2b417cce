import Dispatch
import Synchronization

/// Where pictures are decoded and scaled: one after the other, on a thread beside the main actor's.
nonisolated enum PictureWork {
  // A queue of its own: the shared pool of threads is not used (see Decisions).
  private static let queue = DispatchQueue(label: "skydash.pictures", qos: .utility)

  /// Does some work there.
  ///
  /// - Parameter work: Told whether anybody still wants it when its turn comes.
  /// - Returns: What the work returned.
  static func run<Value: Sendable>(_ work: @escaping @Sendable (_ isWanted: Bool) -> Value) async -> Value {
    let isUnwanted = Flag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: work(!isUnwanted.isSet)) }
      }
    } onCancel: {
      isUnwanted.set()
    }
  }

  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
  }
}
