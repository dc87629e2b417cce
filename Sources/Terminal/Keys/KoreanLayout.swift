import Essentials

extension Key {
  /// The Latin keys in the places pressed for a Korean letter (두벌식, KS X 5002): several if an input method has combined
  /// them into one letter or syllable. Any other key is unchanged.
  package var latinKeys: [Key] {
    guard case .character(let character) = code else { return [self] }
    let typed = Self.jamo(of: character).compactMap { Self.latinLetters[$0] }.joined()
    return typed.isEmpty ? [self] : typed.map { Key(.character($0), modifiers) }
  }

  /// The letters of a syllable (The Unicode Standard, section 3.12), or the character itself.
  private static func jamo(of character: Character) -> [Character] {
    guard let value = character.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(value) else {
      return [character]
    }
    let index = Int(value - 0xAC00)
    let end = index % 28
    return [Self.initials[index / 588], Self.vowels[index % 588 / 28]]
      + (end == 0 ? [] : [Self.finals[end - 1]])
  }

  // The letters of syllables, in the order of Unicode's composition.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// The Latin letters on the keys that type a Korean one: two if it takes two keys, a capital for one with Shift.
  private static let latinLetters = EmbeddedFile("Terminal/korean-keys.txt").lines
    .reduce(into: [Character: String]()) { letters, fields in fields[0].first.map { letters[$0] = fields[1] } }
}
