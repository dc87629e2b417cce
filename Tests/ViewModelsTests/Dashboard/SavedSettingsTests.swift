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
    _ = try? world.settings.update { $0.units.choose("fahrenheit", for: .temperature) }
    await world.pass(1)
    #expect(world.names == ["Seoul", "القاهرة"])
    #expect(world.dashboard.units[.temperature].name == "fahrenheit")
    // Rows that stay are the same rows, with what they show.
    #expect(world.row("Seoul") === seoul)
    #expect(world.row("القاهرة")?.weather.value.current?.value[.temperature] == 20)
    #expect(world.source.requests.count == 1)
  }

  @Test func `two saves in one tick of the clock are both seen`() async {
    let world = DashboardWorld()
    await world.pass(10)
    _ = try? world.settings.remove(["London"])
    world.dashboard.tick()
    await world.settle()
    _ = try? world.settings.remove(["Cairo"])
    world.dashboard.tick()
    await world.settle()
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
    #expect(world.dashboard.units[.temperature].name == "fahrenheit")
    #expect(try world.settings.load().settings.units[.temperature].name == "celsius")
    await world.dashboard.saved.work?.value
    #expect(try world.settings.load().settings.units[.temperature].name == "fahrenheit")
    world.dashboard.toggleClock()
    world.dashboard.toggleUnits()
    #expect(world.dashboard.units == Units("12h"))
    await world.dashboard.saved.work?.value
    #expect(try world.settings.load().settings.units == Units("12h"))
  }

  @Test func `what changes before a choice is saved does not take it back`() async throws {
    let world = DashboardWorld()
    world.dashboard.toggleUnits()
    _ = try world.settings.remove(["London"])
    await world.dashboard.saved.read()
    #expect(world.dashboard.units[.temperature].name == "fahrenheit")
    world.dashboard.toggleClock()
    await world.removeSelected()
    #expect(try world.settings.load().settings.units == Units("fahrenheit", "12h"))
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
    #expect(try world.settings.load().settings.units[.temperature].name == "fahrenheit")
  }

  @Test func `panes go and come back at once, and the choice is saved`() async throws {
    let world = DashboardWorld()
    for choice in [Settings.Switch.off, .on] {
      world.dashboard.togglePanes()
      #expect(world.dashboard.settings.chosen.value.panes == choice)
      await world.dashboard.saved.work?.value
      #expect(try world.settings.load().settings.panes == choice)
    }
  }

  @Test func `units chosen on screen are saved over something that cannot be read`() async throws {
    let world = DashboardWorld([])
    try world.write(#"{"units": {"temperature": "hot"}, "cities": []}"#)
    await world.dashboard.saved.read()
    for unit in ["fahrenheit", "celsius"] {
      world.dashboard.toggleUnits()
      #expect(world.dashboard.units[.temperature].name == unit)
      await world.dashboard.saved.work?.value
      let saved = String(decoding: try #require(try world.files.read("/settings.json", 10_000)), as: UTF8.self)
      #expect(saved.contains(#""temperature": "\#(unit)""#), "\(saved)")
    }
  }

  @Test func `units chosen on screen take the place of those of the run`() async throws {
    let world = DashboardWorld()
    world.dashboard.saved.overrides = RunOverrides(units: ["fahrenheit", "kn"].compactMap(UnitChange.init(word:)))
    world.dashboard.saved.showAgain()
    #expect(world.dashboard.units == Units("fahrenheit", "kn"))
    #expect(try world.settings.load().settings.units == .metric)
    world.dashboard.toggleUnits()
    world.dashboard.toggleClock()
    await world.pass(1)
    #expect(world.dashboard.units == Units("kn", "12h"))
    #expect(try world.settings.load().settings.units == Units("12h"))
  }

  @Test func `another interval plans the next refresh anew`() async {
    let world = DashboardWorld()
    await world.refresh()
    _ = try? world.settings.update { $0.watchInterval = 60 }
    await world.pass(1)
    #expect(world.dashboard.refreshes.countdown.value?.seconds == 60)
  }

  @Test func `another provider chosen elsewhere is asked at once, and a refresh under way is followed by another`()
    async throws
  {
    let world = DashboardWorld()
    var asked: [Settings.Choice<Provider>] = []
    let weather = try #require(world.dashboard.services?.weather)
    let (picture, skyData) = (try FakeNASA().service(), FakeSkyData(world.clock))
    world.makeNetworkServices = { settings in
      asked.append(settings.provider)
      return NetworkServices(weather: weather, picture: picture, skyData: skyData.service())
    }
    await world.refresh()
    _ = try? world.settings.update { $0.provider = .only(.metNorway) }
    await world.pass(1)
    #expect(asked == [.only(.metNorway)])
    await world.pass(1)
    await world.dashboard.skyData.task?.value
    #expect(Set(skyData.asked) == ["ISS", "Tiangong", "kp"], "of the sky, too")
    // In the middle of a refresh.
    world.clock.advance(by: 3600)
    world.dashboard.refreshes.start()
    let count = world.dashboard.refreshes.count
    _ = try? world.settings.update { $0.openWeatherKey = "0123456789abcdef0123456789abcdef" }
    await world.dashboard.saved.read()
    #expect(world.dashboard.refreshes.mustRefreshAgain)
    await world.settle()
    #expect(asked == [.only(.metNorway), .only(.metNorway)])
    #expect(world.dashboard.refreshes.count == count + 1)
    // What has nothing to do with it makes no request.
    _ = try? world.settings.update { $0.motion = .off }
    await world.dashboard.saved.read()
    #expect(asked.count == 2)
  }

  @Test func `what is wrong with the file is shown while it is so, and a field that cannot be used after it`()
    async throws
  {
    let world = DashboardWorld()
    await world.dashboard.saved.read()
    #expect(world.message == nil)
    try world.write("not json")
    await world.dashboard.saved.read()
    #expect(world.sentence?.contains("can't understand the settings") == true)
    try world.write(#"{"units": {"temperature": "kelvin"}}"#)
    await world.dashboard.saved.read()
    let setting = try #require(Setting.all.first { $0.key == "units.temperature" })
    #expect(world.message == .sentence(SettingsWarning.badValue(of: setting).phrase))
    world.dashboard.messages.dismiss()
    await world.dashboard.saved.read()
    #expect(world.message == nil, "shown once")
    try world.write("not json")
    await world.dashboard.saved.read()
    try world.write("{}")
    await world.dashboard.saved.read()
    #expect(world.message == nil)
  }

  @Test func `a choice that the file does not take is said to hold for this run`() async throws {
    let world = DashboardWorld()
    try world.write("not json")
    world.dashboard.toggleUnits()
    await world.dashboard.saved.work?.value
    #expect(world.dashboard.units[.temperature].name == "fahrenheit")
    #expect(world.sentence?.hasPrefix("Not saved: ") == true, "\(String(describing: world.message))")
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

  @Test func `another NASA key, cache size or language counts at once, without a request for weather`() async throws {
    let nasa = FakeNASA()
    let world = DashboardWorld(picture: try nasa.service())
    await world.refresh()
    let weather = try #require(world.dashboard.services?.weather)
    let picture = try nasa.service()
    var made: [Int] = []
    world.makeNetworkServices = { settings in
      made.append(settings.cacheSize)
      return NetworkServices(weather: weather, picture: picture, skyData: FakeSkyData(world.clock).service())
    }
    let count = world.dashboard.refreshes.count
    try world.settings.update { $0.nasaKey = "0123456789abcdef0123456789abcdef01234567" }
    await world.dashboard.saved.read()
    try world.settings.update { $0.cacheSize = 7 }
    await world.dashboard.saved.read()
    // Warnings are requested in it.
    try world.settings.update { $0.language = .only(.korean) }
    await world.dashboard.saved.read()
    #expect(made == [200, 7, 7])
    #expect(world.dashboard.refreshes.count == count)
  }

  @Test func `while another program holds the lock the table goes on, and the choice is saved after it`() async throws {
    let world = DashboardWorld()
    world.disk.takeTurn()
    world.dashboard.toggleUnits()
    world.dashboard.moveSelection(by: 1)
    #expect(world.dashboard.units[.temperature].name == "fahrenheit" && world.selected == "London")
    world.dashboard.toggleClock()
    world.disk.endTurn()
    await world.dashboard.saved.work?.value
    #expect(try world.settings.load().settings.units == Units("fahrenheit", "12h"))
    #expect(world.dashboard.units == Units("fahrenheit", "12h"))
  }

  @Test func `a lock that is held for too long is said, and screen and file agree`() async throws {
    let world = DashboardWorld()
    for _ in 0..<2 {
      world.disk.takeTurn()
      world.dashboard.toggleUnits()
      world.dashboard.togglePanes()
      world.disk.endTurn(isLost: true)
      await world.dashboard.saved.work?.value
      #expect(world.sentence == "Not saved: \(SettingsProblem.cannotWrite(path: "/settings.json", .locked))")
      #expect(world.dashboard.settings.chosen.value == (try world.settings.load().settings))
    }
    world.disk.takeTurn()
    await world.edit { editor in
      world.dashboard.selected.value.map(editor.remove)
      world.disk.endTurn(isLost: true)
    }
    #expect(world.names == world.saved && world.names.count == 3)
    world.dashboard.toggleUnits()
    await world.dashboard.saved.work?.value
    #expect(world.dashboard.units[.temperature].name == "fahrenheit")
    #expect(try world.settings.load().settings.units[.temperature].name == "fahrenheit")
  }

  @Test func `a lock that is held for too long takes nothing back but the choice, whether of panes or of units`()
    async throws
  {
    let world = DashboardWorld(only: ["London"])
    world.dashboard.saved.overrides.units = ["kn"].compactMap(UnitChange.init(word:))
    world.dashboard.saved.showAgain()
    for choose in [{ world.dashboard.togglePanes() }, { world.dashboard.toggleUnits() }] {
      world.disk.takeTurn()
      choose()
      world.disk.endTurn(isLost: true)
      await world.dashboard.saved.work?.value
      #expect(world.names == ["London"])
      #expect(world.dashboard.units == Units("kn"))
    }
  }

  @Test func `a file that is away for a moment takes no city from the screen, nor one that is written meanwhile`()
    async throws
  {
    let world = DashboardWorld()
    await world.pass(5)
    world.dashboard.moveSelection(by: 1)
    let text = try #require(try world.files.read("/settings.json", 10_000))
    try world.files.remove("/settings.json")
    world.dashboard.tick()
    await world.settle()
    #expect(world.names.count == 3 && world.selected == "London")
    world.dashboard.toggleUnits()
    await world.dashboard.saved.work?.value
    #expect(world.saved == ["Seoul", "London", "Cairo"])
    #expect(try world.settings.load().settings.units[.temperature].name == "fahrenheit")
    try world.files.remove("/settings.json")
    world.dashboard.tick()
    await world.settle()
    try world.files.writeAtomically("/settings.json", text, .init())
    await world.pass(2)
    #expect(world.names.count == 3 && world.selected == "London")
    try world.files.remove("/settings.json")
    await world.pass(3)
    #expect(world.names.isEmpty, "it is gone")
  }

  @Test func `no file is read or written on the main actor, however many cities arrive`() async throws {
    let world = DashboardWorld((0..<1000).map { "City \($0)" })
    // It can be seen: the test itself writes settings there.
    #expect(world.disk.onMain.contains("/settings.json"))
    await world.refresh()
    world.dashboard.toggleUnits()
    await world.settle()
    #expect(world.dashboard.rows.value.allSatisfy { $0.weather.value.current != nil })
    // The first settings were written by the test.
    #expect(world.disk.onMain.filter { $0 != "/settings.json" } == [])
    #expect(world.disk.onMain.count <= 2 && world.source.wasAskedOnMain == false)
  }
}
