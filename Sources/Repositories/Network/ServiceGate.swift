import Entities

/// Lets one request at a time pass to each service, in the order they came.
actor ServiceGate {
  private var busy: Set<Service> = []
  private var waiting: [Service: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits for the service's turn. Each call must be followed by one of ``leave(_:)``.
  func enter(_ service: Service) async {
    if busy.insert(service).inserted { return }
    await withCheckedContinuation { waiting[service, default: []].append($0) }
  }

  /// Hands the turn to whoever waits longest.
  func leave(_ service: Service) {
    guard var queue = waiting[service], !queue.isEmpty else {
      busy.remove(service)
      return
    }
    let next = queue.removeFirst()
    waiting[service] = queue
    next.resume()
  }
}
