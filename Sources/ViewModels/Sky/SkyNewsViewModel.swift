package import Entities
import Essentials
package import Services

/// Orbits and the forecast of the magnetic field as a dashboard has them: what is kept at first, asked for anew when that
/// is due. It waits for nobody and nobody waits for it.
package final class SkyNewsViewModel {
  package let news = Dynamic(SkyNews())
  /// The credits of a document that this was read from.
  var told: Set<String> = []
  private var service: SkyNewsService?
  private var policy = FetchPolicy.never
  /// What is asked for at the moment.
  private(set) var task: Task<Void, Never>?
  /// When to look again whether anything is due.
  private var nextLook: Date?

  /// Seconds between two looks: what is due meanwhile can wait as long as what failed.
  private static let pause = 600.0

  package init() {}

  /// The credits of what is known, or was told by a document.
  package var credits: [String] {
    let known = news.value
    return [
      (name: SatellitePass.attribution, isKnown: !known.orbits.isEmpty),
      (name: AuroraReport.attribution, isKnown: known.kp != nil),
    ].filter { $0.isKnown || told.contains($0.name) }.map(\.name)
  }

  /// Shows what is kept of a service, and asks it from now on where the network may be used.
  package func use(_ service: SkyNewsService?, policy: FetchPolicy) {
    self.service = service
    self.policy = policy
    nextLook = nil
    if let service { news.value = service.kept }
  }

  /// Asks for what is due, in the background.
  func tick(at now: Date) {
    guard let service, policy != .never, task == nil else { return }
    // A clock that was set back makes nobody wait longer.
    if let nextLook, (0...Self.pause).contains(nextLook.timeIntervalSince(now)) { return }
    nextLook = now.addingTimeInterval(Self.pause)
    guard service.isDue else { return }
    task = Task { [weak self] in
      let found = await service.refreshed()
      self?.arrived(found)
    }
  }

  /// Shows what was asked for elsewhere.
  package func show(_ found: SkyNews) { news.value = found }

  private func arrived(_ found: SkyNews) {
    task = nil
    news.value = found
  }

  func cancel() { task?.cancel() }
}
