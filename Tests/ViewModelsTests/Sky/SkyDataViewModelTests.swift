import Entities
import Foundation
import Services
import Testing
import World

@testable import ViewModels

/// Orbits and the magnetic field beside a live table, which never waits for them.
struct SkyDataViewModelTests {
  private let world = FakeSkyData()
  private let model = SkyDataViewModel()

  /// Ticks, and lets what it asks for end.
  private func tick() async {
    model.tick(at: world.clock.now)
    await model.task?.value
  }

  /// Ticks each minute.
  private func pass(minutes: Int) async {
    for _ in 0..<minutes {
      world.clock.advance(by: 60)
      await tick()
    }
  }

  @Test func `what is cached is shown at the first tick, and what is due is asked for`() async {
    _ = await world.service().refreshed()
    model.connect(world.service(), policy: .whenDue)
    await tick()
    #expect(model.skyData.value.orbits.count == 2 && model.skyData.value.kpForecast != nil)
    #expect(world.asked.count == 3, "nothing is due")
    await pass(minutes: 70)
    #expect(world.asked.filter { $0 == "kp" }.count == 2 && world.asked.count == 4)
  }

  @Test func `without the network there is no request, and what is cached is shown with its credits`() async {
    model.connect(world.service(), policy: .never)
    await pass(minutes: 20)
    #expect(world.asked.isEmpty && model.skyData.value == SkyData() && model.credits.isEmpty)
    _ = await world.service().refreshed()
    model.connect(world.service(), policy: .never)
    await pass(minutes: 600)
    #expect(world.asked.count == 3 && model.skyData.value.orbits.count == 2)
    #expect(model.credits == [Service.celestrak.credit, Service.swpc.credit])
  }

  @Test func `what fails is left alone for ten minutes, and the other is not spoilt by it`() async {
    world.failures = (.timedOut(.celestrak), nil)
    model.connect(world.service(), policy: .whenDue)
    await tick()
    #expect(world.asked.sorted() == ["ISS", "kp"])
    #expect(model.skyData.value.orbits.isEmpty && model.skyData.value.kpForecast != nil)
    #expect(model.credits == [Service.swpc.credit])
    await pass(minutes: 9)
    #expect(world.asked.count == 2)
    world.failures = (nil, nil)
    await pass(minutes: 2)
    #expect(world.asked.filter { $0 == "kp" }.count == 1 && model.skyData.value.orbits.count == 2)
  }

  @Test func `what is cached grows old: the index is believed for a day, orbits for as long as they serve`() async {
    model.connect(world.service(), policy: .whenDue)
    await tick()
    world.failures = (.timedOut(.celestrak), .timedOut(.swpc))
    world.clock.advance(by: 86_400)
    await tick()
    #expect(model.skyData.value.kpForecast == nil && model.skyData.value.orbits.count == 2)
  }

  @Test func `a service made for other settings is asked at once, and the former one no more`() async {
    model.connect(world.service(), policy: .whenDue)
    await tick()
    let other = FakeSkyData(world.clock)
    model.connect(other.service(), policy: .whenDue)
    await tick()
    #expect(other.asked.count == 3 && world.asked.count == 3 && model.skyData.value.orbits.count == 2)
    await pass(minutes: 500)
    #expect(world.asked.count == 3)
    model.connect(nil, policy: .whenDue)
    await pass(minutes: 70)
    #expect(model.skyData.value.orbits.count == 2, "what was found stays")
  }

  @Test func `a clock that was set back causes no wait`() async {
    world.failures = (.timedOut(.celestrak), .timedOut(.swpc))
    model.connect(world.service(), policy: .whenDue)
    await tick()
    world.clock.advance(by: -7200)
    await tick()
    #expect(world.asked.filter { $0 == "kp" }.count == 2)
  }
}
