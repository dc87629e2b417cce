import Entities
import Terminal
import Testing

@testable import Views

struct WordsWrappingTests {
  @Test func `a Korean time stays with its half of the day`() {
    #expect(Words.korean.wrapped("달이 뜸 오전 5:31 서쪽", to: 12) == ["달이 뜸", "오전 5:31", "서쪽"])
  }

  @Test func `a time that is wider than the line breaks at its blank`() {
    #expect(Words.korean.wrapped("오전 12:00–오후 11:00", to: 12) == ["오전", "12:00–오후", "11:00"])
  }

  @Test func `English breaks at every blank`() {
    #expect(Words.english.wrapped("rises 5:31am in the west", to: 12) == ["rises 5:31am", "in the west"])
  }
}
