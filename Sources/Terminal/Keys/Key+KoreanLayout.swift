import Essentials

extension Key {
  /// The keys of a Latin layout that were pressed for a Korean letter (두벌식, KS X 5002): several if an input method has
  /// combined them into one letter or syllable. Any other key is unchanged.
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
    // Syllables are ordered by initial, vowel and final; the first of the 28 finals is none.
    let (index, final) = Int(value - 0xAC00).quotientAndRemainder(dividingBy: 28)
    return [initials[index / 21], vowels[index % 21]] + (final == 0 ? [] : [finals[final - 1]])
  }

  // The letters of syllables, in the order of Unicode's composition.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// By Korean letter, the Latin ones on its keys: two if it takes two keys, a capital one if it takes Shift.
  private static let latinLetters = EmbeddedFile("Terminal/korean-keys.txt").lines
    .reduce(into: [Character: String]()) { letters, fields in fields[0].first.map { letters[$0] = fields[1] } }
}
