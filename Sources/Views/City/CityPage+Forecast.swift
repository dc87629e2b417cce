import Entities
import Essentials
import Terminal
import ViewModels

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
    let light = DayAndNight(sun: cells.row.sunTimes.value, zone: zone, isDayNow: cells.row.isDay.value)
    return HourPlot(
      slots: slots, isDay: slots.map { light.isDay(at: $0.start.addingTimeInterval(1800)) }, geometry: geometry,
      quantities: cells.quantities, clock: cells.clock, zone: zone)
  }

  /// The hour in progress by the clocks of a zone, also where they are half an hour off.
  static func wholeHour(_ date: Date, in zone: TimeZone) -> Date {
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
    let days = (row.forecast.value?.days ?? []).filter { $0.date >= today }.prefix(7)
    guard !days.isEmpty else { return [] }
    let table = WeekTable(
      days: Array(days), sunTimes: row.sunTimes.value, today: today, now: row.temperature.value,
      quantities: cells.quantities, clock: cells.clock, zone: row.zone, width: width)
    return (isRoomy ? [StyledText()] : []) + table.lines + (isRoomy ? [StyledText()] : [])
  }
}
