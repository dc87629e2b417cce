import Entities
import Services
import Testing
import World

@testable import ViewModels

/// A run that was asked for some of the saved cities only.
struct DashboardViewModelChosenCitiesTests {
  private let all = ["Seoul", "London", "New York", "Tokyo"]

  @Test func `a city moves past its neighbour on screen, wherever that is in the saved list`() async {
    let world = DashboardWorld(all, only: ["London", "Tokyo"])
    world.dashboard.selectLast()
    await world.edit { $0.moveSelected(by: -1) }
    #expect(world.saved == ["Seoul", "Tokyo", "London", "New York"])
    #expect(world.names == ["Tokyo", "London"])
    #expect(world.selected == "Tokyo")
    await world.edit { $0.moveSelected(by: 1) }
    #expect(world.saved == ["Seoul", "London", "Tokyo", "New York"])
    #expect(world.names == ["London", "Tokyo"])
  }

  @Test func `cities stay in the order they were asked for, and move in it`() async {
    let world = DashboardWorld(all, only: ["tokyo", "London", "Tokyo", "Nowhere"])
    await world.pass(1)
    #expect(world.names == ["Tokyo", "London"])
    world.dashboard.selectFirst()
    await world.edit { $0.moveSelected(by: 1) }
    #expect(world.names == ["London", "Tokyo"])
    // It was so in the saved list already.
    #expect(world.saved == all)
    _ = try? world.settings.move("Tokyo", to: 1)
    await world.pass(1)
    await world.edit { $0.moveSelected(by: -1) }
    #expect(world.names == ["Tokyo", "London"])
    #expect(world.saved == ["Tokyo", "Seoul", "London", "New York"])
  }

  @Test func `two labels of one place can be exchanged`() throws {
    let home = try #require(DashboardWorld.city("Home", 0))
    var work = home
    work.name = "Work"
    var overrides = RunOverrides(cities: [FoundCity(city: home), FoundCity(city: work)])
    overrides.exchange(home, work)
    #expect(overrides.applied(to: Settings(cities: [home, work])).cities.map(\.name) == ["Work", "Home"])
  }

  @Test func `of two labels of one place, one that is renamed stays beside the other`() throws {
    let home = try #require(DashboardWorld.city("Home", 0))
    var (work, office) = (home, home)
    (work.name, office.name) = ("Work", "Office")
    let overrides = RunOverrides(cities: [FoundCity(city: home), FoundCity(city: work)])
    func names(saved cities: [City]) -> [String] { overrides.applied(to: Settings(cities: cities)).cities.map(\.name) }
    #expect(names(saved: [home, office]) == ["Home", "Office"])
    #expect(names(saved: [office, home]) == ["Home", "Office"])
    #expect(names(saved: [office]) == ["Office"])
  }

  @Test func `of two labels of one place, one that was renamed still moves past the other`() async throws {
    let world = DashboardWorld([])
    let home = try #require(DashboardWorld.city("Home", 0))
    var work = home
    work.name = "Work"
    let cities = [home, work]
    try world.settings.update { $0.cities = cities }
    world.dashboard.saved.overrides = RunOverrides(cities: cities.map { FoundCity(city: $0) })
    await world.dashboard.saved.read()
    let row = try #require(world.row("Work"))
    #expect(await world.dashboard.editor?.rename(row, to: "Office") == true)
    #expect(world.names == ["Home", "Office"])
    world.dashboard.selected.value = row
    await world.edit { $0.moveSelected(by: -1) }
    #expect(world.names == ["Office", "Home"])
    await world.settle()
  }

  @Test func `a city that was shown without being saved leaves the screen when it is saved and then removed`() throws {
    let place = try #require(DashboardWorld().suggestions(for: "Oslo").first)
    let oslo = try #require(DashboardWorld.city("Oslo", 0))
    let found = FoundCity(city: oslo, interpretation: PlaceInterpretation(AddRequest(place: "Oslo"), place))
    var overrides = RunOverrides(cities: [found])
    #expect(overrides.applied(to: Settings()).cities == [oslo])
    overrides.include(oslo)
    #expect(overrides.applied(to: Settings(cities: [oslo])).cities == [oslo])
    #expect(overrides.applied(to: Settings()).cities.isEmpty)
  }

  @Test func `a move that cannot be saved changes nothing on screen`() async {
    let world = DashboardWorld(all, only: ["London", "Tokyo"])
    world.disk.isFull = true
    await world.edit { $0.moveSelected(by: 1) }
    #expect(world.dashboard.message.value?.tone == .warning)
    #expect(world.names == ["London", "Tokyo"])
  }

  @Test func `a removed city comes back to its place in the saved list and on screen`() async {
    let world = DashboardWorld(all, only: ["Tokyo", "London"])
    world.dashboard.selectFirst()
    await world.removeSelected()
    #expect(world.saved == ["Seoul", "London", "New York"])
    #expect(world.names == ["London"])
    await world.edit { $0.undoRemove() }
    #expect(world.saved == all)
    #expect(world.names == ["Tokyo", "London"])
    #expect(world.sentence == "Restored Tokyo.")
    await world.settle()
  }

  @Test func `a city added while watching appears, also when its saving was heard of first`() async {
    let world = DashboardWorld(all, only: ["London"])
    await world.dashboard.editor?.add(AddRequest(place: "Busan"))
    #expect(world.names == ["London", "Busan"])
    #expect(world.selected == "Busan")
    if let place = world.suggestions(for: "Oslo").first { await world.edit { $0.add(place, for: "Oslo") } }
    #expect(world.names == ["London", "Busan", "Oslo"])
    #expect(world.saved == all + ["Busan", "Oslo"])
    await world.pass(1)
    #expect(world.names == ["London", "Busan", "Oslo"])
    await world.settle()
  }
}
