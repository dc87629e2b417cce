/// Builds folded words, in UTF-8, from a stream of scalars, as ``Folding`` describes.
struct WordFolder {
  /// The finished words.
  private var words: [[UInt8]] = []
  /// The folded letters of the word in progress.
  private var word: [Unicode.Scalar] = []

  /// Adds the next scalar of the text.
  mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      takeASCII(scalar)
    } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .dashPunctuation {
      endWord()
    } else if let ascii = Self.ascii(ofFullWidth: scalar) {
      takeASCII(ascii)
    } else if let joined = joined(with: scalar) {
      word[word.count - 1] = joined
    } else if !Self.isMark(scalar) {
      takeLetter(scalar)
    }
  }

  /// Ends the text and returns its folded words, with abbreviations written out.
  mutating func finish() -> [[UInt8]] {
    endWord()
    return words
  }

  /// Adds a letter or digit, skips apostrophes and quotation marks; anything else ends the word.
  private mutating func takeASCII(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "0"..."9": word.append(scalar)
    case "A"..."Z": word.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case "'", "`", "\"": break
    default: endWord()
    }
  }

  /// Adds what a letter folds to, in lower case without accents; nothing for symbols and punctuation.
  private mutating func takeLetter(_ scalar: Unicode.Scalar) {
    for lower in scalar.properties.lowercaseMapping.unicodeScalars where !Self.isMark(lower) {
      if let plain = Folding.plain(lower) {
        word.append(contentsOf: plain.unicodeScalars)
      } else if lower.isASCII || lower.properties.isAlphabetic || lower.properties.numericType != nil {
        word.append(Self.katakana(lower))
      }
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let text = String(String.UnicodeScalarView(word))
    words.append(Array((Folding.shortForms[text] ?? text).utf8))
    word.removeAll(keepingCapacity: true)
  }

  /// The last letter composed with this one, if they are parts of a Hangul syllable (Unicode Standard, §3.12) or a kana
  /// and its combining mark: an unvoiced kana (but `ウ`) precedes its voiced form, in the `ハ` row then the half-voiced.
  private func joined(with scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let letter = word.last else { return nil }
    let (last, value) = (letter.value, scalar.value)
    switch value {
    case 0x1161...0x1175 where (0x1100...0x1112).contains(last):
      return Unicode.Scalar(0xAC00 + ((last - 0x1100) * 21 + value - 0x1161) * 28)
    case 0x11A8...0x11C2 where (0xAC00...0xD7A3).contains(last) && (last - 0xAC00).isMultiple(of: 28):
      return Unicode.Scalar(last + value - 0x11A7)
    case 0x3099 where letter == "ウ": return "ヴ"
    case 0x3099 where "カキクケコサシスセソタチツテトハヒフヘホ".unicodeScalars.contains(letter): return Unicode.Scalar(last + 1)
    case 0x309A where "ハヒフヘホ".unicodeScalars.contains(letter): return Unicode.Scalar(last + 2)
    default: return nil
    }
  }

  /// Whether a scalar is a combining or modifying mark, such as Hebrew points and the Arabic kashida, or invisible.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2B0...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3099...0x309A, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// The ASCII character for its full-width form, such as `A` for `Ａ`; `nil` for other scalars.
  private static func ascii(ofFullWidth scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0)
  }

  /// The katakana letter for a hiragana one; other scalars as they are.
  private static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x3041...0x3096).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value + 0x60) ?? scalar
  }
}
