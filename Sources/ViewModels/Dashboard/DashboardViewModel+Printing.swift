package import Entities

extension DashboardViewModel {
  /// Data that can be loaded beside the weather.
  package enum Companion { case picture, skyData }

  /// Refreshes once for a printed command. Returns when the weather is there, or waits for companions: up to 4 s for
  /// orbits and Kp (1 s if both are known), then up to 1.5 s for a first picture. Does nothing without services.
  package func settle(_ kinds: Set<WeatherKind>, with companions: Set<Companion> = []) async {
    guard let services else { return }
    let orbits = companions.contains(.skyData) ? Task { await skyData.refresh(services.policy) } : nil
    let newPicture = companions.contains(.picture) ? Task { await picture.loadIfDue() } : nil
    await refreshes.refresh(rows.value, kinds, from: services.weather, isJustRead: true)
    // Data that replaces known data is worth only a short wait, or none.
    if let orbits { await wait(for: orbits, atMost: skyData.isComplete ? 1 : 4) }
    if let newPicture { await wait(for: newPicture, atMost: picture.picture.value == nil ? 1.5 : 0) }
    updateSky()
  }

  /// Waits for a task, but cancels it after some seconds: at once if that is zero or there is no clock.
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
