import Entities
import Essentials
import Terminal

/// Numbers, times and directions of one place's sky as people read them.
nonisolated struct SkyText: Sendable, Styled {
  let zone: Zone
  let quantities: QuantityText
  let clock: ClockText
  /// The year that dates leave out; `nil` leaves out every year, 0 none.
  let year: Int?
  /// An event that runs then says how long it still does; `nil` in calendars.
  let now: Date?
  /// Whether dates in lists are under headings of months.
  let hasMonthHeadings: Bool

  init(
    zone: Zone, units: Units, appearance: Appearance, year: Int? = nil, now: Date? = nil,
    hasMonthHeadings: Bool = false
  ) {
    self.zone = zone
    self.year = year
    self.now = now
    self.hasMonthHeadings = hasMonthHeadings
    quantities = QuantityText(units: units, appearance: appearance)
    clock = ClockText(clock: units.clock, appearance: appearance)
  }

  var appearance: Appearance { quantities.appearance }

  /// A time rounded to the minute; a dash when there is none.
  func time(_ date: Date?) -> String {
    date.map { clock.time(rounded($0), in: zone) } ?? appearance.dash
  }

  /// ``time(_:)`` without the blank that lines up one-digit hours.
  func plainTime(_ date: Date?) -> String { time(date).trimmed }

  /// A time as `--at` takes it.
  func optionTime(_ date: Date) -> String {
    ClockText(clock: .h24, appearance: appearance).time(rounded(date), in: zone)
  }

  /// Sunrise and sunset of a day in a few columns: `07:15–17:20`; a dash where the sun does not do it, or when nothing is
  /// known.
  func sunTimes(_ times: SunTimes?) -> String {
    guard let times, times.rise != nil || times.set != nil else { return appearance.dash }
    return plainTime(times.rise) + dash + plainTime(times.set)
  }

  func day(_ date: Date) -> String { day(CivilDate(rounded(date), in: zone)) }

  /// A day, with its year where it is not this one.
  func day(_ date: CivilDate) -> String {
    withYear(words.day(date), date.year)
  }

  /// `Tue 24 Nov 23:53`.
  func dayAndTime(_ date: Date) -> String {
    words("\(day(date)) \(plainTime(date))", context: "day and time")
  }

  /// `18:50–05:42`.
  func span(_ span: Range<Date>) -> String { plainTime(span.lowerBound) + dash + plainTime(span.upperBound) }

  /// Between the ends of a range.
  var dash: String { appearance.glyphs == .unicode ? "–" : "-" }

  /// `34°`, or `34 deg` where there is no degree sign.
  func degrees(_ value: Double) -> String {
    QuantityText.rounded(value) + (appearance.degree.isEmpty ? " deg" : appearance.degree)
  }

  /// `SE`.
  func direction(_ azimuth: Double) -> String { appearance.compassPoint(azimuth) }

  /// `SE 34°`.
  func place(altitude: Double, azimuth: Double) -> String { "\(direction(azimuth)) \(degrees(altitude))" }

  /// A magnitude: `−4.1` is written with a hyphen for every terminal.
  func magnitude(_ value: Double) -> String { quantities.number(value, digits: 1) }

  func percent(_ value: Double) -> String { quantities.percent(value) }

  /// A difference of temperatures, `1.5 °C`.
  func spread(_ celsius: Double) -> String {
    let value = quantities.units[.temperature].difference(celsius)
    return "\(quantities.number(value, digits: 1)) \(quantities.temperatureUnit)"
  }

  /// How good a night is for stargazing: the score, of what is left in a night that is running, and its best hours;
  /// nothing where that is not known.
  func outlook(_ stargazing: StargazingReport) -> [String] {
    guard let score = stargazing.score, let rating = stargazing.rating else { return [] }
    let name = words(rating.phrase)
    var parts = [
      stargazing.isOver
        ? words("was \(score)/100 (\(name))")
        : stargazing.isRunning
          ? words("\(score)/100 (\(name)) for the rest of the night") : words("\(score)/100 (\(name))")
    ]
    if let best = stargazing.best {
      let (span, reason) = (span(best.span), reasonApart(best.reason, stargazing))
      parts.append(
        reason.isEmpty
          ? words("best \(span) (\(best.score)/100)") : words("best \(span) (\(best.score)/100: \(reason))"))
    }
    if let past = stargazing.past {
      let (span, reason) = (span(past.span), reasonApart(past.reason, stargazing))
      parts.append(
        reason.isEmpty
          ? words("best hours already over: \(span) (\(past.score)/100)")
          : words("best hours already over: \(span) (\(past.score)/100: \(reason))"))
    }
    if let whole = stargazing.nightScore, whole != score {
      parts.append(words("whole night \(whole)/100 (\(words((StargazingReport.Rating(score: whole)).phrase)))"))
    }
    return parts
  }

  /// The reason of some hours in words; empty where it is among those of the night, which are said as well.
  private func reasonApart(_ reason: StargazingReason?, _ stargazing: StargazingReport) -> String {
    reason.flatMap { stargazing.reasons.contains($0) ? nil : self.reason($0) } ?? ""
  }

  /// Parts in lines, broken between parts where that is possible.
  func filled(_ parts: [String], separator: String, to width: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, (last + separator + part).displayWidth <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += words.wrapped(part, to: max(width, 8))
      }
    }
  }

  func planet(_ name: String) -> String { words(Phrase(name: name)) }
  func shower(_ name: String) -> String { words(Phrase(name: name)) }

  /// The nearest whole minute of the place's clocks, as almanacs print; clocks once went by the sun, seconds off.
  func rounded(_ date: Date) -> Date {
    let offset = Double(zone.secondsFromGMT(for: date))
    return Date(timeIntervalSince1970: ((date.timeIntervalSince1970 + offset) / 60).rounded() * 60 - offset)
  }
}
