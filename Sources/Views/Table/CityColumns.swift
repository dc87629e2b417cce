import Entities
import Essentials
import Terminal
import ViewModels

/// The columns of the table of cities. To add one, add a row with its heading here, and its cell in ``RowCells``.
///
/// All priorities are on one scale. Narrow screens drop rarely needed numbers first, and the city, the symbol and the
/// temperature last. A column is as wide as its widest possible cell, so that new data moves no column.
struct CityColumns: Styled {
  let set: ColumnSet
  let rows: [CityRowViewModel]
  let units: Units
  let appearance: Appearance
  let now: Date
  /// Columns of the screen, or `nil` for no limit.
  let width: Int?
  /// The most days shown.
  var maximumDays = 7
  /// Whether columns that would have nothing but dashes are left out.
  var hidesUnknown = false
  /// Whether the hours' rain has its own line under each city.
  var hasRainLines = false

  static let cityTitle = Phrase("City", context: "column")

  /// The fewest and the most columns of the screen for the name of a city.
  static let (shortestName, longestName) = (6, 24)

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
    case .weather: weather.compactMap { $0 }
    case .sky: sky.compactMap { $0 }
    case .days, .hours: forecast
    }
  }

  /// The column that rows are ordered by, from any set.
  func column(of order: RowOrder) -> Column<RowCells>? {
    (weather + sky).lazy.compactMap { $0 }.first { $0.order == order }
  }

  /// The city, its time, the weather now, and the rest of the day; `nil` for columns that aren't offered.
  private var weather: [Column<RowCells>?] {
    let degree = appearance.degree.displayWidth
    let wind = max(appearance.windSymbol(from: 45).displayWidth, appearance.windSymbol(from: 22.5).displayWidth)
    return [
      city, time,
      column(
        "difference", Phrase("vs home", context: "column"), full: Phrase("From home", context: "full column"),
        max(words("\(-12) h").displayWidth, "+13:45".count), priority: 25, isMinor: true, isOffered: hasDifferences
      ) { $0.difference },
      column("symbol", nil, appearance.symbolWidth, .left, priority: 200, isOffered: !isProse) { $0.symbol },
      // As wide in either unit, so that switching moves nothing.
      column(
        "temperature", Phrase("Temp", context: "column"), full: Phrase("Temperature", context: "full column"),
        "-100".count + degree, priority: 210, order: .quantity(.temperature)
      ) { $0.temperature },
      condition,
      column("lowHigh", Phrase("Low/high", context: "column"), "-18/-10".count + degree, priority: 120) { $0.lowHigh },
      column(
        "feelsLike", Phrase("Feels", context: "column"), full: Phrase("Feels like", context: "full column"),
        "-18".count + degree, priority: 60, isOffered: isKnown { $0.now(at: now)?[.feelsLike] }
      ) { $0.feelsLike },
      column(
        "rain", Phrase("Rain", context: "column"), full: Phrase("Rain chance", context: "full column"),
        words.percentWidth, priority: 100, order: .quantity(.precipitationChance),
        isOffered: isKnown { $0.value(.precipitationChance, at: now) }
      ) { $0.rain },
      column(
        "nextRain", Phrase("Next rain", context: "column"), full: Phrase("Next rain", context: "full column"),
        max(clock.width, words("dry").displayWidth), priority: 90, isOffered: isKnown { $0.forecast }
      ) { $0.nextRain },
      strip,
      column(
        "wind", Phrase("Wind", context: "column"), wind + " 100".count, priority: 80, order: .quantity(.windSpeed),
        heading: windHeading
      ) { $0.wind },
      column(
        "gusts", Phrase("Gusts", context: "column"), "100".count, priority: 45, isMinor: true,
        isOffered: isKnown { $0.now(at: now)?[.windGust] }
      ) { $0.gusts },
      column(
        "humidity", Phrase("Hum", context: "column"), full: Phrase("Humidity", context: "full column"),
        words.percentWidth, priority: 35, isMinor: true, order: .quantity(.humidity),
        isOffered: isKnown { $0.now(at: now)?[.humidity] }
      ) { $0.humidity },
      column(
        "uv", Phrase("UV", context: "column"), "11".count, priority: 40, isMinor: true,
        isOffered: isKnown { $0.now(at: now)?[.uvIndex] }
      ) { $0.uv },
      column(
        "air", Phrase("AQI", context: "column"), full: Phrase("Air quality", context: "full column"), "100".count,
        priority: 30, isMinor: true, isOffered: isKnown { $0.air }
      ) { $0.air },
      column("sunTimes", Phrase("Daylight", context: "column"), 2 * clock.width + 1, priority: 50, isMinor: true) {
        $0.sunTimes
      },
      column(
        "age", Phrase("Age", context: "column"), 13, priority: 190, order: .age,
        isOffered: isProse && width == nil && rows.contains { $0.status(at: now).state == .stale }
      ) { $0.age },
    ]
  }

  /// The next sunrise or sunset, the length of darkness, the outlook, the best hours, the next satellite pass.
  private var sky: [Column<RowCells>?] {
    let (time, rating) = (clock.width, StargazingReport.Rating.allCases.map { words($0.phrase) }.width)
    let (sun, pass) = (RowCells.sunWidth(time: time, appearance), SkyText.passWidth(time: time, appearance))
    let longest = words.duration(minutes: 23 * 60 + 59).displayWidth
    return [
      city, self.time,
      column("sun", Phrase("Sun", context: "column"), sun, .left, priority: 160) { $0.sun },
      column("darkness", Phrase("Dark", context: "column"), longest, priority: 140) { $0.darkness },
      column(
        "outlook", Phrase("Stargazing", context: "column"), "100 ".count + rating, .left, priority: 220, order: .outlook
      ) { $0.outlook },
      column("bestHours", Phrase("Best hours", context: "column"), 2 * time + 1, .left, priority: 170) { $0.bestHours },
      column("nextPass", Phrase("Next pass", context: "column"), pass, .left, priority: 130) { $0.nextPass },
    ]
  }

  // MARK: - Parts of columns

  /// A column as wide as its heading or its widest cell, `contentWidth`; `nil` if it isn't offered. A minor one is shown only
  /// if it leaves room for the strip with a column for each hour.
  private func column(
    _ name: String, _ title: Phrase?, full fullTitle: Phrase? = nil, _ contentWidth: Int,
    _ alignment: TextAlignment = .right, priority: Int, isMinor: Bool = false, order: RowOrder? = nil,
    heading: String? = nil, isOffered: Bool = true, cell: @escaping (RowCells) -> StyledText
  ) -> Column<RowCells>? {
    guard isOffered else { return nil }
    let heading = heading.map { StyledText($0, theme.heading) } ?? self.heading(title, full: fullTitle)
    // Three more columns are for whole words of the condition.
    let spare = isMinor && hasStrip ? HourStrip.widths[1] - HourStrip.widths[0] + 3 : 0
    return Column(
      name, heading, alignment,
      width: ColumnWidth(least: max(contentWidth, heading.displayWidth), priority: priority, spare: spare),
      order: order, title: fullTitle ?? title,
      // In ASCII the symbol is a word that repeats the condition.
      redundantBeside: name == "symbol" && appearance.glyphs == .ascii ? "condition" : nil
    ) { [appearance] cells, width in
      alignment == .right ? appearance.number(cell(cells), fittedTo: width) : cell(cells)
    }
  }

  /// A column's heading, spelled out in plain words without a limit on the width.
  func heading(_ title: Phrase?, full fullTitle: Phrase? = nil) -> StyledText {
    let phrase = isProse && width == nil ? fullTitle ?? title : title
    return StyledText(phrase.map { words($0) } ?? "", theme.heading)
  }

  /// The wind's unit, in plain words after its name.
  private var windHeading: String {
    let unit = QuantityText(units: units, appearance: appearance).symbol(.windSpeed)
    return isProse ? "\(words("Wind", context: "column")) \(unit)" : unit
  }

  /// Whether the next 24 hours are drawn.
  var hasStrip: Bool { !isProse && width != nil && isKnown { $0.forecast } }

  /// Whether to offer a column: always or, with `hidesUnknown`, only if its value is known for some city.
  private func isKnown(_ value: (CityRowViewModel) -> Any?) -> Bool {
    !hidesUnknown || rows.contains { value($0) != nil }
  }

  /// Whether some city's clock differs from the one at home.
  private var hasDifferences: Bool {
    guard let home = appearance.homeZone else { return false }
    let offset = home.secondsFromGMT(for: now)
    return rows.contains { $0.zone.secondsFromGMT(for: now) != offset }
  }

  /// The columns of the widest name of these cities, within the limits above.
  var widestName: Int {
    rows.reduce(Self.shortestName) { max($0, min(appearance.name(of: $1).displayWidth, Self.longestName)) }
  }

  /// The columns of a weekday and a blank.
  var weekdayWidth: Int { words.weekdays.width + 1 }
}
