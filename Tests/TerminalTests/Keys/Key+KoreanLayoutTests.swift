import Terminal
import Testing

/// Keys pressed with a Korean layout on.
struct KeyKoreanLayoutTests {
  private func latin(_ text: String) -> String {
    String(text.flatMap { Key.character($0).latinKeys }.compactMap(\.text))
  }

  @Test(arguments: [
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"), ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
    ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
  ])
  func `a letter is the key in its place`(letters: String, keys: String) {
    #expect(latin(letters) == keys)
  }

  @Test(arguments: [("ㅘ", "hk"), ("ㄳ", "rt"), ("요", "dy"), ("안", "dks"), ("힣", "glg"), ("갉", "rkfr"), ("까", "Rk")])
  func `what an input method put together is taken apart`(letter: String, keys: String) {
    #expect(latin(letter) == keys)
  }

  @Test func `any other key is unchanged`() {
    for key in [Key.character("j"), .character("?"), .character("ø"), .character("字"), .enter, .control("l")] {
      #expect(key.latinKeys == [key])
    }
  }
}
