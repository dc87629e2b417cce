package import Entities
import Essentials
package import Services

/// Satellite orbits and the Kp forecast: first from the cache, then refreshed in the background when due.
package final class SkyDataViewModel {
  /// The orbits and the forecast; empty until the cache is read.
  package let skyData = Dynamic(SkyData())
  /// The credits in the document shown; empty without one.
  var documentedCredits: Set<String> = []
  private var service: SkyDataService?
  private var policy = FetchPolicy.never
  /// The refresh in progress.
  private(set) var task: Task<Void, Never>?
  /// When to ask the service again, which refreshes only what is due; `nil` means now.
  private var nextCheck: Date?

  /// The credits of what is known or was known to the document shown: of the orbits, then of the Kp forecast.
  package var credits: [String] {
    let known = skyData.value
    return [(Service.celestrak.credit, !known.orbits.isEmpty), (Service.swpc.credit, known.kpForecast != nil)]
      .filter { credit, isKnown in isKnown || documentedCredits.contains(credit) }.map(\.0)
  }

  /// Whether both orbits and Kp are known.
  var isComplete: Bool { !skyData.value.orbits.isEmpty && skyData.value.kpForecast != nil }

  /// Connects to a service, or to none.
  package func connect(_ service: SkyDataService?, policy: FetchPolicy) {
    (self.service, self.policy) = (service, policy)
    nextCheck = nil
  }

  /// Asks the service in the background, at most as often as it repeats a request that failed.
  func tick(at now: Date) {
    guard service != nil, task == nil else { return }
    let pause = SkyDataService.failurePause
    // A clock that was set back doesn't prolong the wait.
    if let nextCheck, (0...pause).contains(nextCheck.timeIntervalSince(now)) { return }
    nextCheck = now.addingTimeInterval(pause)
    task = Task { [weak self] in
      await self?.refresh(self?.policy == .never ? .never : .whenDue)
      self?.task = nil
    }
  }

  /// Shows cached data, then refreshes what the policy allows, which may be nothing.
  package func refresh(_ policy: FetchPolicy) async {
    guard let service else { return }
    skyData.value = await service.cached()
    if policy != .never { skyData.value = await service.refreshed(policy) }
  }

  /// Cancels the refresh in progress.
  func cancel() { task?.cancel() }
}
