extension Finding {
  package enum TerminalFact: Equatable, Sendable {
    /// The output is none.
    case none
    /// What it calls itself, or `nil` without a name, and its size.
    case kind(name: String?, columns: Int, rows: Int)
    /// The same where text cannot be placed.
    case plain(name: String?, columns: Int, rows: Int)
    case colours(Colours)
    case unicode
    case asciiOnly
    /// It does not tell where its cursor is.
    case widthsNotMeasured
    case widthsRight
    case widthsWrong([Width])
    case pictures(Pictures, isChosen: Bool)
  }

  /// How many colours there are.
  package enum Colours: CaseIterable, Sendable {
    case millions, palette256, palette16, none
  }

  /// The columns that the terminal gave a text, and those it should have given.
  package struct Width: Equatable, Sendable {
    package let text: String
    package let drawn: Int
    package let right: Int

    package init(text: String, drawn: Int, right: Int) {
      self.text = text
      self.drawn = drawn
      self.right = right
    }
  }

  /// How pictures are drawn.
  package enum Pictures: CaseIterable, Sendable {
    case kitty, iTerm, sixel, blocks, ascii, none
  }
}

extension Finding.TerminalFact {
  package var phrase: Phrase {
    switch self {
    case .none: return Phrase("not a terminal, so output is plain text")
    case .kind(let name, let columns, let rows):
      return Phrase("\(Self.name(name)), \(columns) × \(rows)", context: "terminal")
    case .plain(let name, let columns, let rows):
      return Phrase("\(Self.name(name)), \(columns) × \(rows), can't position text, so there is no live table")
    case .colours(let colours): return colours.phrase
    case .unicode: return Phrase("Unicode")
    case .asciiOnly: return Phrase("ASCII only, by the locale")
    case .widthsNotMeasured: return Phrase("not measured: the terminal doesn't report its cursor position")
    case .widthsRight: return Phrase("wide letters take two columns")
    case .widthsWrong(let widths):
      let wrong = widths.map { Phrase("\($0.text) takes \($0.drawn) instead of \($0.right)") }
      return Phrase("\(Phrase(wrong, separator: Phrase(verbatim: ", "))), so columns may not line up")
    case .pictures(let pictures, let isChosen):
      return isChosen ? Phrase("\(pictures.phrase), set in the settings") : pictures.phrase
    }
  }

  private static func name(_ name: String?) -> Phrase {
    name.map { Phrase(verbatim: $0) } ?? Phrase("TERM is not set")
  }
}

extension Finding.Colours {
  fileprivate var phrase: Phrase {
    switch self {
    case .millions: Phrase("16.7 million", context: "colours")
    case .palette256: Phrase("256", context: "colours")
    case .palette16: Phrase("16", context: "colours")
    case .none: Phrase("none", context: "colours")
    }
  }
}

extension Finding.Pictures {
  fileprivate var phrase: Phrase {
    switch self {
    case .kitty: Phrase("kitty graphics")
    case .iTerm: Phrase("iTerm2 graphics")
    case .sixel: Phrase("sixel graphics")
    case .blocks: Phrase("coloured half blocks")
    case .ascii: Phrase("ASCII characters")
    case .none: Phrase("text only")
    }
  }
}
