import Entities
import Services
import Testing

@testable import ViewModels

struct InputTests {
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
