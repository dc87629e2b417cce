import Entities

/// Lets through one request at a time to each service, in order of arrival. A wait ends early at its deadline, or when the
/// task is cancelled.
actor ServiceGate {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var busy: Set<Service> = []
  private var queues: [Service: [Waiter]] = [:]
  /// How many requests have waited; numbers the waiters.
  private var count = 0

  /// Waits for a turn. After `true`, the caller must call ``leave(_:)``; `false` means the wait ended early.
  func enter(_ service: Service, until deadline: ContinuousClock.Instant?) async -> Bool {
    if busy.insert(service).inserted { return true }
    count += 1
    let number = count
    let timer = deadline.map { deadline in
      Task {
        guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
        giveUp(number, service)
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { queues[service, default: []].append(Waiter(number: number, continuation: $0)) }
    } onCancel: {
      Task { await self.giveUp(number, service) }
    }
  }

  /// Passes the turn to the longest waiting request.
  func leave(_ service: Service) {
    guard var queue = queues[service], !queue.isEmpty else {
      busy.remove(service)
      return
    }
    let next = queue.removeFirst()
    queues[service] = queue
    next.continuation.resume(returning: true)
  }

  private func giveUp(_ number: Int, _ service: Service) {
    guard let index = queues[service]?.firstIndex(where: { $0.number == number }) else { return }
    queues[service]?.remove(at: index).continuation.resume(returning: false)
  }
}
