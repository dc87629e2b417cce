import Entities
import Terminal
import ViewModels

/// The columns that grow with the width, and the heading of the cities.
extension CityColumns {
  /// The city's name, which gets its full width before all but the time and the essentials of the weather or the night.
  var city: Column<RowCells> {
    let (longest, room) = (widestName, width ?? .max)
    let comfortable = room < 50 ? max(Self.shortestName, room / 4) : 14
    return city(
      ColumnWidth(
        least: Self.shortestName, priority: .max,
        steps: [.init(width: min(longest, comfortable), priority: 180), .init(width: longest, priority: 145)]))
  }

  /// The column of cities' names with other widths than those of ``city``.
  func city(_ width: ColumnWidth) -> Column<RowCells> {
    Column(name: Name.city, heading: cityHeading, width: width, order: .name) { cells, _ in StyledText(cells.name) }
  }

  /// The local weekday and time, with the sign of day or night if there is room.
  var time: Column<RowCells> {
    let title = Phrase("Time", context: "column")
    let heading = heading(title, full: RowOrder.localTime.title)
    let sign = [true, false].map { appearance.dayOrNight($0) }.width
    let daySign = sign > 0 ? sign + 1 : 0
    let whole = max(weekdayWidth + clock.width + daySign, heading.displayWidth)
    let least = max(whole - daySign, words(title).displayWidth)
    return Column(
      Name.time, heading,
      width: ColumnWidth(least: least, priority: 150, steps: [.init(width: whole, priority: 14, isWhole: true)]),
      order: .localTime
    ) { cells, width in
      let text = cells.time
      return text.displayWidth <= width ? text : cells.shortTime
    }
  }

  /// The condition in words; a narrow column cuts those that are longer than `light rain`, a usual one.
  var condition: Column<RowCells> {
    let heading = heading(Phrase("Now", context: "column"), full: Phrase("Condition", context: "full column"))
    let whole = max(words.longestConditionWidth, heading.displayWidth)
    let least = max(appearance.glyphs == .ascii ? 12 : 10, words(Condition.lightRain.phrase).displayWidth)
    return Column(
      Name.condition, heading,
      width: ColumnWidth(
        least: min(whole, least), priority: 110,
        steps: [.init(width: min(whole, 13), priority: 75), .init(width: whole, priority: 8)])
    ) { cells, _ in cells.condition }
  }

  /// The next 24 hours as a drawing; `nil` if they aren't drawn.
  var strip: Column<RowCells>? {
    guard hasStrip else { return nil }
    let (widths, appearance) = (HourStrip.widths, appearance)
    return Column(
      name: "strip",
      heading: { StyledText(HourStrip(width: $0, appearance: appearance).heading(), appearance.theme.heading) },
      width: ColumnWidth(
        least: widths[0], priority: 70,
        steps: zip(widths[1...], [16, 10]).map { ColumnWidth.Step(width: $0, priority: $1, isWhole: true) }),
      cell: { HourStrip(width: $1, appearance: appearance).text($0) })
  }

  /// The cities' heading, with the moon or the best day's legend beside it or, without room for both, in its place.
  private func cityHeading(_ width: Int) -> StyledText {
    let title = heading(RowOrder.name.title)
    let note = set == .days ? appearance.bestLegend : set == .sky ? moon : nil
    guard let note, note.displayWidth <= width else { return title }
    let both = title + StyledText("  ") + note
    return both.displayWidth <= width ? both : note
  }

  /// The moon as most of the cities see it; `nil` before any sky is computed.
  private var moon: StyledText? {
    guard !isProse, let moon = rows.lazy.compactMap(\.sky.value.report?.moon).first else { return nil }
    let south = rows.count { $0.city.coordinates.latitude < 0 }
    let symbol = appearance.moonSymbol(moon, fromSouth: south * 2 > rows.count)
    let percent = words.percent(100 * moon.illumination)
    return StyledText("\(symbol) ") + StyledText(percent, theme.moonlight)
  }
}
