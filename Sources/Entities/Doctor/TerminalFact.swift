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

extension Finding.TerminalFact: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "not a terminal, so plain text is printed"
    case .kind(let name, let columns, let rows): "\(name ?? "TERM is not set"), \(columns) × \(rows)"
    case .plain(let name, let columns, let rows):
      "\(name ?? "TERM is not set"), \(columns) × \(rows), cannot place text, so nothing can be live"
    case .colours(let colours): colours.english
    case .unicode: "Unicode"
    case .asciiOnly: "ASCII only, by the locale"
    case .widthsNotMeasured: "not measured: the terminal does not tell where its cursor is"
    case .widthsRight: "wide letters take two columns"
    case .widthsWrong(let widths):
      widths.map { "\($0.text) takes \($0.drawn) instead of \($0.right)" }.joined(separator: ", ")
        + ", so columns may not line up"
    case .pictures(let pictures, let isChosen): pictures.english + (isChosen ? ", as the settings say" : "")
    }
  }
}

extension Finding.Colours {
  fileprivate var english: String {
    switch self {
    case .millions: "16.7 million"
    case .palette256: "256"
    case .palette16: "16"
    case .none: "none"
    }
  }
}

extension Finding.Pictures {
  fileprivate var english: String {
    switch self {
    case .kitty: "in full, by the kitty protocol"
    case .iTerm: "in full, by the iTerm2 protocol"
    case .sixel: "in full, by sixel"
    case .blocks: "in coloured half blocks"
    case .ascii: "in ASCII characters"
    case .none: "as text"
    }
  }
}
