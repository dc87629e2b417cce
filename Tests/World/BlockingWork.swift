import Dispatch

/// The tests that hold a program's other end and block while they wait for it: one at a time, in a thread of their own.
///
/// Swift's shared threads are as many as the processor has cores; two tests that block them hold up all others.
@globalActor package actor BlockingWork {
  package static let shared = BlockingWork()

  private static let executor = QueueExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "blocking work")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
