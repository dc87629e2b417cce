import Entities
import Foundation
import Repositories
import Services
import Testing
import World

@testable import ViewModels

struct SavedSettingsTests {
  @Test func `what another program saves is there at the next second`() async {
    let world = DashboardWorld()
    await world.refresh()
    await world.pass(10)
    let seoul = world.row("Seoul")
    _ = try? world.settings.remove(["London"])
    _ = try? world.settings.rename("Cairo", to: "القاهرة")
    try? world.settings.update { $0.units.temperature = .fahrenheit }
    await world.pass(1)
    #expect(world.names == ["Seoul", "القاهرة"])
    #expect(world.dashboard.units.temperature == .fahrenheit)
    // Rows that stay are the same rows, with what they show.
    #expect(world.row("Seoul") === seoul)
    #expect(world.row("القاهرة")?.weather.value.current?.value.temperature == 20)
    #expect(world.source.requests.count == 1)
  }

  @Test func `two saves in one tick of the clock are both seen`() async {
    let world = DashboardWorld()
    await world.pass(10)
    _ = try? world.settings.remove(["London"])
    world.dashboard.tick()
    _ = try? world.settings.remove(["Cairo"])
    world.dashboard.tick()
    #expect(world.names == ["Seoul"])
  }

  @Test func `a city added elsewhere is asked about at once`() async {
    let world = DashboardWorld()
    await world.refresh()
    try? await world.add("Busan")
    await world.pass(1)
    #expect(world.source.requests.last == ["Busan"])
    #expect(world.selected == "Seoul")
  }

  @Test func `a city removed elsewhere hands the selection to its neighbour`() async {
    let world = DashboardWorld()
    world.dashboard.moveSelection(by: 1)
    _ = try? world.settings.remove(["London"])
    await world.pass(1)
    #expect(world.selected == "Cairo")
  }

  @Test func `units change at once, and are saved after what is to be done now`() async throws {
    let world = DashboardWorld()
    world.dashboard.toggleUnits()
    #expect(world.dashboard.units.temperature == .fahrenheit)
    #expect(try world.settings.load().settings.units.temperature == .celsius)
    await world.dashboard.saved.saving?.value
    #expect(try world.settings.load().settings.units.temperature == .fahrenheit)
    world.dashboard.toggleClock()
    world.dashboard.toggleUnits()
    #expect(world.dashboard.units == Units(clock: .h12))
    await world.dashboard.saved.saving?.value
    #expect(try world.settings.load().settings.units == Units(clock: .h12))
  }

  @Test func `what changes before a choice is saved does not take it back`() throws {
    let world = DashboardWorld()
    world.dashboard.toggleUnits()
    _ = try world.settings.remove(["London"])
    world.dashboard.saved.read()
    #expect(world.dashboard.units.temperature == .fahrenheit)
    world.dashboard.toggleClock()
    world.removeSelected()
    #expect(try world.settings.load().settings.units == Units(temperature: .fahrenheit, clock: .h12))
    #expect(world.saved == ["Cairo"])
  }

  @Test func `what was chosen last is saved when the table is left`() async throws {
    let world = DashboardWorld(rests: true)
    let running = Task {
      world.dashboard.toggleUnits()
      await world.dashboard.run()
    }
    running.cancel()
    await running.value
    #expect(try world.settings.load().settings.units.temperature == .fahrenheit)
  }

  @Test func `panes go and come back at once, and the choice is saved`() async throws {
    let world = DashboardWorld()
    for choice in [Settings.Panes.off, .on] {
      world.dashboard.togglePanes()
      #expect(world.dashboard.settings.chosen.value.panes == choice)
      await world.dashboard.saved.saving?.value
      #expect(try world.settings.load().settings.panes == choice)
    }
  }

  @Test func `units chosen on screen are saved over something that cannot be read`() throws {
    let world = DashboardWorld([])
    try world.write(#"{"units": {"temperature": "hot"}, "cities": []}"#)
    world.dashboard.saved.read()
    for unit in [Units.Temperature.fahrenheit, .celsius] {
      world.dashboard.toggleUnits()
      #expect(world.dashboard.units.temperature == unit)
      world.dashboard.saved.saveChoices()
      let saved = String(decoding: try #require(try world.files.read("/settings.json", 10_000)), as: UTF8.self)
      #expect(saved.contains(#""temperature": "\#(unit.rawValue)""#), "\(saved)")
    }
  }

  @Test func `units chosen on screen take the place of those of the run`() async throws {
    let world = DashboardWorld()
    world.dashboard.saved.overrides = RunOverrides(units: [.temperature(.fahrenheit), .windSpeed(.kn)])
    world.dashboard.saved.showAgain()
    #expect(world.dashboard.units == Units(temperature: .fahrenheit, windSpeed: .kn))
    #expect(try world.settings.load().settings.units == .metric)
    world.dashboard.toggleUnits()
    world.dashboard.toggleClock()
    await world.pass(1)
    #expect(world.dashboard.units == Units(windSpeed: .kn, clock: .h12))
    #expect(try world.settings.load().settings.units == Units(clock: .h12))
  }

  @Test func `another interval plans the next refresh anew`() async {
    let world = DashboardWorld()
    await world.refresh()
    try? world.settings.update { $0.watchInterval = 60 }
    await world.pass(1)
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 60)
  }

  @Test func `another provider chosen elsewhere is asked at once, and a refresh under way is followed by another`()
    async throws
  {
    let world = DashboardWorld()
    var asked: [ProviderChoice] = []
    let weather = try #require(world.dashboard.services?.weather)
    let (picture, news) = (try FakeNASA().service(), FakeSkyNews(world.clock))
    world.dashboard.services?.servicesFor = { settings in
      asked.append(settings.provider)
      return (weather, picture, news.service())
    }
    await world.refresh()
    try? world.settings.update { $0.provider = .metNorway }
    await world.pass(1)
    #expect(asked == [.metNorway])
    await world.pass(1)
    await world.dashboard.news.task?.value
    #expect(Set(news.asked) == ["ISS", "Tiangong", "kp"], "of the sky, too")
    // In the middle of a refresh.
    world.clock.advance(by: 3600)
    world.dashboard.refreshes.start()
    let count = world.dashboard.refreshes.count
    try? world.settings.update { $0.openWeatherKey = "0123456789abcdef0123456789abcdef" }
    world.dashboard.saved.read()
    #expect(world.dashboard.refreshes.isAskedAgain)
    await world.settle()
    #expect(asked == [.metNorway, .metNorway])
    #expect(world.dashboard.refreshes.count == count + 1)
    // What has nothing to do with it asks nobody.
    try? world.settings.update { $0.language = .ko }
    world.dashboard.saved.read()
    #expect(asked.count == 2)
  }

  @Test func `what is wrong with the file is told while it is so, and a field that cannot be used after it`() throws {
    let world = DashboardWorld()
    world.dashboard.saved.read()
    #expect(world.message == nil)
    try world.write("not json")
    world.dashboard.saved.read()
    #expect(world.message?.problem != nil)
    try world.write(#"{"units": {"temperature": "kelvin"}}"#)
    world.dashboard.saved.read()
    let setting = try #require(Setting.all.first { $0.key == "units.temperature" })
    #expect(world.message == .settings(.badValue(of: setting)))
    world.dashboard.dismissMessage()
    world.dashboard.saved.read()
    #expect(world.message == nil, "told once")
    try world.write("not json")
    world.dashboard.saved.read()
    try world.write("{}")
    world.dashboard.saved.read()
    #expect(world.message == nil)
  }

  @Test func `a choice that cannot be saved is said to be so`() throws {
    let world = DashboardWorld()
    try world.write("not json")
    world.dashboard.toggleUnits()
    world.dashboard.saved.saveChoices()
    #expect(world.dashboard.units.temperature == .fahrenheit)
    guard case .notSaved? = world.message else {
      Issue.record("\(String(describing: world.message))")
      return
    }
  }

  @Test func `a thousand cities are taken over without asking for those that are there`() async {
    let world = DashboardWorld((0..<1000).map { "City \($0)" })
    await world.refresh()
    #expect(world.source.requests.count == 10)
    _ = try? world.settings.move("City 0", to: 1000)
    await world.pass(1)
    #expect(world.names.count == 1000 && world.names.last == "City 0")
    #expect(world.source.requests.count == 10)
  }

  @Test func `another NASA key or cache size counts at once, and asks nobody for weather`() async throws {
    let nasa = FakeNASA()
    let world = DashboardWorld(picture: PictureViewModel(service: try nasa.service()))
    await world.refresh()
    let weather = try #require(world.dashboard.services?.weather)
    var made: [Int] = []
    world.dashboard.services?.servicesFor = { settings in
      made.append(settings.cacheSize)
      return (try? nasa.service()).map { (weather, $0, FakeSkyNews(world.clock).service()) }
    }
    let count = world.dashboard.refreshes.count
    try world.settings.update { $0.nasaKey = "0123456789abcdef0123456789abcdef01234567" }
    world.dashboard.saved.read()
    try world.settings.update { $0.cacheSize = 7 }
    world.dashboard.saved.read()
    #expect(made == [200, 7])
    #expect(world.dashboard.refreshes.count == count)
  }
}
