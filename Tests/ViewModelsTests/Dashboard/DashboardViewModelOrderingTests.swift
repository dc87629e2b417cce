import Entities
import Services
import Testing
import World

@testable import ViewModels

struct DashboardViewModelOrderingTests {
  @Test func `only the columns on screen are sorted by, each the way it is read first`() {
    let world = DashboardWorld()
    var seen: [RowOrder] = []
    for _ in 0..<4 {
      world.dashboard.sortByNextColumn(of: [.name, .quantity(.temperature), .outlook])
      seen.append(world.dashboard.sortOrder.value)
      world.dashboard.reverseOrder()
    }
    #expect(seen == [.name, .quantity(.temperature), .outlook, .own])
    #expect(!world.dashboard.list.isReversed.value && world.dashboard.sorting == nil)
    // A column that is no longer on screen gives way to the first that is.
    world.dashboard.sortOrder.value = .quantity(.humidity)
    world.dashboard.sortByNextColumn(of: [.name])
    world.dashboard.reverseOrder()
    #expect(world.dashboard.sorting == Sorting(.name, isReversed: true))
  }

  @Test func `the warmest is first, unknown last, equal ones in the own order`() {
    let world = DashboardWorld(["A", "B", "C", "D", "E"])
    for (name, temperature) in [("A", 5.0), ("B", 30), ("D", 5)] {
      var weather = CurrentWeather(observedAt: world.clock.now)
      weather[.temperature] = temperature
      world.row(name)?.weather.value.current = Sourced(weather, provider: .openMeteo, fetchedAt: world.clock.now)
    }
    world.dashboard.sortOrder.value = .quantity(.temperature)
    #expect(world.names == ["B", "A", "D", "C", "E"])
  }

  @Test func `an order turned round leaves the unknown last, equals and the own order as they are`() {
    let world = DashboardWorld(["A", "B", "C", "D", "E"])
    for (name, temperature) in [("A", 5.0), ("B", 30), ("D", 5)] {
      var weather = CurrentWeather(observedAt: world.clock.now)
      weather[.temperature] = temperature
      world.row(name)?.weather.value.current = Sourced(weather, provider: .openMeteo, fetchedAt: world.clock.now)
    }
    world.dashboard.sortOrder.value = .quantity(.temperature)
    world.dashboard.list.isReversed.value = true
    #expect(world.names == ["A", "D", "B", "C", "E"])
    world.dashboard.sortOrder.value = .name
    #expect(world.names == ["E", "D", "C", "B", "A"])
    world.dashboard.sortOrder.value = .own
    #expect(world.names == ["A", "B", "C", "D", "E"])
  }

  @Test
  func
    `the clearest night is first, or last when turned round; nights without a score follow, the darkest first, then unknown skies`()
  {
    let world = DashboardWorld(["Unknown", "Dim", "Poor", "Dark", "Good", "Cloudy"])
    world.dashboard.prepareSky()
    let nights: [(String, Int?, Double)] = [
      ("Dim", nil, 0.5), ("Poor", 21, 1), ("Dark", nil, 0.9), ("Good", 70, 1), ("Cloudy", 0, 1),
    ]
    for (name, score, darkness) in nights {
      world.row(name)?.sky.value.report?.stargazing = StargazingReport(score: score, darkness: darkness)
    }
    world.row("Unknown")?.forgetSky()
    world.dashboard.sortOrder.value = .outlook
    #expect(world.names == ["Good", "Poor", "Cloudy", "Dark", "Dim", "Unknown"])
    world.dashboard.list.isReversed.value = true
    #expect(world.names == ["Cloudy", "Poor", "Good", "Dark", "Dim", "Unknown"])
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
    world.dashboard.selectFirst()
    world.dashboard.selectLast()
    #expect(world.selected == "서울")
    world.dashboard.filter("")
    #expect(world.names == ["São Paulo", "Paris", "서울", "San Paolo"])
    #expect(world.selected == "서울")
  }

  @Test func `a change of the list leaves a city selected that a filter hides, unless it is gone`() throws {
    let world = DashboardWorld(["Seoul", "London", "Cairo"])
    world.dashboard.moveSelection(by: 1)
    world.dashboard.filter("x")
    let cities = world.dashboard.rows.value.map(\.city)
    world.dashboard.update([cities[2], cities[1]])
    #expect(world.selected == "London")
    world.dashboard.update([cities[2]])
    #expect(world.selected == nil)
  }

  @Test func `a selected city whose new name the filter hides hands the selection to its neighbour`() async throws {
    let world = DashboardWorld(["Seoul", "London", "Toronto", "Cairo"])
    world.dashboard.filter("o")
    world.dashboard.moveSelection(by: 2)
    _ = try world.settings.rename("Toronto", to: "Here")
    await world.pass(1)
    #expect(world.names == ["Seoul", "London", "Cairo"])
    #expect(world.selected == "Cairo")
  }

  @Test func `of two labels of one place, the selected one stays selected wherever it moves`() throws {
    let world = DashboardWorld([])
    let coordinates = try #require(Coordinates(latitude: 37.566, longitude: 126.9784))
    let cities = ["Home", "Work"].map {
      City(name: $0, region: nil, countryCode: nil, coordinates: coordinates, timeZone: "Asia/Seoul")
    }
    world.dashboard.update(cities)
    #expect(world.selected == "Home")
    world.dashboard.update(cities.reversed())
    #expect(world.names == ["Work", "Home"] && world.selected == "Home")
    var renamed = cities[1]
    renamed.name = "Office"
    world.dashboard.update(cities)
    world.dashboard.update([renamed, cities[0]])
    #expect(world.names == ["Office", "Home"] && world.selected == "Home")
  }

  @Test func `filtered cities do not move in the own order, and one that is selected by name is shown`() async {
    let world = DashboardWorld(["Seoul", "London", "Cairo"])
    world.dashboard.filter("o")
    await world.edit { $0.moveSelected(by: 1) }
    #expect(world.dashboard.message.value?.content == .notInOwnOrder)
    if let cairo = world.row("Cairo")?.city { world.dashboard.list.select(cairo) }
    #expect(world.selected == "Cairo")
    world.dashboard.filter("lon")
    if let cairo = world.row("Cairo")?.city { world.dashboard.list.select(cairo) }
    #expect(world.names == ["Seoul", "London", "Cairo"])
  }

  @Test func `another column begins the right way round`() {
    let world = DashboardWorld()
    world.dashboard.reverseOrder()
    #expect(!world.dashboard.list.isReversed.value)
    world.dashboard.sortByNextColumn(of: [.quantity(.temperature), .quantity(.windSpeed)])
    world.dashboard.reverseOrder()
    #expect(world.dashboard.list.isReversed.value)
    world.dashboard.sortByNextColumn(of: [.quantity(.temperature), .quantity(.windSpeed)])
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
