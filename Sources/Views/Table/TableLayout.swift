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

  let columns: [Column]
  /// The width of a whole line.
  let width: Int
  /// The day that the first column of the set of days stands for.
  let firstDate: CivilDate?
  /// How many days it has at most.
  let mostDays: Int
  /// The clock that the set of hours is shown by.
  let clock: Units.Clock

  /// Blanks between two columns.
  static let gap = 2
  /// Columns before the name: the mark of the selection, or of a warning.
  static let margin = 1
  static let longestName = 24
  static let shortestName = 6

  /// The widest layout of a set that fits in the columns of the screen, or all of it where there is no `width`: columns
  /// leave in a fixed order, then names shorten. The set of days begins with `firstDate` and has at most `mostDays`.
  init(
    set: ColumnSet = .weather, width: Int?, names: [String], units: Units, appearance: Appearance,
    firstDate: CivilDate? = nil, mostDays: Int = 7
  ) {
    self.firstDate = firstDate
    self.mostDays = mostDays
    clock = units.clock
    let sizes = TableColumn.widths(names: names, units: units, appearance: appearance)
    var shown = set.columns.filter { $0 != .glyph || appearance.glyphs != .words }
    if let strip = shown.first(where: { $0 == .days || $0 == .hours }) {
      columns = Self.columns(around: strip, width: width ?? 100, sizes)
      self.width = width ?? 100
      return
    }
    func natural(_ columns: [TableColumn]) -> [Column] {
      columns.map { Column(column: $0, width: sizes[$0, default: 0]) }
    }
    guard let width else {
      columns = natural(shown)
      self.width = Self.total(columns)
      return
    }
    func needed(with nameWidth: Int) -> Int {
      Self.total(natural(shown)) - max(0, sizes[.city, default: 0] - nameWidth)
    }
    for next in TableColumn.firstToGo where needed(with: Self.keptName(before: next, in: width)) > width {
      shown.removeAll { $0 == next }
    }
    let others = natural(shown.filter { $0 != .city })
    let room = width - Self.total(others) - (others.isEmpty ? 0 : Self.gap)
    let name = Column(column: .city, width: max(1, min(sizes[.city, default: 0], room)))
    columns = [name] + others
    self.width = min(width, Self.total(columns))
  }

  /// A city's name and its age on both sides of a strip that takes all the room there is.
  private static func columns(around strip: TableColumn, width: Int, _ sizes: [TableColumn: Int]) -> [Column] {
    // Under the hours' names it says until when it stays dry; beside the days' how old a row is.
    let (longestName, longestAge) = (sizes[.city, default: 0], sizes[.age, default: 0])
    let age = width >= 90 ? longestAge : 0
    let wish = max(longestName, strip == .hours ? 16 : age > 0 ? 0 : shortestName + 1 + longestAge)
    let name = min(wish, max(min(12, width / 4), strip == .hours ? width / 5 : width / 6))
    let room = width - margin - name - gap - (age > 0 ? age + gap : 0)
    let columns = [Column(column: .city, width: max(name, 1)), Column(column: strip, width: max(room, 0))]
    return age > 0 ? columns + [Column(column: .age, width: age)] : columns
  }

  /// The columns a name keeps while that column is there: it shortens further before the age or the last numbers leave.
  private static func keptName(before column: TableColumn, in width: Int) -> Int {
    lastToGo.contains(column) ? shortestName : comfortableName(width)
  }

  private static let lastToGo: [TableColumn] = [.age, .glyph, .moon, .temperature, .outlook]

  /// The columns a name keeps before other columns leave for it.
  private static func comfortableName(_ width: Int) -> Int { width < 50 ? max(shortestName, width / 3) : 14 }

  private static func total(_ columns: [Column]) -> Int {
    columns.reduce(margin) { $0 + $1.width } + gap * max(0, columns.count - 1)
  }

  /// Whether it shows what is computed, which needs no weather.
  var isOfSky: Bool { contains(.moon) || contains(.outlook) }

  /// Whether it shows the next days or hours.
  var isOfForecast: Bool { contains(.days) || contains(.hours) }

  func contains(_ column: TableColumn) -> Bool { columns.contains { $0.column == column } }
}

extension [CityRowViewModel] {
  /// The first day that is today in one of the cities.
  func firstDate(at now: Date) -> CivilDate {
    map { CivilDate(now, in: $0.zone) }.min() ?? CivilDate(now, secondsFromGMT: 0)
  }
}
