import Entities
import Terminal
import Testing

@testable import Views

struct EventListTests {
  private func lines(width: Int, _ glyphs: GlyphSet = .unicode) -> [String] {
    let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance(glyphs: glyphs))
    let moon = EventText(
      name: "Full moon", when: "Tue 24 Nov 23:53", date: "Tue 24 Nov", time: "23:53", details: ["in Taurus"])
    return EventList(text: text, width: width).lines([moon]).map(\.trimmed.plain)
  }

  @Test func `an event is beside its date, or below it without room for both`() {
    #expect(lines(width: 44) == [" Tue 24 Nov  Full moon, 23:53: in Taurus"])
    #expect(lines(width: 43) == [" Tue 24 Nov", "   Full moon, 23:53: in Taurus"])
  }

  @Test func `in plain words an event is a sentence`() {
    #expect(lines(width: 20, .words) == [" Full moon, Tue 24 Nov 23:53: in Taurus."])
  }
}
