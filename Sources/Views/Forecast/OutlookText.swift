import Entities
import Essentials
import Terminal
import ViewModels

/// What a city's forecast comes to in words.
struct OutlookText: Styled {
  let cells: RowCells

  var appearance: Appearance { cells.appearance }

  private var outlook: Outlook? {
    cells.row.forecast.map { Outlook($0, at: cells.now, in: cells.row.zone) }
  }

  /// `Rain from 16:00, clearing by 21:00; 4° colder than yesterday.`, with what fell today; empty when nothing can be
  /// said. Where the hours contradict the next two hours by quarters, those are said instead.
  var summary: String { sentence(parts) }

  /// The summary in two sentences, of which the first says what will fall.
  var halves: [String] {
    [Array(parts.prefix(1)), Array(parts.dropFirst())].filter { !$0.isEmpty }.map(sentence)
  }

  private func sentence(_ parts: [String]) -> String {
    let text = parts.joined(separator: words("; ", context: "outlook"))
    return text.isEmpty ? "" : text.capitalizedFirst + "."
  }

  private var parts: [String] {
    guard let outlook else { return [] }
    let soon = RainText(cells)
    let first = soon.spell.precipitation.map { precipitation($0, soon) } ?? soon.sentence
    return [first, depth, cells.fallenToday, outlook.change.flatMap(change)].compactMap { $0 }
  }

  /// The depth of what falls in the next 24 hours, `5 cm of snow`, where there is any.
  private var depth: String? {
    cells.hours(24).flatMap { cells.quantities.depthOfFall($0) }.map { words("\($0) of snow") }
  }

  /// Until when it is dry or wet, in a few words: to the quarter within two hours, then to the hour; empty where nothing is
  /// known. `isShort`: without the weekday of a time within the next 24 hours.
  func note(isShort: Bool = false) -> String {
    let spell = cells.rainSpell
    func time(_ date: Date) -> String { isShort ? shortTime(date) : weekdayAndHour(date, spell.rain) }
    return switch spell.next {
    case .unknown: ""
    case .dry: words("stays dry")
    case .falling(nil): words("\(words(noted.phrase)) all day")
    case .falling(let end?): words("\(words(noted.phrase)) until \(time(end))")
    case .coming(let start): words("dry until \(time(start))")
    }
  }

  /// What falls now, as a note has room for it: the rain of a thunderstorm.
  private var noted: Outlook.Fall {
    guard case .falling(let fall, _, _)? = cells.rainSpell.precipitation else { return RainText(cells).fall.noted }
    return fall.noted
  }

  /// The note where it is whole in a width, in full or short; else none.
  func note(width: Int) -> String {
    [note(), note(isShort: true)].first { $0.displayWidth <= width } ?? ""
  }

  private func precipitation(_ precipitation: Outlook.Precipitation, _ soon: RainText) -> String? {
    func time(_ date: Date) -> String {
      [soon.rain.changesAt, soon.rain.stop].contains(date) ? soon.time(date) : self.time(date)
    }
    return switch precipitation {
    case .unknown: nil
    case .dry(let hours): words("Dry for the next \(hours) hours")
    case .falling(let fall, nil, nil): words("\(words(fall.phrase)) for the next 24 hours")
    case .falling(let fall, nil, let end?): words("\(words(fall.phrase)) until \(time(end))")
    case .falling(let fall, let turn?, let end): then(words("\(words(fall.phrase)) now"), cells.now, turn, end)
    case .coming(let fall, let start, let turn, let end):
      then(words("\(words(fall.phrase)) from \(time(start))"), start, turn, end)
    }
  }

  /// What falls first, what it turns into, and when it ends.
  private func then(_ first: String, _ start: Date, _ turn: Outlook.Turn?, _ end: Date?) -> String {
    let next = turn.map { words("\(words($0.fall.phrase)) from \(time($0.date, after: start))") }
    let last = end.map { words("clearing by \(time($0, after: turn?.date ?? start))") }
    return [first, next, last].compactMap { $0 }.joined(separator: ", ")
  }

  /// A change that rounds to less than two degrees of the unit shown is none.
  private func change(_ change: Outlook.Change) -> String? {
    let quantities = cells.quantities
    let degrees = quantities.units[.temperature].difference(change.kelvin).rounded()
    guard abs(degrees) >= 2 else {
      return change.isTomorrow ? words("tomorrow much the same") : words("about the same as yesterday")
    }
    let unit = appearance.degree.isEmpty ? " " + quantities.temperatureUnit : appearance.degree
    let difference = QuantityText.rounded(abs(degrees)) + unit
    return switch (degrees > 0, change.isTomorrow) {
    case (true, true): words("tomorrow \(difference) warmer")
    case (true, false): words("\(difference) warmer than yesterday")
    case (false, true): words("tomorrow \(difference) colder")
    case (false, false): words("\(difference) colder than yesterday")
    }
  }

  /// A time of day, with the day where it is not today.
  func time(_ date: Date) -> String {
    switch day(date).daysSince1970 - day(cells.now).daysSince1970 {
    case 0: hour(date)
    case 1: words("\(hour(date)) tomorrow")
    default: "\(weekday(date)) \(hour(date))"
    }
  }

  /// A time, whose day is left out where it is that of the time before it.
  private func time(_ date: Date, after earlier: Date) -> String {
    day(date) == day(earlier) ? hour(date) : time(date)
  }

  /// A time of day, with the weekday where it is not today, and `about` where it is one of interpolated quarters.
  private func weekdayAndHour(_ date: Date, _ rain: RainOutlook) -> String {
    let time = rain.isAbout && [rain.changesAt, rain.stop].contains(date) ? words("about \(hour(date))") : hour(date)
    return day(date) == day(cells.now) ? time : "\(weekday(date)) \(time)"
  }

  /// A time of day within the next 24 hours; of later ones the weekday.
  func shortTime(_ date: Date) -> String {
    date.timeIntervalSince(cells.now) < 86_000 ? hour(date) : weekday(date)
  }

  private func day(_ date: Date) -> CivilDate { CivilDate(date, in: cells.row.zone) }
  private func weekday(_ date: Date) -> String { words.weekdays[day(date).weekday] }

  func hour(_ date: Date) -> String { cells.clock.time(date, in: cells.row.zone).trimmed }
}
