import Entities
import Foundation
import Repositories
import Services
import Testing
import World

@testable import ViewModels

/// How long the dashboard rests before it looks at the clock again.
struct DashboardViewModelPaceTests {
  /// A world whose settings report changes, with everything fetched and nothing to do.
  private func idle() async -> (world: DashboardWorld, changes: AsyncStream<Void>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let world = DashboardWorld(changes: { stream })
    world.dashboard.picture.due = .distantFuture
    await world.refresh()
    world.dashboard.watchSettings()
    world.dashboard.tick()
    return (world, continuation)
  }

  @Test func `idle, it rests for seconds and until the minute at most`() async {
    let world = await idle().world
    #expect(world.dashboard.secondsToRest == 5)
    world.clock.advance(by: 57)
    #expect(abs(world.dashboard.secondsToRest - 3.01) < 0.001)
    world.clock.advance(by: 2.999)
    // Never a moment too early, which would take a second rest.
    #expect(world.clock.now.addingTimeInterval(world.dashboard.secondsToRest) > world.dashboard.minute.value + 60)
  }

  @Test func `each step of the countdown and the refresh itself are waited for`() async throws {
    let world = await idle().world
    let due = try #require(world.dashboard.refreshes.due.value)
    world.clock.now = due - 42
    world.dashboard.tick()
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 50)
    #expect(abs(world.dashboard.secondsToRest - 2.01) < 0.001)
    world.clock.now = due - 1
    world.dashboard.tick()
    #expect(abs(world.dashboard.secondsToRest - 1.01) < 0.001)
  }

  @Test func `without a city no refresh is planned or waited for, until there is one again`() async throws {
    let world = await idle().world
    _ = try world.settings.remove(["Seoul", "London", "Cairo"])
    await world.dashboard.saved.read()
    #expect(world.dashboard.refreshes.due.value == nil)
    #expect(world.dashboard.refreshes.countdown.value == nil)
    world.clock.advance(by: 1200)
    world.dashboard.tick()
    #expect(world.dashboard.secondsToRest == 5)
    try await world.add("Busan")
    world.dashboard.tick()
    await world.settle()
    #expect(world.source.requests.dropFirst() == [["Busan"]])
    #expect(world.dashboard.refreshes.due.value == world.clock.now + 900)
  }

  @Test func `a refresh of cities that are gone plans no other`() async throws {
    let world = await idle().world
    world.clock.advance(by: 1200)
    world.dashboard.refreshes.start()
    _ = try world.settings.remove(["Seoul", "London", "Cairo"])
    await world.dashboard.saved.read()
    await world.settle()
    world.dashboard.tick()
    #expect(world.dashboard.refreshes.due.value == nil)
    #expect(world.dashboard.secondsToRest == 5)
  }

  @Test func `what counts seconds makes it look each second`() async {
    let world = await idle().world
    world.dashboard.messages.say(Phrase(verbatim: "A message."))
    #expect(world.dashboard.secondsToRest == 1)
    world.dashboard.messages.dismiss()
    #expect(world.dashboard.secondsToRest == 5)
    world.dashboard.picture.loading.value = Loading(since: world.clock.now)
    #expect(world.dashboard.secondsToRest == 1)
  }

  @Test func `where changed settings are not reported it looks each second`() async {
    let world = DashboardWorld()
    await world.refresh()
    world.dashboard.picture.due = .distantFuture
    #expect(world.dashboard.secondsToRest == 1)
  }

  /// The rests that a dashboard takes. Those of a second take no time; longer ones last until they are cut short.
  private func rests(of world: DashboardWorld) -> Recorder<Double> {
    let (rests, clock) = (Recorder<Double>(), world.clock)
    world.dashboard.clock = WallClock(now: { clock.now }) { seconds in
      rests.record(seconds)
      guard seconds > 1 else { return clock.advance(by: seconds) }
      try await Task.sleep(for: .seconds(3600))
    }
    return rests
  }

  @Test func `a report that the settings are gone cuts a long rest short`() async throws {
    let (stream, changes) = AsyncStream<Void>.makeStream()
    let world = DashboardWorld(changes: { stream })
    await world.refresh()
    world.dashboard.picture.due = .distantFuture
    let rests = self.rests(of: world)
    let running = Task { await world.dashboard.keepTime() }
    #expect(await eventually { rests.recorded == [5] })
    try world.files.remove("/settings.json")
    changes.yield()
    #expect(await eventually { world.names.isEmpty })
    running.cancel()
    await running.value
  }

  @Test func `changes of the settings are followed without a tick, and their end means looking again`() async throws {
    let (world, changes) = await idle()
    _ = try world.settings.remove(["London"])
    #expect(world.names.count == 3)
    changes.yield()
    #expect(await eventually { world.names.count != 3 })
    #expect(world.names == ["Seoul", "Cairo"])
    changes.finish()
    #expect(await eventually { world.dashboard.saved.watching == nil })
    #expect(world.dashboard.secondsToRest == 1)
  }

  @Test func `a message cuts a rest short, without counting as a second`() async throws {
    let (stream, changes) = AsyncStream.makeStream(of: Void.self)
    let world = DashboardWorld(changes: { stream })
    await world.refresh()
    world.dashboard.picture.due = .distantFuture
    let rests = self.rests(of: world)
    let running = Task { await world.dashboard.keepTime() }
    #expect(await eventually { !rests.recorded.isEmpty })
    #expect(rests.recorded == [5])
    world.dashboard.messages.say(Phrase(verbatim: "A message."))
    #expect(await eventually { world.dashboard.message.value == nil })
    #expect(await eventually { rests.recorded.last != 1 })
    // All of its fifteen seconds, then rest again.
    #expect(rests.recorded.filter { $0 == 1 }.count == 15)
    // Without reports of changed settings it would look for them each second.
    changes.finish()
    running.cancel()
    await running.value
  }
}
