import Entities

/// Lets one request at a time through to each service, in order of arrival. A wait may end early.
actor ServiceGate {
  /// A waiting request, resumed with whether it has its turn.
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// The services with a request that has its turn.
  private var busy: Set<Service> = []
  /// The requests that wait for each service, in order of arrival.
  private var queues: [Service: [Waiter]] = [:]
  /// The number of the latest waiter, counted from 1.
  private var waiterCount = 0

  /// Waits for a turn. After `true`, the caller must call `leave`; `false` means that the wait ended early.
  func enter(_ service: Service, until deadline: ContinuousClock.Instant?) async -> Bool {
    if busy.insert(service).inserted { return true }
    waiterCount += 1
    let number = waiterCount
    let timer = deadline.map { deadline in
      Task {
        guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
        endWait(number, for: service)
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { queues[service, default: []].append(Waiter(number: number, continuation: $0)) }
    } onCancel: {
      Task { await self.endWait(number, for: service) }
    }
  }

  /// Passes the turn to the request that has waited longest, if any.
  func leave(_ service: Service) {
    guard queues[service]?.isEmpty == false, let next = queues[service]?.removeFirst() else {
      busy.remove(service)
      return
    }
    next.continuation.resume(returning: true)
  }

  /// Ends a wait without a turn, unless the waiter has had it already.
  private func endWait(_ number: Int, for service: Service) {
    guard let index = queues[service]?.firstIndex(where: { $0.number == number }) else { return }
    queues[service]?.remove(at: index).continuation.resume(returning: false)
  }
}
