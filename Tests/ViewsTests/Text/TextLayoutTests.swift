import Entities
import Terminal
import Testing

@testable import Views

struct TextLayoutTests {
  @Test func `a text ends with no very short line, in few columns either`() {
    let words = Words.english
    let horizon = words.wrapped("Below the horizon from midnight to 22:00", to: 35)
    #expect(horizon == ["Below the horizon from", "midnight to 22:00"])
    #expect(words.wrapped("52° up in the SSW at 22:00", to: 24) == ["52° up in the SSW", "at 22:00"])
  }

  @Test func `a wrapped sentence takes the whole width, with the indent that it had`() {
    func lines(_ text: String) -> [String] { [StyledText(text)].within(18, Appearance(glyphs: .words)).map(\.plain) }
    #expect(lines("one two three four five six") == ["one two three four", "five six"])
    #expect(lines(" one two three four five six") == [" one two three", " four five six"])
  }
}
