import Entities
import Services
import Testing

@testable import ViewModels

struct CityEditorTests {
  @Test func `an added city is saved, selected, announced and asked about`() async {
    let world = DashboardWorld()
    await world.refresh()
    await world.dashboard.editor?.add(AddRequest(place: "Busan"))
    await world.settle()
    #expect(world.saved == ["Seoul", "London", "Cairo", "Busan"])
    #expect(world.names == world.saved)
    #expect(world.selected == "Busan")
    #expect(world.sentence == "Added Busan, South Korea.")
    #expect(world.source.requests.dropFirst() == [["Busan"]])
    #expect(world.row("Busan")?.weather.value.current?.value[.temperature] == 20)
  }

  @Test func `a chosen suggestion is added under the name that was typed`() async throws {
    let world = DashboardWorld([])
    let place = try #require(world.suggestions(for: "부산").first)
    await world.edit { $0.add(place, for: "부산") }
    await world.settle()
    #expect(world.names == ["부산"])
    #expect(world.selected == "부산")
    let other = try #require(world.suggestions(for: "Seo").first)
    await world.edit { $0.add(other, for: "Seo as Home") }
    #expect(world.saved == ["부산", "Home"])
  }

  @Test func `between places that may be meant as well the person chooses`() async throws {
    let world = DashboardWorld([])
    let outcome = await world.dashboard.editor?.add(AddRequest(place: "Springfield as Home"))
    guard case .ambiguous(let places)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(places.count > 1 && world.names.isEmpty)
    #expect(world.sentence?.hasPrefix("There are several places called “Springfield”") == true)
    await world.edit { $0.add(places[1], for: "Springfield as Home") }
    #expect(world.saved == ["Home"])
    #expect(world.row("Home")?.city.coordinates == places[1].coordinates)
  }

  @Test func `a city that has another label by now is not taken for one that begins so`() async throws {
    let world = DashboardWorld(["Seoul", "Seoul East"])
    let seoul = try #require(world.row("Seoul"))
    _ = try world.settings.rename("Seoul", to: "Home")
    #expect(await world.dashboard.editor?.rename(seoul, to: "Work") == false)
    await world.edit { $0.remove(seoul) }
    #expect(world.saved == ["Home", "Seoul East"])
  }

  @Test func `another label is saved and shown, one that is taken is refused`() async throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul"))
    #expect(await world.dashboard.editor?.rename(seoul, to: "서울") == true)
    #expect(world.saved == ["서울", "London", "Cairo"] && seoul.name == "서울")
    #expect(world.sentence == "Renamed Seoul to 서울.")
    #expect(await world.dashboard.editor?.rename(seoul, to: "london") == false)
    #expect(world.message == .sentence(CityProblem.newNameTaken(name: "london").phrase))
    #expect(world.saved == ["서울", "London", "Cairo"])
  }

  @Test(arguments: ["Nowhere at all 77", "   ", "Seoul"])
  func `what cannot be added is explained, and nothing changes`(text: String) async {
    let world = DashboardWorld(["London"])
    try? await world.add("Seoul")
    await world.dashboard.saved.read()
    let former = world.saved
    await world.dashboard.editor?.add(AddRequest(place: text))
    #expect(world.dashboard.message.value?.tone == .warning)
    #expect(world.saved == former)
  }

  @Test func `a removed city leaves the selection on the next, and comes back where it was`() async {
    let world = DashboardWorld()
    await world.refresh()
    world.dashboard.moveSelection(by: 1)
    await world.removeSelected()
    #expect(world.saved == ["Seoul", "Cairo"])
    #expect(world.selected == "Cairo")
    #expect(world.message == .removed(city: "London"))
    await world.edit { $0.undoRemove() }
    #expect(world.saved == ["Seoul", "London", "Cairo"])
    #expect(world.selected == "London")
    // Its weather was cached, and is read beside the screen.
    await world.settle()
    #expect(world.row("London")?.weather.value.current?.value[.temperature] == 20)
    await world.edit { $0.undoRemove() }
    #expect(world.sentence == "Nothing to undo.")
    await world.settle()
  }

  @Test func `what cannot be restored can be tried again, and is shown until then`() async {
    let world = DashboardWorld()
    await world.removeSelected()
    world.disk.isFull = true
    await world.edit { $0.undoRemove() }
    #expect(world.dashboard.message.value?.tone == .warning)
    #expect(world.saved == ["London", "Cairo"])
    world.disk.isFull = false
    await world.edit { $0.undoRemove() }
    #expect(world.sentence == "Restored Seoul.")
    #expect(world.saved == ["Seoul", "London", "Cairo"])
  }

  @Test func `a city that is there again is not called restored, and those before it still can be`() async throws {
    let world = DashboardWorld()
    let seoul = try #require(world.row("Seoul")?.city)
    world.dashboard.selectLast()
    await world.removeSelected()
    world.dashboard.selectFirst()
    await world.removeSelected()
    try world.settings.update { $0.cities.insert(seoul, at: 0) }
    await world.edit { $0.undoRemove() }
    #expect(world.message == .sentence(CityProblem.alreadyInList(name: "Seoul").phrase))
    await world.edit { $0.undoRemove() }
    #expect(world.sentence == "Restored Cairo.")
    #expect(world.saved == ["Seoul", "London", "Cairo"])
  }

  @Test func `removing the last rows moves the selection up, and removing all leaves none`() async {
    let world = DashboardWorld()
    world.dashboard.selectLast()
    for expected in ["London", "Seoul", nil] {
      await world.removeSelected()
      #expect(world.selected == expected)
    }
    for _ in 0..<3 { await world.edit { $0.undoRemove() } }
    #expect(world.saved == ["Seoul", "London", "Cairo"])
  }

  @Test func `cities move within the ends of the list, and only in its own order`() async {
    let world = DashboardWorld()
    await world.edit { $0.moveSelected(by: -1) }
    #expect(world.saved == ["Seoul", "London", "Cairo"])
    await world.edit { $0.moveSelected(by: 1) }
    await world.edit { $0.moveSelected(by: 1) }
    await world.edit { $0.moveSelected(by: 1) }
    #expect(world.saved == ["London", "Cairo", "Seoul"])
    #expect(world.selected == "Seoul")
    world.dashboard.sortByNextColumn(of: [.quantity(.temperature)])
    await world.edit { $0.moveSelected(by: -1) }
    #expect(world.message == .notInOwnOrder)
    #expect(world.saved == ["London", "Cairo", "Seoul"])
  }

  @Test func `one Latin letter suggests nothing, one Korean one does`() {
    let world = DashboardWorld()
    #expect(world.suggestions(for: "S").isEmpty)
    #expect(world.suggestions(for: "  ").isEmpty)
    #expect(world.suggestions(for: " S ").isEmpty)
    #expect(!world.suggestions(for: "Se").isEmpty)
    #expect(world.suggestions(for: "Se").count <= 5)
    #expect(world.suggestions(for: "서").contains { $0.name == "Seoul" })
  }
}
