import Entities
import Essentials
import Terminal
import ViewModels

/// A city's forecast in words: a summary in sentences, and short notes on the precipitation.
struct OutlookText: Styled {
  let cells: RowCells

  var appearance: Appearance { cells.appearance }

  private var outlook: Outlook? { cells.row.forecast.map { Outlook($0, at: cells.now, in: cells.row.zone) } }

  /// `Rain from 16:00, clearing by 21:00; 4° colder than yesterday.`, also with the amount fallen today; empty if
  /// unknown. Where the hourly forecast contradicts that of the next two hours by quarters, the latter is right.
  var summary: String { sentence(parts) }

  /// The summary in at most two sentences: its most important statement, usually on precipitation, and the rest.
  var summarySentences: [String] {
    [Array(parts.prefix(1)), Array(parts.dropFirst())].filter { !$0.isEmpty }.map(sentence)
  }

  private func sentence(_ parts: [String]) -> String {
    let text = parts.joined(separator: words("; ", context: "outlook"))
    return text.isEmpty ? "" : text.capitalizedFirst + "."
  }

  /// The statements of the summary, the most important first; empty without a forecast.
  private var parts: [String] {
    guard let outlook else { return [] }
    let soon = RainText(cells)
    let first = soon.spell.precipitation.map { precipitation($0, soon) } ?? soon.sentence
    let snow = cells.hours(24).flatMap { cells.quantities.snowDepth($0) }.map(cells.ofSnow)
    return [first, snow, cells.fallenToday, outlook.highChange.map(temperatureChange)].compactMap { $0 }
  }

  /// Until when it's dry or wet, in a few words, to the quarter of an hour within two hours and to the hour after that;
  /// empty if nothing is known. With `isShort`, times within almost 24 hours have no weekday.
  func note(isShort: Bool = false) -> String {
    let soon = RainText(cells)
    func time(_ date: Date) -> String { isShort ? shortTime(date) : weekdayAndHour(date, soon) }
    func fall() -> String { words(soon.shortType.phrase) }
    return switch soon.spell.next {
    case .unknown: ""
    case .dry: words("stays dry")
    case .falling(nil) where isDayKnown: words("\(fall()) all day")
    case .falling(nil): words("\(fall()) now")
    case .falling(let end?): words("\(fall()) until \(time(end))")
    case .coming(let start): words("dry until \(time(start))")
    }
  }

  /// The full or short note that fits in a width; empty if neither does.
  func note(width: Int) -> String { [note(), note(isShort: true)].first { $0.displayWidth <= width } ?? "" }

  /// The precipitation of the next 24 hours; `nil` if unknown. Times that the two-hour outlook has too are as there.
  private func precipitation(_ precipitation: Outlook.Precipitation, _ soon: RainText) -> String? {
    func time(_ date: Date) -> String { soon.changes(at: date) ? soon.time(date) : self.time(date) }
    return switch precipitation {
    case .unknown: nil
    case .dry(let hours): words("Dry for the next \(hours) hours")
    case .falling(let fall, nil, nil) where isDayKnown: words("\(words(fall.phrase)) for the next 24 hours")
    case .falling(let fall, nil, nil): words("\(words(fall.phrase)) now")
    case .falling(let fall, nil, let end?): words("\(words(fall.phrase)) until \(time(end))")
    case .falling(let fall, let turn?, let end):
      phases(words("\(words(fall.phrase)) now"), from: cells.now, turn: turn, until: end)
    case .coming(let fall, let start, let turn, let end):
      phases(words("\(words(fall.phrase)) from \(time(start))"), from: start, turn: turn, until: end)
    }
  }

  /// Whether the forecast says for each of the next 24 hours whether it rains; it may end before.
  private var isDayKnown: Bool { cells.hours(24)?.allSatisfy { $0.isWet != nil } == true }

  /// What falls first, what it turns into if it does, and when it ends if that is known, separated by commas.
  private func phases(_ first: String, from start: Date, turn: Outlook.Changeover?, until end: Date?) -> String {
    let next = turn.map { words("\(words($0.type.phrase)) from \(time($0.date, after: start))") }
    let last = end.map { words("clearing by \(time($0, after: turn?.date ?? start))") }
    return [first, next, last].compactMap { $0 }.joined(separator: ", ")
  }

  /// How the temperature changes; less than two degrees of the displayed unit, rounded, count as the same.
  private func temperatureChange(_ change: Outlook.HighChange) -> String {
    let quantities = cells.quantities
    let degrees = quantities.units[.temperature].difference(change.kelvin).rounded()
    guard abs(degrees) >= 2 else {
      return change.isTomorrow ? words("tomorrow much the same") : words("about the same as yesterday")
    }
    let unit = appearance.degree.isEmpty ? " " + quantities.symbol(.temperature) : appearance.degree
    let difference = QuantityText.rounded(abs(degrees)) + unit
    return switch (degrees > 0, change.isTomorrow) {
    case (true, true): words("tomorrow \(difference) warmer")
    case (true, false): words("\(difference) warmer than yesterday")
    case (false, true): words("tomorrow \(difference) colder")
    case (false, false): words("\(difference) colder than yesterday")
    }
  }

  /// A time of day, with the day unless it's today.
  func time(_ date: Date) -> String {
    switch day(date).daysSince1970 - day(cells.now).daysSince1970 {
    case 0: hour(date)
    case 1: words("\(hour(date)) tomorrow")
    default: "\(weekday(date)) \(hour(date))"
    }
  }

  /// A time of day, with the day unless it's the same as that of an earlier time.
  private func time(_ date: Date, after earlier: Date) -> String { day(date) == day(earlier) ? hour(date) : time(date) }

  /// A time of day, with the weekday unless it's today, and `about` if it comes from interpolated quarters.
  private func weekdayAndHour(_ date: Date, _ soon: RainText) -> String {
    let time = soon.changes(at: date) ? soon.time(date) : hour(date)
    return day(date) == day(cells.now) ? time : "\(weekday(date)) \(time)"
  }

  /// A time of day within almost 24 hours, so that this time tomorrow doesn't look like now; a weekday for later times.
  func shortTime(_ date: Date) -> String { date.timeIntervalSince(cells.now) < 86_000 ? hour(date) : weekday(date) }

  private func day(_ date: Date) -> CivilDate { CivilDate(date, in: cells.row.zone) }
  private func weekday(_ date: Date) -> String { words.weekdays[day(date).weekday] }

  /// The local time of day: `16:00`.
  func hour(_ date: Date) -> String { cells.clock.time(date, in: cells.row.zone).trimmed }
}
