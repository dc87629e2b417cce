import Entities
import Services

/// Orbits and the forecast of the magnetic field beside something else that is asked for: what is due is asked for
/// meanwhile, and the rest waits for it no longer than a moment.
struct PassingNews {
  private let service: SkyNewsService
  private let clock: WallClock
  private let loading: Task<SkyNews, Never>?

  /// Seconds that it may take longer than everything else, with something kept and with nothing.
  private static let grace = (kept: 1.0, nothing: 4.0)

  init(_ app: AppContext) {
    let service = app.news.printing
    (self.service, clock) = (service, app.clock)
    let policy = app.policy
    loading = policy != .never && (policy == .always || service.isDue) ? Task { await service.refreshed(policy) } : nil
  }

  /// Everything else is done.
  func end() async -> SkyNews {
    guard let loading else { return service.kept }
    let grace = service.hasKept ? Self.grace.kept : Self.grace.nothing
    let timer = Task { [clock] in
      guard (try? await clock.sleep(grace)) != nil else { return }
      loading.cancel()
    }
    let news = await loading.value
    timer.cancel()
    return news
  }
}
