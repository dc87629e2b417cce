import Essentials
package import Entities
package import Services

extension DashboardViewModel {
  /// Connects to the demo's services, which are in memory.
  package func connect(_ demo: DemoWorld, clock: WallClock, _ overrides: RunOverrides = RunOverrides()) {
    let services = DashboardServices(
      settings: demo.settingsService, places: demo.places, weather: demo.weather, skyData: demo.skyData, clock: clock)
    connect(services, overrides)
    picture.makeSampleFile = { demo.pictureFile }
  }

  /// Plays the demo until the task is cancelled: after 2 s a label changes, then every 1.5 s the weather of a city.
  package func perform(_ demo: DemoWorld, clock: WallClock) async {
    guard (try? await clock.sleep(2)) != nil else { return }
    // Like a change that another program saved: on disk first, then read.
    _ = try? demo.settingsService.rename(DemoWorld.renamed.from, to: DemoWorld.renamed.to)
    await saved.read()
    var step = 0
    while (try? await clock.sleep(1.5)) != nil {
      step += 1
      deliverLateAnswer(of: demo, step, at: clock.now())
    }
  }

  /// Delivers a late answer for the next city: its weather at a time up to 3 h from now, so that values visibly change.
  private func deliverLateAnswer(of demo: DemoWorld, _ step: Int, at now: Date) {
    // One city never gets an answer, so that the demo has old weather too.
    let cities = rows.value.map(\.city).filter { $0.name != DemoWorld.oldCity }
    guard !cities.isEmpty else { return }
    let minutes = Double((step * 37) % 360) - 180
    update(demo.lateAnswer(for: cities[step % cities.count], at: now, minutes: minutes))
  }
}
