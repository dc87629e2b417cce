/// A small terminal: what a correct one shows after the bytes it was given.
///
/// It knows what skydash may send and notes anything else in ``failure``. Input may be cut at any byte.
package struct EmulatedScreen: Sendable {
  /// One place of the grid.
  package struct Place: Hashable, Sendable {
    package var text: Character = " "
    /// The codes of the pen it was drawn with, sorted, without those that do not show.
    package var style: String = ""
    /// 1 or 2, and 0 for the second half of a wide glyph.
    package var width = 1
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The grid, row by row.
  package internal(set) var places: [Place]
  package internal(set) var row = 0
  package internal(set) var column = 0
  package internal(set) var isCursorVisible = true
  /// Private modes that are set, beside the cursor.
  package internal(set) var modes: Set<Int> = [7]
  /// What the terminal was sent that it does not know, or that must not be sent.
  package internal(set) var failure: String?
  /// How often the screen scrolled.
  package internal(set) var scrolls = 0

  var pen = EmulatedPen()
  /// Where the cursor was when it was saved.
  var saved = (row: 0, column: 0)
  /// The main screen, while the alternate one is shown.
  var main: [Place]?
  /// Bytes of a sequence or a character that is not complete.
  private var pending: [UInt8] = []
  /// Columns of a glyph.
  let width: @Sendable (Character) -> Int

  /// A blank terminal.
  package init(columns: Int, rows: Int, width: @escaping @Sendable (Character) -> Int = EmulatedScreen.usualWidth) {
    self.columns = columns
    self.rows = rows
    self.width = width
    places = Array(repeating: Place(), count: columns * rows)
  }

  /// Two columns for the scripts and signs that are wide by every table, else one.
  package static let usualWidth: @Sendable (Character) -> Int = { character in
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the alternate screen is shown.
  package var isAlternate: Bool { main != nil }

  /// The text of a row, without blanks at its end.
  package func line(_ row: Int) -> String {
    guard (0..<rows).contains(row) else { return "" }
    var text = ""
    for place in places[row * columns..<(row + 1) * columns] where place.width > 0 { text.append(place.text) }
    while text.last == " " { text.removeLast() }
    return text
  }

  package var lines: [String] { (0..<rows).map(line) }
  package var text: String { lines.joined(separator: "\n") }

  /// A window of another size; what was shown is cut or filled up.
  package mutating func resize(columns: Int, rows: Int) {
    var next = Array(repeating: Place(), count: columns * rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) {
        next[row * columns + column] = places[row * self.columns + column]
      }
    }
    places = next
    main = main.map { _ in Array(repeating: Place(), count: columns * rows) }
    self.columns = columns
    self.rows = rows
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  // MARK: - Bytes

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first {
      let count = first == 0x1B ? sequenceLength(rest) : first < 0x20 ? 1 : textLength(rest)
      guard let count else { break }
      let piece = rest.prefix(count)
      rest = rest.dropFirst(count)
      if first == 0x1B { escape(piece.dropFirst()) } else if first < 0x20 { control(first) } else { print(piece) }
    }
    pending = Array(rest)
  }

  /// The length of an escape sequence, or `nil` when its end is still to come; CAN ends every one.
  private func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let kind = bytes.dropFirst().first else { return nil }
    switch kind {
    case UInt8(ascii: "["):
      let end = bytes.dropFirst(2).firstIndex { $0 == 0x18 || (0x40...0x7E).contains($0) }
      return end.map { $0 - bytes.startIndex + 1 }
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      // Ended by BEL or ST.
      for index in bytes.indices.dropFirst(2) {
        if bytes[index] == 0x07 || bytes[index] == 0x18 { return index - bytes.startIndex + 1 }
        if bytes[index] == 0x5C, bytes[index - 1] == 0x1B { return index - bytes.startIndex + 1 }
      }
      return nil
    default: return 2
    }
  }

  /// The length of a run of text, whole characters only.
  private func textLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let end = bytes.firstIndex { $0 < 0x20 } ?? bytes.endIndex
    guard end == bytes.endIndex else { return end - bytes.startIndex }
    var start = end - 1
    while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let wanted = bytes[start] < 0x80 ? 1 : bytes[start] < 0xE0 ? 2 : bytes[start] < 0xF0 ? 3 : 4
    let whole = end - start >= wanted ? end : start
    return whole > bytes.startIndex ? whole - bytes.startIndex : nil
  }
}
