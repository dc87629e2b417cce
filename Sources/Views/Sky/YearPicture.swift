import Entities
import Essentials
import Terminal

/// A picture of a year's daylight: days from left to right, clock hours from top to bottom, more ink for more light.
struct YearPicture {
  let model: YearCalendar
  let text: SkyText
  /// Columns including the labels.
  let width: Int

  /// The lines of the picture, two hours each.
  private static let rows = 12
  /// The fewest columns with room for the months' initials.
  private static let minimumColumns = 24

  /// The picture with its labels; empty in plain words, without room, or for a year without days.
  var lines: [StyledText] {
    guard !text.isProse, columns >= Self.minimumColumns, !model.daylight.days.isEmpty else { return [] }
    let picture = (0..<Self.rows).map { row in
      let hour = row % 3 == 0 ? " " + text.clock.axisHour(row * 24 / Self.rows) : ""
      return StyledText(hour.padded(to: labelWidth), text.theme.quiet) + line(row)
    }
    return picture + [months] + mark
  }

  /// The columns of the labels before each line: an hour such as `12` or `12p` with a blank at each side.
  private var labelWidth: Int { text.units.clock == .h12 ? 5 : 4 }
  private var columns: Int { width - labelWidth - 1 }

  private func line(_ row: Int) -> StyledText {
    (0..<columns).reduce(into: StyledText()) { line, column in
      let cell = text.appearance.glyphs == .unicode ? braille(column, row) : letter(column, row)
      line.extend(cell.sign, cell.style)
    }
  }

  /// A cell of 2 by 4 dots, in the colour of its most common light.
  private func braille(_ column: Int, _ row: Int) -> (sign: String, style: Style) {
    var dots: UInt8 = 0
    var counts = Array(repeating: 0, count: TwilightPhase.allCases.count)
    for x in 0..<2 {
      for y in 0..<4 {
        let (across, down) = (2 * column + x, 4 * row + y)
        let light = light(column: across, of: 2 * columns, row: down, of: 4 * Self.rows)
        counts[light.rawValue] += 1
        if Self.isInked(light, across, down) { dots |= BrailleCanvas.bit(x: x, y: y) }
      }
    }
    let light = TwilightPhase.allCases.max { counts[$0.rawValue] < counts[$1.rawValue] } ?? .day
    return (String(BrailleCanvas.patterns[Int(dots)]), text.theme.style(of: light))
  }

  /// Whether a dot is drawn: all by day; three in four, half and one in eight in the twilights; none in the dark.
  private static func isInked(_ light: TwilightPhase, _ x: Int, _ y: Int) -> Bool {
    switch light {
    case .day: true
    case .civil: x % 2 == 0 || y % 2 == 0
    case .nautical: (x + y) % 2 == 0
    case .astronomical: x % 2 == 0 && (x / 2 + y) % 4 == 0
    case .dark: false
    }
  }

  /// An ASCII character for the light in the middle of a cell.
  private func letter(_ column: Int, _ row: Int) -> (sign: String, style: Style) {
    let light = light(column: column, of: columns, row: row, of: Self.rows)
    return (text.appearance.symbol(ofLight: light), text.theme.style(of: light))
  }

  /// The light in the middle of a dot or cell of a picture that has `columns` for the year and `rows` for the day.
  private func light(column: Int, of columns: Int, row: Int, of rows: Int) -> TwilightPhase {
    let day = model.daylight.days[(2 * column + 1) * model.daylight.days.count / (2 * columns)].date
    let clock = Date(timeIntervalSince1970: (Double(day.daysSince1970) + (Double(row) + 0.5) / Double(rows)) * 86_400)
    // The first offset may be from the other side of a clock change; the second is the one in force.
    let guess = clock.addingTimeInterval(-Double(text.zone.secondsFromGMT(for: clock)))
    let instant = clock.addingTimeInterval(-Double(text.zone.secondsFromGMT(for: guess)))
    return model.daylight.light(at: instant) ?? .dark
  }

  /// The months' names, each below its first day; only initials if there is little room.
  private var months: StyledText {
    let room = columns / 12 - 1
    let names = (1...12).map(text.words.month)
    let isLong = names.width <= room
    var line = String(repeating: " ", count: labelWidth)
    for (index, day) in model.daylight.days.enumerated() where day.date.day == 1 {
      let column = column(ofDay: index)
      let month = names[day.date.month - 1]
      // The initial is `J` of `Jan`, `10` of `10월`.
      let digits = month.prefix(while: \.isNumber)
      let name = isLong ? month : String(digits.isEmpty ? month.prefix(1) : digits)
      guard column >= line.displayWidth else { continue }
      line = line.padded(to: column) + name
    }
    return StyledText(line, text.theme.quiet)
  }

  /// The column of a day of the year, by its index.
  private func column(ofDay index: Int) -> Int { labelWidth + index * columns / model.daylight.days.count }

  /// The mark of today, below its column; empty in another year.
  private var mark: [StyledText] {
    guard let index = model.daylight.days.firstIndex(where: { $0.date == model.today }) else { return [] }
    let column = column(ofDay: index)
    let sign = text.appearance.symbol("▲", ascii: "^")
    let name = text.words("today")
    let isLeft = column + 2 + name.displayWidth > width
    let line = isLeft ? "\(name) ".padded(to: column, .right) + sign : "".padded(to: column) + "\(sign) \(name)"
    return [StyledText(line, text.theme.warning)]
  }
}
