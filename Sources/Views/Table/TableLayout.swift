import Entities
import Essentials
import Terminal
import ViewModels

/// Which columns a table shows and how wide each is: a value, so that a width is decided before anything is drawn.
struct TableLayout: Equatable {
  /// A column with the columns of the screen it takes.
  struct Column: Equatable {
    var column: TableColumn
    var width: Int
  }

  private(set) var columns: [Column]
  /// The width of a whole line.
  let width: Int
  /// Whether names of columns are short because there is not room for ever.
  let isBrief: Bool
  /// Blanks between two columns: one where the screen is narrow.
  let gap: Int
  /// The day that the first column of the set of days stands for.
  let firstDate: CivilDate?
  /// How many days it has at most.
  let mostDays: Int
  /// The clock that the set of hours is shown by.
  let clock: Units.Clock

  /// Columns before the name: the mark of the selection, or of a warning.
  static let margin = 1
  static let longestName = 24
  static let shortestName = 6
  /// The columns in which the words of most conditions are whole.
  private static let shortestCondition = 10

  /// The widest layout of a set that fits in the columns of the screen, or all of it where there is no `width`: columns
  /// leave in a fixed order, what is over goes to conditions, names and the drawing of the hours. The set of days begins
  /// with `firstDate` and has at most `mostDays`; ages have a column only where words tell them and some row is old;
  /// `silent` columns, in which no row would tell anything, have none.
  init(
    set: ColumnSet = .weather, width: Int?, names: [String], units: Units, appearance: Appearance,
    firstDate: CivilDate? = nil, mostDays: Int = 7, hasOld: Bool = false, silent: Set<TableColumn> = []
  ) {
    self.firstDate = firstDate
    self.mostDays = mostDays
    clock = units.clock
    gap = Self.gap(set, width ?? 100)
    isBrief = width != nil
    let name = Self.nameWidth(names, appearance)
    if set == .days || set == .hours {
      columns = Self.columns(of: set, width: width ?? 100, name, units, appearance)
      self.width = width ?? 100
      return
    }
    let shown = set.columns.filter {
      !silent.contains($0) && Self.isOffered($0, appearance, hasWidth: width != nil, hasOld: hasOld)
    }
    var fitting = Fitting(shown, longest: [.city: name], gap, units, appearance, isBrief: isBrief)
    if let width { fitting.fit(width) } else { fitting.widen() }
    columns = fitting.columns
    self.width = width.map { min($0, fitting.total) } ?? fitting.total
  }

  /// Whether there is such a column: drawings only on screens, signs only without words, ages only where words tell them.
  private static func isOffered(_ column: TableColumn, _ appearance: Appearance, hasWidth: Bool, hasOld: Bool) -> Bool {
    let isWordy = appearance.glyphs == .words
    switch column {
    case .glyph: return !isWordy
    case .strip: return !isWordy && hasWidth
    case .age: return isWordy && hasOld && !hasWidth
    case .difference: return appearance.home != nil
    default: return true
    }
  }

  /// Cells of days begin with a blank themselves.
  private static func gap(_ set: ColumnSet, _ width: Int) -> Int { set == .days || width < 60 ? 1 : 2 }

  private static func nameWidth(_ names: [String], _ appearance: Appearance) -> Int {
    names.reduce(shortestName) { max($0, min(appearance.name($1).displayWidth, longestName)) }
  }

  /// A city's name, what its forecast comes to where there is room, and a strip that takes all the rest.
  private static func columns(
    of set: ColumnSet, width: Int, _ longestName: Int, _ units: Units, _ appearance: Appearance
  ) -> [Column] {
    // Beside the name it says how old a row is, in the lines under the hours until when it stays dry.
    let age = shortestName + 2 + appearance.words.longestAge
    let clock = ClockText(clock: units.clock, appearance: appearance)
    let rain = appearance.words("dry until \("")").displayWidth + clock.width
    let wish = max(longestName, set == .hours ? rain : age)
    let name = max(min(wish, max(min(12, width / 4), width / (set == .hours ? 5 : 7))), 1)
    let gap = gap(set, width)
    let note = Column(column: .note, width: TableColumn.note.width(units: units, appearance: appearance))
    let room = max(width - margin - name - gap, 0)
    let left = room - note.width - gap
    // Words about the rain come beside its numbers, not instead of them.
    let tellsAsMuch =
      set == .hours
      || DayCell.numbers(in: left / 7, appearance) == DayCell.numbers(in: room / 7, appearance)
    let hasNote = tellsAsMuch && left >= 6 * DayCell.shortest(appearance)
    return [Column(column: .city, width: name)] + (hasNote ? [note] : [])
      + [Column(column: set == .hours ? .hours : .days, width: hasNote ? left : room)]
  }

  /// Whether it shows what is computed, which needs no weather.
  var isOfSky: Bool { contains(.sun) || contains(.outlook) }

  /// Whether it shows the next days or hours.
  var isOfForecast: Bool { contains(.days) || contains(.hours) }

  func contains(_ column: TableColumn) -> Bool { columns.contains { $0.column == column } }

  /// What its rows can be ordered by: what is on screen.
  var orders: [RowOrder] { columns.compactMap(\.column.order) }
}

extension TableLayout {
  /// Columns on their way to a width.
  struct Fitting {
    private(set) var columns: [Column]
    /// The columns of a name while others are there that one could do without.
    private var longest: [TableColumn: Int]
    private let gap: Int
    private let isASCII: Bool

    /// The columns at the least widths they can do with, and the longest of those that can use more.
    init(
      _ shown: [TableColumn], longest name: [TableColumn: Int], _ gap: Int, _ units: Units, _ appearance: Appearance,
      isBrief: Bool
    ) {
      self.gap = gap
      isASCII = appearance.glyphs == .ascii
      columns = []
      longest = name
      for column in shown {
        let natural = column.width(units: units, appearance: appearance, isBrief: isBrief)
        let least = Self.least(column, natural, appearance)
        columns.append(Column(column: column, width: least))
        if longest[column] == nil { longest[column] = column == .strip ? HourStrip.widths.last : natural }
      }
    }

    private static func least(_ column: TableColumn, _ natural: Int, _ appearance: Appearance) -> Int {
      switch column {
      case .city: TableLayout.shortestName
      case .condition: min(natural, TableLayout.shortestCondition + (appearance.glyphs == .ascii ? 2 : 0))
      case .time: max(natural - TableColumn.daySign(appearance), appearance.words.columnName(.time).displayWidth)
      case .strip: HourStrip.widths[0]
      default: natural
      }
    }

    var total: Int { columns.reduce(TableLayout.margin) { $0 + $1.width } + gap * max(0, columns.count - 1) }

    /// Every column as wide as the widest thing it shows.
    mutating func widen() { for column in columns { grow(column.column, to: .max, in: .max) } }

    /// Lets columns leave until the others fit, and gives those what is over.
    mutating func fit(_ width: Int) {
      let wish = longest[.city] ?? TableLayout.shortestName
      let comfortable = width < 50 ? max(TableLayout.shortestName, width / 4) : 14
      func needed(_ columns: [Column], before column: TableColumn) -> Int {
        let name = TableLayout.lastToGo.contains(column) ? TableLayout.shortestName : comfortable
        // The hours one by one and whole words are worth more than these.
        let isMinor = TableLayout.minor.contains(column) && columns.contains { $0.column == .strip }
        let strip = isMinor ? HourStrip.widths[1] - HourStrip.widths[0] + 3 : 0
        return total + min(wish, name) - TableLayout.shortestName + strip
      }
      for next in TableColumn.firstToGo where needed(columns, before: next) > width {
        columns.removeAll { $0.column == next }
      }
      // Words beside a sign that is a word say the same twice.
      if isASCII, columns.contains(where: { $0.column == .condition }) { columns.removeAll { $0.column == .glyph } }
      if columns.count == 1 { columns[0].width = 1 }
      share(width, comfortable)
    }

    private mutating func share(_ width: Int, _ comfortable: Int) {
      grow(.city, to: max(comfortable, 14), in: width)
      grow(.condition, to: 13, in: width)
      grow(.strip, to: HourStrip.widths[1], in: width, isWhole: true)
      grow(.time, to: .max, in: width, isWhole: true)
      grow(.city, to: .max, in: width)
      grow(.strip, to: .max, in: width, isWhole: true)
      grow(.condition, to: .max, in: width)
    }

    /// Widens a column up to a width and the longest it can use, as far as there is room, or else not at all.
    private mutating func grow(_ column: TableColumn, to wish: Int, in width: Int, isWhole: Bool = false) {
      guard let index = columns.firstIndex(where: { $0.column == column }), let most = longest[column] else { return }
      let room = width == .max ? .max : width - total
      let more = min(wish, most) - columns[index].width
      guard more > 0, room > 0, !isWhole || more <= room else { return }
      columns[index].width += min(more, room)
    }
  }

  fileprivate static let minor: [TableColumn] = [.difference, .air, .humidity, .uv, .gusts, .sunTimes]
  fileprivate static let lastToGo: [TableColumn] = [.age, .glyph, .temperature, .outlook]
}

extension [CityRowViewModel] {
  /// The first day that is today in one of the cities.
  func firstDate(at now: Date) -> CivilDate {
    map { CivilDate(now, in: $0.zone) }.min() ?? CivilDate(now, secondsFromGMT: 0)
  }

  /// The column of differences of time, where every clock tells what the one at home does.
  func silentDifference(from home: Zone?, at now: Date) -> Set<TableColumn> {
    let offset = home?.secondsFromGMT(for: now)
    return allSatisfy { $0.zone.secondsFromGMT(for: now) == offset } ? [.difference] : []
  }
}
