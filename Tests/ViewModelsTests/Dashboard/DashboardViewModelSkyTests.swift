import Entities
import Testing
import World

@testable import ViewModels

struct DashboardViewModelSkyTests {
  @Test func `skies nobody looks at are forgotten, the one on screen stays`() async throws {
    let world = DashboardWorld()
    await world.refresh()
    let seoul = try #require(world.row("Seoul"))
    let london = try #require(world.row("London"))
    world.dashboard.prepareSky(of: [seoul, london])
    #expect(seoul.sky.value != nil && london.sky.value != nil && !london.sunTimes.value.isEmpty)
    for _ in 0..<25 {
      world.clock.advance(by: 60)
      world.dashboard.tick()
      // What a screen does that shows Seoul alone.
      world.dashboard.prepareSky(of: [seoul])
    }
    #expect(seoul.sky.value != nil && !seoul.sunTimes.value.isEmpty)
    #expect(london.sky.value == nil && london.sunTimes.value.isEmpty)
    world.dashboard.prepareSky(of: [london])
    #expect(london.sky.value != nil && !london.sunTimes.value.isEmpty)
  }
}
