extension EmulatedScreen {
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: column = max(0, column - 1)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    // CAN ends a sequence that was cut off, and does nothing else.
    case 0x18: break
    default: failure = "control \(byte)"
    }
  }

  private mutating func lineFeed() {
    guard row == rows - 1 else { return row += 1 }
    scrolls += 1
    places = Array(places.dropFirst(columns)) + Array(repeating: Place(), count: columns)
  }

  mutating func print(_ bytes: ArraySlice<UInt8>) {
    for character in String(decoding: bytes, as: UTF8.self) { print(character) }
  }

  private mutating func print(_ character: Character) {
    let width = width(character)
    guard width > 0, !character.unicodeScalars.contains(where: { $0.value == 0x7F || (0x80..<0xA0).contains($0.value) })
    else { return failure = "no width: \(character.unicodeScalars.map(\.value))" }
    // Without auto-wrap the cursor stays at the right edge, and a glyph that does not fit is not drawn.
    if column + width > columns {
      guard modes.contains(7) else { return }
      column = 0
      lineFeed()
    }
    set(Place(text: character, style: character == " " ? pen.onBlank : pen.onGlyph, width: width), at: column)
    if width == 2 { set(Place(text: " ", style: pen.onGlyph, width: 0), at: column + 1) }
    column = min(columns - (modes.contains(7) ? 0 : 1), column + width)
  }

  /// Writes a place and blanks what is left of a wide glyph it cuts.
  private mutating func set(_ place: Place, at column: Int) {
    guard column < columns else { return }
    let index = row * columns + column
    if places[index].width == 0, place.width != 0, column > 0 { places[index - 1] = Place(style: pen.onBlank) }
    if places[index].width == 2, place.width != 2, column + 1 < columns {
      places[index + 1] = Place(style: pen.onBlank)
    }
    places[index] = place
  }

  /// Acts on a sequence, given without its ESC.
  mutating func escape(_ sequence: ArraySlice<UInt8>) {
    // CAN: cut off, and nothing of it counts.
    guard sequence.last != 0x18 else { return }
    let text = String(decoding: sequence, as: UTF8.self)
    switch text.first {
    case "M": row == 0 ? (failure = "scrolled back") : (row -= 1)
    case "7": saved = (row, column)
    case "8": (row, column) = (min(saved.row, rows - 1), min(saved.column, columns - 1))
    case "[": execute(String(text.dropFirst().dropLast()), text.last ?? "?")
    // Questions and pictures show nothing.
    case "]", "P", "_": break
    default: failure = "ESC \(text)"
    }
  }

  private mutating func execute(_ parameters: String, _ final: Character) {
    if parameters.hasPrefix("?") { return setMode(parameters.dropFirst(), final) }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = max(1, numbers.first.flatMap(\.self) ?? 1)
    switch final {
    case "H":
      row = min(rows, first) - 1
      column = min(columns, numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1
    case "A": row = max(0, row - first)
    case "B": row = min(rows - 1, row + first)
    case "C": column = min(columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "G": column = min(columns, first) - 1
    case "d": row = min(rows, first) - 1
    case "K" where parameters.isEmpty: erase(from: row * columns + column, to: (row + 1) * columns)
    case "J" where parameters.isEmpty: erase(from: row * columns + column, to: rows * columns)
    case "J" where parameters == "2": erase(from: 0, to: rows * columns)
    case "m": if let code = pen.select(numbers.map { $0 ?? 0 }) { failure = "SGR \(code)" }
    // Questions about the terminal.
    case "c", "q", "t": break
    default: failure = "CSI \(parameters)\(final)"
    }
  }

  private mutating func erase(from start: Int, to end: Int) {
    for index in start..<max(start, end) { places[index] = Place(style: pen.ground) }
  }

  private mutating func setMode(_ text: Substring, _ final: Character) {
    guard let mode = Int(text), final == "h" || final == "l" else { return failure = "CSI ?\(text)\(final)" }
    let isOn = final == "h"
    switch mode {
    case 25: isCursorVisible = isOn
    case 1049: showAlternate(isOn)
    case 7, 1000, 1002, 1003, 1004, 1006, 2004, 2026:
      if isOn { modes.insert(mode) } else { modes.remove(mode) }
    default: failure = "mode \(mode)"
    }
  }

  private mutating func showAlternate(_ isOn: Bool) {
    if isOn, main == nil {
      main = places
      places = Array(repeating: Place(), count: columns * rows)
    } else if !isOn, let saved = main {
      places = saved
      main = nil
    }
  }
}
