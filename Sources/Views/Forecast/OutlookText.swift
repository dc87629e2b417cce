import Entities
import Essentials
import Terminal
import ViewModels

/// What a city's forecast comes to in words.
struct OutlookText {
  let cells: RowCells

  private var words: Words { cells.appearance.words }

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
    let change = outlook.change.flatMap(change)
    let soon = RainText(cells)
    let spell = asObserved(outlook.precipitation)
    let first = soon.agrees(with: spell) ? precipitation(soon.timed(spell), soon) : soon.sentence
    return [first, snow, cells.fallenToday, change].compactMap { $0 }
  }

  /// The fresh snow of the next 24 hours, `5 cm`, where there is any.
  private var snow: String? {
    cells.quantities.snow(cells.hours(24)?.compactMap(\.snowfall).reduce(0, +)).map {
      words("snow \($0)")
    }
  }

  /// What is seen to fall counts before what was forecast for the hour.
  private func asObserved(_ precipitation: Outlook.Precipitation) -> Outlook.Precipitation {
    guard case .falling(_, let turn, let end) = precipitation, let fall = cells.observedFall else {
      return precipitation
    }
    return .falling(fall, turn: turn?.fall == fall ? nil : turn, until: end)
  }

  /// Until when it is dry or wet, in a few words: to the quarter within two hours, then to the hour; empty where nothing is
  /// known. `isShort`: without the weekday of a time within the next 24 hours.
  func note(isShort: Bool = false) -> String {
    func time(_ date: Date) -> String { isShort ? shortTime(date) : weekdayAndHour(date) }
    return switch cells.nextRain {
    case .unknown: ""
    case .dry: words("stays dry")
    case .falling(nil): words("rain all day")
    case .falling(let end?): words("rain until \(time(end))")
    case .coming(let start): words("dry until \(time(start))")
    }
  }

  /// The note where it is whole in a width, in full or short; else none.
  func note(width: Int) -> String {
    [note(), note(isShort: true)].first { $0.displayWidth <= width } ?? ""
  }

  private func precipitation(_ precipitation: Outlook.Precipitation, _ soon: RainText) -> String? {
    func time(_ date: Date) -> String { date == soon.rain.changesAt ? soon.time(date) : self.time(date) }
    return switch precipitation {
    case .unknown: nil
    case .dry(let hours): words("Dry for the next \(hours) hours")
    case .falling(let fall, nil, nil): words("\(words(fall.phrase)) for the next 24 hours")
    case .falling(let fall, nil, let end?): words("\(words(fall.phrase)) until \(time(end))")
    case .falling(let fall, let turn?, let end): then(words("\(words(fall.phrase)) now"), turn, end)
    case .coming(let fall, let start, let turn, let end):
      then(words("\(words(fall.phrase)) from \(time(start))"), turn, end)
    }
  }

  /// What falls first, what it turns into, and when it ends.
  private func then(_ first: String, _ turn: Outlook.Turn?, _ end: Date?) -> String {
    let next = turn.map { words("\(words($0.fall.phrase)) from \(time($0.date))") }
    return [first, next, end.map { words("clearing by \(time($0))") }].compactMap { $0 }.joined(separator: ", ")
  }

  /// A change that rounds to less than two degrees of the unit shown is none.
  private func change(_ change: Outlook.Change) -> String? {
    let (quantities, appearance) = (cells.quantities, cells.appearance)
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
    let (day, today) = (CivilDate(date, in: cells.row.zone), CivilDate(cells.now, in: cells.row.zone))
    switch day.daysSince1970 - today.daysSince1970 {
    case 0: return hour(date)
    case 1: return words("\(hour(date)) tomorrow")
    default: return "\(cells.appearance.words.weekdays[day.weekday]) \(hour(date))"
    }
  }

  /// A time of day, with the weekday where it is not today, and `about` where it is one of interpolated quarters.
  private func weekdayAndHour(_ date: Date) -> String {
    let day = CivilDate(date, in: cells.row.zone)
    let isToday = day == CivilDate(cells.now, in: cells.row.zone)
    let rain = cells.row.rain(at: cells.now)
    let time = rain.isAbout && rain.changesAt == date ? words("about \(hour(date))") : hour(date)
    return isToday ? time : "\(cells.appearance.words.weekdays[day.weekday]) \(time)"
  }

  /// A time of day within the next 24 hours; of later ones the weekday.
  func shortTime(_ date: Date) -> String {
    let weekday = cells.appearance.words.weekdays[CivilDate(date, in: cells.row.zone).weekday]
    return date.timeIntervalSince(cells.now) < 86_000 ? hour(date) : weekday
  }

  func hour(_ date: Date) -> String { cells.clock.time(date, in: cells.row.zone).trimmed }
}
