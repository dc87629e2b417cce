import Entities

/// Lets one request at a time pass to each service, in the order they came. Waiting ends at a deadline and when the task is
/// cancelled; then others move up.
actor ServiceGate {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var busy: Set<Service> = []
  private var queues: [Service: [Waiter]] = [:]
  private var count = 0

  /// Waits for the service's turn. After `true` a call of ``leave(_:)`` must follow; `false` means that the wait was given
  /// up.
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

  /// Hands the turn to the one who waits longest.
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
