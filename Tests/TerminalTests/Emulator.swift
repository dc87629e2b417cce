@testable import Terminal

/// A small terminal: what a correct one shows after the bytes of frames. It fails on any byte it does not know.
struct Emulator {
  struct Place: Equatable {
    var character: Character = " "
    var style = Style.plain
    var width = 1
  }

  let columns: Int
  let rows: Int
  var places: [Place]
  var row = 0
  var column = 0
  var pen = Style.plain
  var isCursorVisible = true
  var isSynchronized = false
  var failure: String?
  /// The columns that this terminal thinks a glyph takes.
  var width: (Character) -> Int = { DisplayWidth.of($0) }

  /// A terminal full of rubbish, since nothing may be assumed about it.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: Place(character: "#", style: Style(.ansi(1), on: .ansi(3))), count: columns * rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        escape(&rest)
      } else if scalar.value < 0x20 {
        rest.removeFirst()
        control(scalar)
      } else {
        let end = rest.firstIndex { $0.value < 0x20 } ?? rest.endIndex
        for character in String(String.UnicodeScalarView(rest[..<end])) { print(character) }
        rest = rest[end...]
      }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n":
      if row == rows - 1 { failure = "scrolled" }
      row = min(rows - 1, row + 1)
    case "\u{8}": column = max(0, column - 1)
    default: failure = "control \(scalar.value)"
    }
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    rest.removeFirst()
    guard let introducer = rest.popFirst() else { return failure = "cut off" }
    if introducer == "M" {
      if row == 0 { failure = "scrolled back" }
      return row = max(0, row - 1)
    }
    guard introducer == "[" else { return failure = "ESC \(introducer)" }
    var parameters = ""
    while let next = rest.popFirst() {
      if next.value >= 0x40 { return execute(parameters, next) }
      parameters.unicodeScalars.append(next)
    }
    failure = "cut off"
  }

  private mutating func execute(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters.hasPrefix("?") { return setMode(parameters, final == "h") }
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
    case "K" where parameters.isEmpty:
      for place in column..<columns { set(Place(style: Style(on: pen.background)), at: place) }
    case "m": select(numbers.map { $0 ?? 0 })
    default: failure = "CSI \(parameters)\(final)"
    }
  }

  private mutating func setMode(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?2026": isSynchronized = isOn
    case "?25": isCursorVisible = isOn
    default: failure = "mode \(mode)"
    }
  }

  private mutating func print(_ character: Character) {
    let width = width(character)
    guard width > 0 else { return failure = "width 0: \(character)" }
    // Without auto-wrap the cursor stays at the right edge, and a glyph that does not fit is not drawn.
    guard column + width <= columns else { return }
    set(Place(character: character, style: pen, width: width), at: column)
    if width == 2 { set(Place(character: "\u{3000}", style: pen, width: 0), at: column + 1) }
    column = min(columns - 1, column + width)
  }

  /// Writes a place and blanks what is left of a wide glyph it cuts.
  private mutating func set(_ place: Place, at column: Int) {
    let index = row * columns + column
    if places[index].width == 0, place.width != 0, column > 0 { places[index - 1] = Place(style: pen) }
    if places[index].width == 2, column + 1 < columns { places[index + 1] = Place(style: pen) }
    places[index] = place
  }

  private mutating func select(_ codes: [Int]) {
    var rest = codes[...]
    if rest.isEmpty { pen = .plain }
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = .plain
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 30...39, 90...97: pen.foreground = color(code, base: 30, &rest)
      case 40...49, 100...107: pen.background = color(code, base: 40, &rest)
      default: failure = "SGR \(code)"
      }
    }
  }

  private mutating func color(_ code: Int, base: Int, _ rest: inout ArraySlice<Int>) -> Color {
    switch code - base {
    case 0...7: return .ansi(UInt8(code - base))
    case 9: return .standard
    case 60...67: return .ansi(UInt8(code - base - 52))
    default: break
    }
    let kind = rest.popFirst()
    let values = (0..<(kind == 2 ? 3 : 1)).map { _ in UInt8(rest.popFirst() ?? 0) }
    return kind == 2 ? .rgb(values[0], values[1], values[2]) : .palette(values[0])
  }
}

extension Emulator {
  /// The first place that differs from what the canvas shows at a depth, as text; nil if all are equal.
  func difference(from canvas: Canvas, depth: ColorDepth = .trueColor, ignoringDoubtful: Bool = false) -> String? {
    if let failure { return failure }
    for row in 0..<rows {
      for column in 0..<columns {
        let wanted = canvas[row, column]
        let shown = places[row * columns + column]
        if ignoringDoubtful, wanted.isDoubtful || wanted.width == 0 { continue }
        let style = shown.character == " " ? shown.style.onBlank : shown.style
        if shown.character != wanted.character || shown.width != Int(wanted.width)
          || style != wanted.style.reduced(to: depth)
        {
          return "row \(row), column \(column): \(shown) instead of \(wanted)"
        }
      }
    }
    return nil
  }
}
