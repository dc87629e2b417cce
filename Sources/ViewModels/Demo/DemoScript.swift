package import Entities
import Essentials
package import Services

/// What happens by itself in the demo: after two seconds a name changes, then values, one city at a time.
package final class DemoScript {
  private let dashboard: DashboardViewModel
  private let world: DemoWorld
  private let clock: WallClock

  package init(_ dashboard: DashboardViewModel, _ world: DemoWorld, clock: WallClock) {
    self.dashboard = dashboard
    self.world = world
    self.clock = clock
  }

  /// Runs until its task is cancelled.
  package func run() async {
    guard (try? await clock.sleep(2)) != nil else { return }
    rename()
    var step = 0
    while (try? await clock.sleep(1.5)) != nil {
      step += 1
      changeSomething(step)
    }
  }

  /// Gives a city its own people's name, by the way any program would: saved, then read again.
  func rename() {
    _ = try? world.cities.rename(DemoWorld.renamed.from, to: DemoWorld.renamed.to)
    dashboard.saved.read()
  }

  /// Lets a late answer come for the next city: its weather some hours away from now.
  func changeSomething(_ step: Int) {
    let cities = dashboard.rows.value.map(\.city.value).filter { $0.name != DemoWorld.oldCity }
    guard !cities.isEmpty else { return }
    let city = cities[step * 7 % cities.count]
    let minutes = Double((step * 37) % 360) - 180
    dashboard.show(world.lateAnswer(for: city, at: clock.now(), minutes: minutes))
  }
}
