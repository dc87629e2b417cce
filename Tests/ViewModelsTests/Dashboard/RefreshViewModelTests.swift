import Entities
import Foundation
import Services
import Testing
import World

@testable import ViewModels

struct RefreshViewModelTests {
  @Test func `a refresh asks once for all cities and plans the next after the interval`() async {
    let world = DashboardWorld()
    await world.refresh()
    #expect(world.source.requests == [["Seoul", "London", "Cairo"]])
    #expect(
      world.dashboard.refreshes.countdown.value
        == Countdown(to: world.clock.now + 900, from: world.clock.now, isAfterFailure: false))
    await world.pass(898)
    #expect(world.source.requests.count == 1)
    await world.pass(3)
    #expect(world.source.requests.count == 2)
  }

  @Test func `after a failure it says so and tries again after 30 seconds, then ever later`() async {
    let world = DashboardWorld()
    world.source.failure = .refused(.openMeteo, status: 400, "no")
    await world.refresh()
    #expect(world.dashboard.refreshes.countdown.value?.isAfterFailure == true)
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 30)
    #expect(world.row("Seoul")?.status(at: world.clock.now).state == .failed)
    var times: [Int] = []
    var count = world.source.requests.count
    for second in 1...300 {
      await world.pass(1)
      if world.source.requests.count > count { times.append(second) }
      count = world.source.requests.count
    }
    #expect(times == [30, 90, 210])
    world.source.failure = nil
    await world.pass(250)
    #expect(world.row("Seoul")?.status(at: world.clock.now).state == .fresh)
    #expect(world.row("Seoul")?.weather.value.problem == nil)
    #expect(world.dashboard.refreshes.countdown.value?.isAfterFailure == false)
  }

  @Test func `a service that asks to wait until tomorrow is left alone until then`() async {
    let world = DashboardWorld()
    world.source.failure = .notBefore(.openMeteo, world.clock.now + 80_000, "daily limit")
    await world.refresh()
    let count = world.source.requests.count
    await world.pass(5_000)
    #expect(world.source.requests.count == count)
    #expect(world.dashboard.refreshes.countdown.value?.isAfterFailure == true)
    #expect((world.dashboard.refreshes.countdown.value?.seconds ?? 0) > 70_000)
  }

  @Test func `waking from sleep refreshes what is due, after a moment for the network`() async {
    let world = DashboardWorld()
    await world.refresh()
    await world.pass(10)
    world.clock.advance(by: 8 * 3600)
    world.dashboard.tick()
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 10)
    #expect(world.source.requests.count == 1)
    await world.pass(6)
    #expect(world.source.requests.count == 2)
  }

  @Test func `waking while retrying tries again at once and counts anew`() async {
    let world = DashboardWorld()
    world.source.failure = .refused(.openMeteo, status: 400, "no")
    await world.refresh()
    await world.pass(300)
    world.clock.advance(by: 120)
    world.source.failure = nil
    await world.pass(7)
    #expect(world.row("Cairo")?.status(at: world.clock.now).state == .fresh)
  }

  @Test func `a clock set back changes nothing of the plan`() async {
    let world = DashboardWorld()
    await world.refresh()
    await world.pass(100)
    world.clock.advance(by: -36_000)
    await world.pass(790)
    #expect(world.source.requests.count == 1)
    await world.pass(15)
    #expect(world.source.requests.count == 2)
  }

  @Test func `paused, nothing is refreshed until someone asks or resumes`() async {
    let world = DashboardWorld()
    await world.refresh()
    world.dashboard.refreshes.togglePause()
    #expect(world.message == .paused)
    await world.pass(2000)
    #expect(world.source.requests.count == 1)
    #expect(world.dashboard.refreshes.countdown.value == nil)
    world.dashboard.refresh()
    await world.settle()
    #expect(world.source.requests.count == 2)
    await world.pass(2000)
    world.dashboard.refreshes.togglePause()
    await world.settle()
    #expect(world.source.requests.count == 3)
  }

  @Test func `asking for a refresh that finds nothing old says so`() async {
    let world = DashboardWorld()
    await world.refresh()
    world.dashboard.refresh()
    await world.settle()
    #expect(world.source.requests.count == 1)
    #expect(world.sentence == "Everything is up to date.")
  }

  @Test func `what is shown first is read first, wherever the person is, in batches`() async {
    let world = DashboardWorld((0..<500).map { "City \($0)" })
    await world.refresh()
    for row in world.dashboard.rows.value { row.weather.value = CityWeather(city: row.city) }
    world.dashboard.selectLast()
    var arrived: [Int] = []
    let bindings = world.dashboard.rows.value.enumerated().map { index, row in
      row.weather.bind { if $0.current != nil { arrived.append(index) } }
    }
    await world.refresh()
    #expect(world.source.requests.count == 5, "all of it was cached")
    #expect(arrived.prefix(81).min() == 419 && arrived.count == 500, "\(arrived.prefix(81))")
    withExtendedLifetime(bindings) {}
  }

  @Test func `nothing is called up to date while the picture on screen is damaged, on its way or refused`() async throws
  {
    let nasa = FakeNASA()
    let world = DashboardWorld(picture: try nasa.service())
    let picture = world.dashboard.picture
    await world.refresh()
    await picture.load()
    let upToDate = "Everything is up to date."
    func ask() async -> String? {
      world.dashboard.messages.dismiss()
      world.dashboard.refresh()
      await world.settle()
      await picture.task?.value
      return world.sentence
    }
    nasa.condition = .damaged
    await picture.showImage()
    for _ in 0..<2 {
      let requests = nasa.requests
      #expect(await ask() != upToDate)
      #expect(nasa.requests == requests + 1, "the file is requested again")
    }
    nasa.world.badDays[.pictures] = .badGateway
    #expect(await ask() != upToDate)
    #expect(picture.imageProblem.value != nil)
    nasa.world.badDays = [:]
    let gate = nasa.hold()
    world.dashboard.messages.dismiss()
    world.dashboard.refresh()
    await gate.reached()
    await world.settle()
    #expect(picture.loading.value != nil && world.sentence != upToDate)
    nasa.condition = .whole
    gate.open()
    await picture.task?.value
    #expect(await ask() == upToDate)
  }

  @Test func `offline, nothing is asked for and no refresh is promised`() async {
    let world = DashboardWorld(policy: .never)
    await world.refresh()
    await world.pass(2000)
    world.dashboard.refresh()
    #expect(world.sentence == "The network is off (--offline).")
    #expect(world.source.requests.isEmpty)
    #expect(world.dashboard.refreshes.countdown.value == nil)
  }

  @Test func `a list that was empty is refreshed from the first city on`() async {
    let world = DashboardWorld([])
    await world.pass(3)
    await world.dashboard.editor?.add(AddRequest(place: "Busan"))
    await world.pass(1000)
    #expect(world.source.requests.count >= 2)
    #expect(world.row("Busan")?.status(at: world.clock.now).state == .fresh)
  }

  @Test func `the first city of an empty list is asked about once`() async {
    let world = DashboardWorld([])
    await world.pass(3)
    await world.dashboard.editor?.add(AddRequest(place: "Busan"))
    world.dashboard.tick()
    #expect(world.dashboard.refreshes.count == 1)
    await world.settle()
    #expect(world.source.requests == [["Busan"]])
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 900)
  }

  @Test func `the cache is ignored once when that was asked for, and not at every refresh`() async {
    let world = DashboardWorld(policy: .always)
    await world.refresh()
    #expect(world.source.requests.count == 1)
    await world.refresh()
    #expect(world.source.requests.count == 1)
    await world.pass(902)
    #expect(world.source.requests.count == 2)
  }

  @Test func `an answer on its way knows the zone that was chosen meanwhile`() async throws {
    let world = DashboardWorld()
    world.dashboard.refreshes.start()
    try world.settings.update { settings in
      for index in settings.cities.indices { settings.cities[index].timeZone = "Pacific/Kiritimati" }
    }
    await world.dashboard.saved.read()
    await world.settle()
    #expect(world.row("Seoul")?.weather.value.current != nil)
    #expect(world.row("Seoul")?.city.timeZone == "Pacific/Kiritimati")
  }

  @Test func `a message goes after its time, a warning later`() async {
    let world = DashboardWorld()
    world.dashboard.refreshes.togglePause()
    await world.pass(14)
    #expect(world.message == .paused)
    await world.pass(1)
    #expect(world.message == nil)
    world.dashboard.messages.say(Phrase(verbatim: "no"), .warning)
    await world.pass(59)
    #expect(world.sentence == "no")
    await world.pass(1)
    #expect(world.message == nil)
  }

  @Test func `the minute changes once a minute, at its turn`() async {
    let world = DashboardWorld()
    world.clock.advance(by: 30)
    var minutes: [Date] = []
    let binding = world.dashboard.minute.bind { minutes.append($0) }
    await world.pass(120)
    withExtendedLifetime(binding) {}
    #expect(minutes.count == 3)
    #expect(minutes.allSatisfy { Int($0.timeIntervalSince1970) % 60 == 0 })
  }

  @Test func `finished refreshes are let go of`() async {
    let world = DashboardWorld()
    for _ in 0..<20 {
      await world.refresh()
      world.clock.advance(by: 1000)
    }
    #expect(world.dashboard.refreshes.tasks.isEmpty)
  }

  @Test func `a late answer announces only what differs`() async {
    let world = DashboardWorld()
    await world.refresh()
    var heard: [String] = []
    let bindings = world.dashboard.rows.value.flatMap { row -> [Binding] in
      var temperature = row.weather.value.current?.value[.temperature]
      return [
        row.weather.bind { weather in
          guard weather.current?.value[.temperature] != temperature else { return }
          temperature = weather.current?.value[.temperature]
          heard.append(row.name)
        }
      ]
    }
    heard = []
    world.source.set(21, in: "London")
    world.clock.advance(by: 901)
    await world.refresh()
    withExtendedLifetime(bindings) {}
    #expect(heard == ["London"])
  }

  @Test func `asking for a refresh while one is under way is not forgotten`() async {
    let world = DashboardWorld()
    world.source.failure = .refused(.openMeteo, status: 400, "no")
    world.dashboard.refreshes.start()
    world.dashboard.refresh()
    await world.settle()
    #expect(world.dashboard.refreshes.count == 2)
    #expect(!world.dashboard.refreshes.mustRefreshAgain && !world.dashboard.refreshes.wasRequested)
  }

  @Test func `asking for a refresh without a city leaves nothing behind`() async {
    let world = DashboardWorld([])
    world.dashboard.refresh()
    await world.dashboard.editor?.add(AddRequest(place: "Busan"))
    world.dashboard.messages.dismiss()
    await world.settle()
    await world.pass(901)
    #expect(world.message == nil)
    #expect(!world.dashboard.refreshes.wasRequested)
  }

  @Test func `the first picture is asked for at once`() async throws {
    let nasa = FakeNASA()
    let world = DashboardWorld(picture: try nasa.service(), rests: true)
    let running = Task { await world.dashboard.run() }
    #expect(await eventually { world.dashboard.picture.picture.value != nil })
    #expect(nasa.requests > 0)
    running.cancel()
    await running.value
  }

  @Test func `warnings that come slowly leave no refresh unended, and are not asked for twice at once`() async {
    let (turns, continuation) = AsyncStream.makeStream(of: Void.self)
    let asked = Recorder<String>()
    let world = DashboardWorld(
      alerts: { city async throws(ServiceFailure) in
        asked.record(city.name)
        for await _ in turns { break }
        return []
      }, country: "DE")
    world.dashboard.refreshes.start()
    #expect(await eventually { world.dashboard.refreshes.countdown.value != nil })
    #expect(!world.dashboard.refreshes.isRunning.value && world.row("Cairo")?.weather.value.current != nil)
    world.clock.advance(by: 901)
    world.dashboard.tick()
    #expect(await eventually { world.source.requests.count == 2 && !world.dashboard.refreshes.isRunning.value })
    #expect(asked.recorded == ["Seoul"])
    continuation.finish()
    await world.settle()
    #expect(asked.recorded == ["Seoul", "London", "Cairo"])
    #expect(world.row("Cairo")?.alerts(at: world.clock.now) == [])
  }
}
