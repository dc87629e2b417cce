package import Entities
import Services

extension DashboardViewModel {
  /// What may come beside the weather.
  package enum Companion { case picture, news }

  /// Asks once for everything that is due and waits until it is there: what a printed command shows. What comes beside the
  /// weather is not waited for longer than it is worth.
  package func settle(_ kinds: Set<WeatherKind>, with companions: Set<Companion> = []) async {
    guard let services else { return }
    let orbits = companions.contains(.news) ? Task { await news.refresh(services.policy) } : nil
    let newest = companions.contains(.picture) ? Task { await picture.loadIfDue() } : nil
    await refreshes.refresh(rows.value, kinds, from: services.weather)
    if let orbits { await wait(for: orbits, atMost: news.isComplete ? 1 : 4) }
    // Only the first picture ever is waited for.
    if let newest { await wait(for: newest, atMost: picture.picture.value == nil ? 1.5 : 0) }
    updateSky()
  }

  /// Waits for a task, and cancels it after so many seconds.
  private func wait(for task: Task<Void, Never>, atMost seconds: Double) async {
    guard seconds > 0, let clock else { return task.cancel() }
    let timer = Task {
      guard (try? await clock.sleep(seconds)) != nil else { return }
      task.cancel()
    }
    await task.value
    timer.cancel()
  }
}
