import Entities
import Essentials
import Terminal
import ViewModels

/// The columns of the table of cities. To add one, add an entry with its heading here, and its cell in ``RowCells``.
///
/// All priorities are on one scale. Narrow screens drop rarely needed numbers first, and the city, the symbol and the
/// temperature last. A column is as wide as its widest possible cell, so that new data moves no column.
struct CityColumns: Styled {
  let set: ColumnSet
  let rows: [CityRowViewModel]
  let units: Units
  let appearance: Appearance
  /// The instant at which the rows are shown.
  let now: Date
  /// Columns of the screen, or `nil` for no limit.
  let width: Int?
  /// The most days shown.
  var maximumDays = 7
  /// Whether columns that would have nothing but dashes are left out.
  var hidesUnknown = false
  /// Whether the hours' rain has its own line under each city.
  var hasRainLines = false

  /// The names of the columns that are looked up in the table.
  enum Name {
    static let (city, time, condition, age) = ("city", "time", "condition", "age")
    static let (air, sunTimes, note, hours) = ("air", "sunTimes", "note", "hours")
  }

  /// The fewest and the most columns of the screen for the name of a city.
  static let (shortestName, longestName) = (6, 24)
  /// Columns of this priority and below are shown only if they leave room for the strip with a column for each hour.
  private static let highestMinorPriority = 50

  var clock: ClockText { ClockText(clock: units.clock, appearance: appearance) }

  /// The table of the columns that fit.
  var table: Table<RowCells> {
    Table(all, width: set.isForecast ? totalWidth : width, gap: gap, ellipsis: appearance.ellipsis)
  }

  /// The width of a table whose last column takes what is left: 100 without a limit.
  var totalWidth: Int { width ?? 100 }

  /// Blanks between columns; a cell of a day begins with another.
  var gap: Int { totalWidth < 60 || set == .days ? 1 : 2 }

  private var all: [Column<RowCells>] {
    switch set {
    case .weather: weather.compactMap(\.self)
    case .sky: sky.compactMap(\.self)
    case .days, .hours: forecast
    }
  }

  /// The city, its time, the weather now, and the rest of the day; `nil` for columns that aren't offered.
  private var weather: [Column<RowCells>?] {
    let signWidth = appearance.degree.displayWidth
    let windWidth = [45, 22.5].map { appearance.windSymbol(from: $0) }.width
    return [
      city, time,
      column(
        "difference", Phrase("vs home", context: "column"), full: Phrase("From home", context: "full column"),
        width: max(words("\(-12) h").displayWidth, "+13:45".count), priority: 25,
        isOffered: hasDifferences, cell: \.difference),
      symbol,
      // As wide in either unit, so that switching moves nothing.
      column(
        "temperature", Phrase("Temp", context: "column"), width: "-100".count + signWidth, priority: 210,
        order: .quantity(.temperature), cell: \.temperature),
      condition,
      column(
        "lowHigh", Phrase("Low/high", context: "column"), width: "-18/-10".count + signWidth, priority: 120,
        cell: \.lowHigh),
      column(
        "feelsLike", Phrase("Feels", context: "column"), full: Phrase("Feels like", context: "full column"),
        width: "-18".count + signWidth, priority: 60, isOffered: mayKnow(.feelsLike), cell: \.feelsLike),
      column(
        "rain", Phrase("Rain", context: "column"), width: words.percentWidth, priority: 100,
        order: .quantity(.precipitationChance), isOffered: mayKnow(.precipitationChance), cell: \.rain),
      column(
        "nextRain", Phrase("Next rain", context: "column"), full: Phrase("Next rain", context: "full column"),
        width: max(clock.width, [words("dry"), words("now")].width), priority: 90,
        isOffered: mayKnow { $0.forecast != nil }, cell: \.nextRain),
      strip,
      column(
        "wind", windTitle, full: windTitle, width: windWidth + " 100".count, priority: 80,
        order: .quantity(.windSpeed), cell: \.wind),
      column(
        "gusts", Phrase("Gusts", context: "column"), width: "100".count, priority: 45,
        isOffered: mayKnow(.windGust), cell: \.gusts),
      column(
        "humidity", Phrase("Hum", context: "column"), width: words.percentWidth, priority: 35,
        order: .quantity(.humidity), isOffered: mayKnow(.humidity), cell: \.humidity),
      column(
        "uv", Phrase("UV", context: "column"), width: "11".count, priority: 40, isOffered: mayKnow(.uvIndex),
        cell: \.uv),
      column(
        Name.air, Phrase("AQI", context: "column"), full: Phrase("Air quality", context: "full column"),
        width: "100".count, priority: 30, isOffered: mayKnow { $0.air != nil }, cell: \.air),
      column(Name.sunTimes, Phrase("Daylight", context: "column"), width: spanWidth, priority: 50, cell: \.sunTimes),
      column(
        // Room for any age, and for what replaces it, such as `keine Daten`.
        Name.age, RowOrder.age.title, width: 13, priority: 190, order: .age,
        isOffered: isProse && width == nil && rows.contains { $0.status(at: now).state == .stale }, cell: \.age),
    ]
  }

  /// The next sunrise or sunset, the length of darkness, the outlook, the best hours, the next satellite pass.
  private var sky: [Column<RowCells>?] {
    let ratings = StargazingReport.Rating.allCases.map { words($0.phrase) }
    let sunWidth = RowCells.sunWidth(time: clock.width, appearance)
    let darkWidth = words.duration(minutes: 23 * 60 + 59).displayWidth
    let passWidth = SkyText.passWidth(time: clock.width, appearance)
    return [
      city, time,
      column("sun", Phrase("Sun", context: "column"), .left, width: sunWidth, priority: 160, cell: \.sun),
      column("darkness", Phrase("Dark", context: "column"), width: darkWidth, priority: 140, cell: \.darkness),
      column(
        "outlook", RowOrder.outlook.title, .left, width: "100 ".count + ratings.width, priority: 220,
        order: .outlook, cell: \.outlook),
      column(
        "bestHours", Phrase("Best hours", context: "column"), .left, width: spanWidth, priority: 170, cell: \.bestHours),
      column(
        "nextPass", Phrase("Next pass", context: "column"), .left, width: passWidth, priority: 130, cell: \.nextPass),
    ]
  }

  // MARK: - Parts of columns

  /// A column as wide as its heading or its widest cell, which has `width`; `nil` if it isn't offered. The full title is
  /// by default that of its order.
  private func column(
    _ name: String, _ title: Phrase, full fullTitle: Phrase? = nil, _ alignment: TextAlignment = .right,
    width contentWidth: Int, priority: Int, order: RowOrder? = nil, isOffered: Bool = true,
    cell: @escaping (RowCells) -> StyledText
  ) -> Column<RowCells>? {
    guard isOffered else { return nil }
    let heading = heading(title, full: fullTitle ?? order?.title)
    // Three more columns are for whole words of the condition.
    let spare = priority <= Self.highestMinorPriority && hasStrip ? HourStrip.widths[1] - HourStrip.widths[0] + 3 : 0
    return Column(
      name, heading, alignment,
      width: ColumnWidth(least: max(contentWidth, heading.displayWidth), priority: priority, spare: spare),
      order: order
    ) { [appearance] cells, width in
      alignment == .right ? appearance.number(cell(cells), fittedTo: width) : cell(cells)
    }
  }

  /// The symbol of the weather now; `nil` in plain words. In ASCII, it is a word that repeats the condition.
  private var symbol: Column<RowCells>? {
    if isProse { return nil }
    return Column(
      "symbol", width: .fixed(appearance.symbolWidth, priority: 200),
      redundantBeside: appearance.glyphs == .ascii ? Name.condition : nil
    ) { cells, _ in cells.symbol }
  }

  /// A column's heading; in plain words without a limit on the width, its full title if it has one.
  func heading(_ title: Phrase, full fullTitle: Phrase? = nil) -> StyledText {
    StyledText(words(isProse && width == nil ? fullTitle ?? title : title), theme.heading)
  }

  /// The symbol of the wind's unit; in plain words, after `Wind`.
  private var windTitle: Phrase {
    let unit = QuantityText(units: units, appearance: appearance).symbol(.windSpeed)
    return Phrase(verbatim: isProse ? "\(words("Wind", context: "column")) \(unit)" : unit)
  }

  /// Whether the next 24 hours can be drawn.
  var hasStrip: Bool { !isProse && width != nil && mayKnow { $0.forecast != nil } }

  /// Whether a column of a quantity may have values.
  private func mayKnow(_ quantity: Quantity) -> Bool { mayKnow { $0.value(quantity, at: now) != nil } }

  /// Whether a column may have values: always, as they can still come, or with `hidesUnknown`, if some city's is known.
  private func mayKnow(_ isKnown: (CityRowViewModel) -> Bool) -> Bool { !hidesUnknown || rows.contains(where: isKnown) }

  /// Whether some city's clock differs from the one at home.
  private var hasDifferences: Bool {
    guard let home = appearance.homeZone else { return false }
    let offset = home.secondsFromGMT(for: now)
    return rows.contains { $0.zone.secondsFromGMT(for: now) != offset }
  }

  /// The columns of the cities' widest name, ``shortestName``…``longestName``.
  var widestName: Int {
    rows.reduce(Self.shortestName) { max($0, min(appearance.name(of: $1).displayWidth, Self.longestName)) }
  }

  /// The columns of a span of time such as `17:18–07:02`.
  private var spanWidth: Int { 2 * clock.width + 1 }

  /// The columns of a weekday and a blank.
  var weekdayWidth: Int { words.weekdays.width + 1 }
}
