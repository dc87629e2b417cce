import Entities
import Services
import Testing

@testable import ViewModels

struct InputTests {
  @Test func `a clean wish is carried on`() {
    let request = AddCityInput(place: "  New\u{7} York ", name: " Home ", isFirst: true, choice: 2).request
    #expect(request?.place == "New York")
    #expect(request?.name == "Home")
    #expect(request?.isFirst == true)
    #expect(request?.choice == 2)
  }

  @Test(arguments: ["", "   ", "\u{200B}\u{1B}"])
  func `a wish for nothing is told`(place: String) {
    let input = AddCityInput(place: place, name: "", choice: 0)
    #expect(input.request == nil)
    #expect(input.problems.count == 3)
    #expect(input.problems.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func `units are applied in their order`() {
    let input = UnitsInput([.temperature(.fahrenheit), .windSpeed(.kn), .temperature(.celsius)])
    let units = input.applied(to: .metric)
    #expect(units.temperature == .celsius)
    #expect(units.windSpeed == .kn)
    #expect(units.pressure == Units.metric.pressure)
  }

  @Test func `toggling twice is where it began`() {
    let once = UnitsInput.toggledTemperature(of: .metric).applied(to: .metric)
    #expect(once.temperature == .fahrenheit)
    #expect(UnitsInput.toggledTemperature(of: once).applied(to: once) == .metric)
    let clock = UnitsInput.toggledClock(of: .metric).applied(to: .metric)
    #expect(clock.clock == .h12)
  }
}
