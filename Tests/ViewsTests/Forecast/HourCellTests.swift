import Entities
import Terminal
import Testing

@testable import Views

/// Three hours in one cell of a strip of `room` columns.
struct HourCellTests {
  private func text(of slot: HourSlot, room: Int) -> StyledText {
    let appearance = Appearance()
    return HourCell(
      slots: [slot, slot, slot], label: "21", isNewDay: false, isDay: true,
      quantities: QuantityText(units: .metric, appearance: appearance),
      width: HourCell.width(in: room, .h24, appearance, hasRainLines: false), hasRainLines: false
    ).text
  }

  @Test(arguments: [-9.0, 0, 28])
  func `the bar of rain touches neither the sign of an hour nor its temperature`(temperature: Double) {
    var slot = HourSlot(start: ForecastSample.now)
    slot.condition = .heavyRain
    (slot[.temperature], slot[.precipitationChance], slot[.precipitation]) = (temperature, 100, 3)
    let text = text(of: slot, room: 60).plain
    #expect(text.contains(" █ "), "“\(text)”")
  }

  @Test func `snow of a service without chances is as prominent as it is certain`() throws {
    var slot = HourSlot(start: ForecastSample.now)
    slot.condition = .snow
    (slot[.temperature], slot[.precipitation], slot[.snowfall]) = (-2, 2, 20)
    let depth = try #require(text(of: slot, room: 400).spans.last)
    #expect(depth.text.hasSuffix("6 cm") && depth.style == Theme.dark.style(ofChance: 100), "\(depth)")
  }
}
