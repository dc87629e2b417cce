import Entities
import Testing
import World

@testable import ViewModels

struct DashboardViewModelOrderingTests {
  @Test func `sorting goes through every column and back to the own order`() {
    let world = DashboardWorld()
    var seen: [SortOrder] = []
    repeat {
      world.dashboard.sortByNextColumn()
      seen.append(world.dashboard.sortOrder.value)
    } while seen.last != .own && seen.count < 20
    #expect(Set(seen) == Set(SortOrder.allCases))
    #expect(world.names == ["Seoul", "London", "Cairo"])
  }

  @Test func `the warmest is first, unknown last, equal ones in the own order`() {
    let world = DashboardWorld(["A", "B", "C", "D", "E"])
    for (name, temperature) in [("A", 5.0), ("B", 30), ("D", 5)] {
      var weather = CurrentWeather(observedAt: world.clock.now)
      weather.temperature = temperature
      world.row(name)?.now.value = weather
    }
    world.dashboard.sortOrder.value = .temperature
    #expect(world.names == ["B", "A", "D", "C", "E"])
  }

  @Test func `an order turned round leaves the unknown last, equals and the own order as they are`() {
    let world = DashboardWorld(["A", "B", "C", "D", "E"])
    for (name, temperature) in [("A", 5.0), ("B", 30), ("D", 5)] {
      var weather = CurrentWeather(observedAt: world.clock.now)
      weather.temperature = temperature
      world.row(name)?.now.value = weather
    }
    world.dashboard.sortOrder.value = .temperature
    world.dashboard.list.isReversed.value = true
    #expect(world.names == ["A", "D", "B", "C", "E"])
    world.dashboard.sortOrder.value = .name
    #expect(world.names == ["E", "D", "C", "B", "A"])
    world.dashboard.sortOrder.value = .own
    #expect(world.names == ["A", "B", "C", "D", "E"])
  }

  @Test func `the clearest night is first, then the darkest without a score, unknown skies last`() {
    let world = DashboardWorld(["Unknown", "Dim", "Poor", "Dark", "Good"])
    world.dashboard.prepareSky()
    let nights: [(String, Int?, Double)] = [("Dim", nil, 0.5), ("Poor", 21, 1), ("Dark", nil, 0.9), ("Good", 70, 1)]
    for (name, score, darkness) in nights {
      world.row(name)?.sky.value?.stargazing = StargazingReport(score: score, darkness: darkness)
    }
    world.row("Unknown")?.forgetSky()
    world.dashboard.sortOrder.value = .outlook
    #expect(world.names == ["Good", "Poor", "Dark", "Dim", "Unknown"])
    world.dashboard.list.isReversed.value = true
    #expect(world.names == ["Dim", "Dark", "Poor", "Good", "Unknown"])
  }

  @Test func `names sort without regard to case and accents`() {
    let world = DashboardWorld(["Zürich", "ábc", "Östersund", "oslo", "서울"])
    world.dashboard.sortOrder.value = .name
    #expect(world.names == ["ábc", "oslo", "Östersund", "Zürich", "서울"])
  }

  @Test func `a filter shows the cities of a name, without regard to case and accents, and selects one of them`() {
    let world = DashboardWorld(["São Paulo", "Paris", "서울", "San Paolo"])
    world.dashboard.filter("PA")
    #expect(world.names == ["São Paulo", "Paris", "San Paolo"])
    #expect(world.selected == "São Paulo")
    world.dashboard.moveSelection(by: 1)
    world.dashboard.filter("pari")
    #expect(world.selected == "Paris")
    world.dashboard.filter("울")
    #expect(world.names == ["서울"] && world.selected == "서울")
    world.dashboard.filter("x")
    #expect(world.names == [] && world.selected == "서울")
    world.dashboard.filter("")
    #expect(world.names == ["São Paulo", "Paris", "서울", "San Paolo"])
    #expect(world.selected == "서울")
  }

  @Test func `filtered cities do not move in the own order, and one that is selected by name is shown`() {
    let world = DashboardWorld(["Seoul", "London", "Cairo"])
    world.dashboard.filter("o")
    world.dashboard.editor?.moveSelected(by: 1)
    #expect(world.dashboard.message.value?.content == .notInOwnOrder)
    if let cairo = world.row("Cairo")?.city.value { world.dashboard.list.select(cairo) }
    #expect(world.selected == "Cairo")
    world.dashboard.filter("lon")
    if let cairo = world.row("Cairo")?.city.value { world.dashboard.list.select(cairo) }
    #expect(world.names == ["Seoul", "London", "Cairo"])
  }

  @Test func `another column begins the right way round`() {
    let world = DashboardWorld()
    world.dashboard.reverseOrder()
    #expect(!world.dashboard.list.isReversed.value)
    world.dashboard.sortByNextColumn()
    world.dashboard.reverseOrder()
    #expect(world.dashboard.list.isReversed.value)
    world.dashboard.sortByNextColumn()
    #expect(!world.dashboard.list.isReversed.value)
  }

  @Test func `the selection stops at the ends`() {
    let world = DashboardWorld()
    world.dashboard.moveSelection(by: -1)
    #expect(world.selected == "Seoul")
    world.dashboard.moveSelection(by: 100)
    #expect(world.selected == "Cairo")
    world.dashboard.selectFirst()
    #expect(world.selected == "Seoul")
  }
}
