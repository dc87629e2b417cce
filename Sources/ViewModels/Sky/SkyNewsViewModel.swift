package import Entities
import Essentials
package import Services

/// Orbits and the forecast of the magnetic field as a dashboard has them: what is cached at first, asked for anew when that
/// is due. It waits for nothing, and nothing waits for it.
package final class SkyNewsViewModel {
  package let news = Dynamic(SkyNews())
  /// The credits of a document that this was read from.
  var documented: Set<String> = []
  private var service: SkyNewsService?
  private var policy = FetchPolicy.never
  /// What is asked for at the moment.
  private(set) var task: Task<Void, Never>?
  /// When to look again whether anything is due.
  private var nextLook: Date?

  /// Seconds between two looks: what is due meanwhile can wait as long as what failed.
  private static let pause = 600.0

  package init() {}

  /// The credits of what is known, or stand in a document.
  package var credits: [String] {
    let known = news.value
    return [
      (name: Service.celestrak.credit, isKnown: !known.orbits.isEmpty),
      (name: Service.swpc.credit, isKnown: known.kp != nil),
    ].filter { $0.isKnown || documented.contains($0.name) }.map(\.name)
  }

  /// Whether something is known of each.
  var isComplete: Bool { !news.value.orbits.isEmpty && news.value.kp != nil }

  /// Asks a service from now on, where the network may be used.
  package func connect(_ service: SkyNewsService?, policy: FetchPolicy) {
    self.service = service
    self.policy = policy
    nextLook = nil
  }

  /// Shows what is cached, then what was due; in the background, and not more often than it can matter.
  func tick(at now: Date) {
    guard service != nil, task == nil else { return }
    // After the clock was set back, the wait is no longer.
    if let nextLook, (0...Self.pause).contains(nextLook.timeIntervalSince(now)) { return }
    nextLook = now.addingTimeInterval(Self.pause)
    task = Task { [weak self] in
      await self?.refresh(self?.policy == .never ? .never : .whenDue)
      self?.task = nil
    }
  }

  /// Shows what is cached, then what was due.
  package func refresh(_ policy: FetchPolicy) async {
    guard let service else { return }
    let cached = await service.cached()
    news.value = cached
    if policy != .never { news.value = await service.refreshed(policy) }
  }

  func cancel() { task?.cancel() }
}
