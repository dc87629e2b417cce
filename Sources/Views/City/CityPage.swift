package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// One city in full: now, the next hours as plots, the next days as bars, air and warnings.
package struct CityPage {
  let appearance: Appearance
  let width: Int
  /// The columns that were asked for; `nil` where sentences may take as many as they need.
  private let limit: Int?
  /// The lines there are, or `nil` for as many as are needed.
  let height: Int?

  /// - Parameters:
  ///   - appearance: Language, signs, colours; words give sentences instead of plots.
  ///   - width: Columns, or `nil` for 80 and sentences on one line each.
  ///   - height: The lines there are, or `nil` for as many as are needed.
  package init(appearance: Appearance, width: Int?, height: Int? = nil) {
    self.appearance = appearance
    self.width = max(width ?? 80, 20)
    self.height = height
    limit = width
  }

  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }

  package func lines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    untrimmedLines(row, units: units, now: now).within(appearance.glyphs == .words ? limit : width, appearance)
  }

  private func untrimmedLines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    guard row.status.value.fetchedAt != nil || row.now.value?.temperature != nil || row.forecast.value != nil else {
      return title(cells) + nothing(cells)
    }
    if appearance.glyphs == .words { return prose(cells) }
    return title(cells) + summary(cells) + warnings(cells) + wrapped(facts(cells)) + plots(cells) + week(cells)
      + night(cells)
      + wrapped(details(cells)) + credits(row)
  }

  /// Name, place and local time; then whose weather it is and how old.
  func title(_ cells: RowCells) -> [StyledText] {
    let row = cells.row
    let place = [row.city.value.region, row.city.value.countryCode].compactMap { $0 }.filter { $0 != row.name }
      .map(appearance.typed)
    var left = StyledText(" " + cells.name, theme.heading)
    if !place.isEmpty { left.append("  " + place.joined(separator: ", "), theme.quiet) }
    left += StyledText("  ") + cells.text(.time)
    let right = source(cells)
    let room = width - left.displayWidth - right.displayWidth - 1
    guard room >= 2 else { return [left, StyledText(" ") + right] }
    return [left + StyledText(String(repeating: " ", count: room)) + right]
  }

  private func source(_ cells: RowCells) -> StyledText {
    guard let provider = cells.row.status.value.provider ?? cells.row.status.value.forecastProvider else {
      return cells.text(.age)
    }
    var text = StyledText(provider.title, theme.quiet)
    if let other = cells.row.status.value.forecastProvider, other != provider {
      text.append(", " + words.forecast.forecastFrom(other.title), theme.quiet)
    }
    return text + StyledText("  ") + cells.text(.age)
  }

  private func nothing(_ cells: RowCells) -> [StyledText] {
    let reason = cells.row.status.value.problem.map { words.forecast.problem(words.problems.service($0)) }
    return (" " + (reason ?? words.loading)).wrapped(to: width - 1).map { StyledText($0, theme.problem) }
  }

  func summary(_ cells: RowCells) -> [StyledText] {
    var lines: [StyledText] = []
    if let problem = cells.row.status.value.problem {
      lines += indented(words.forecast.problem(words.problems.service(problem)), theme.warning)
    }
    if let sentence = sentence(cells), !sentence.isEmpty { lines += indented(sentence, .bold) }
    return lines
  }

  func sentence(_ cells: RowCells) -> String? {
    guard let forecast = cells.row.forecast.value else { return nil }
    let outlook = Outlook(forecast, at: cells.now, in: cells.row.zone)
    return OutlookText(quantities: cells.quantities, clock: cells.clock, zone: cells.row.zone, now: cells.now)
      .text(outlook, fallen: cells.fallenToday)
  }

  func indented(_ text: String, _ style: Style) -> [StyledText] {
    words.wrapped(text, to: max(width - 2, 10)).map { StyledText(" " + $0, style) }
  }

  /// The credits that the licences ask for.
  private func credits(_ row: CityRowViewModel) -> [StyledText] {
    Attribution.lines(for: [row]).flatMap { indented($0, theme.quiet) }
  }
}

extension CityPage {
  /// The next hours as plots; empty without a forecast.
  func plots(_ cells: RowCells) -> [StyledText] {
    guard let plot = plot(cells) else { return [] }
    let curve = plot.curve(height: curveHeight)
    guard !curve.isEmpty else { return [] }
    let heading =
      isRoomy ? [StyledText(), StyledText(" " + words.forecast.nextHours(plot.slots.count), theme.heading)] : []
    return heading + curve + [plot.axis] + plot.lines
  }

  func plot(_ cells: RowCells) -> HourPlot? {
    guard let forecast = cells.row.forecast.value else { return nil }
    let zone = cells.row.zone
    let geometry = HourGeometry(width: width, gutter: gutter(cells))
    let slots = forecast.hours.slots(from: Self.wholeHour(cells.now, in: zone), count: geometry.count)
    let light = DayAndNight(sun: cells.row.sunTimes.value, zone: zone, isDayNow: cells.row.today.value.isDay)
    return HourPlot(
      slots: slots, isDay: slots.map { light.isDay(at: $0.start.addingTimeInterval(1800)) }, geometry: geometry,
      quantities: cells.quantities, clock: cells.clock, zone: zone)
  }

  /// The hour in progress by the clocks of a zone, also where they are half an hour off.
  static func wholeHour(_ date: Date, in zone: Zone) -> Date {
    let offset = Double(zone.secondsFromGMT(for: date))
    let local = date.timeIntervalSince1970 + offset
    return Date(timeIntervalSince1970: (local / 3600).rounded(.down) * 3600 - offset)
  }

  private func gutter(_ cells: RowCells) -> Int {
    let forecast = words.forecast
    let widest = [
      forecast.rain + "%", forecast.clouds, cells.quantities.windUnit,
      cells.quantities.units.precipitation == .mm ? "<9.9mm" : "<0.99in",
    ].map(\.displayWidth).max()
    return (widest ?? 6) + 1
  }

  /// Blank lines and headings where the screen is not short of lines.
  var isRoomy: Bool { (height ?? .max) >= 36 }

  private var curveHeight: Int {
    guard let height else { return 6 }
    return min(max(height - 19, 3), 8)
  }

  /// The next seven days.
  func week(_ cells: RowCells) -> [StyledText] {
    let row = cells.row
    let today = CivilDate(cells.now, in: row.zone)
    let days = cells.days.prefix(7)
    guard !days.isEmpty else { return [] }
    let table = WeekTable(
      days: Array(days), sunTimes: row.sunTimes.value, today: today, now: row.now.value?.temperature,
      quantities: cells.quantities, clock: cells.clock, zone: row.zone, width: width)
    return (isRoomy ? [StyledText()] : []) + table.lines + (isRoomy ? [StyledText()] : [])
  }
}
