import Entities
import Essentials
import Terminal

/// Formats the numbers, times and directions of the sky over one place.
nonisolated struct SkyText: Sendable, Styled {
  let zone: Zone
  let units: Units
  let appearance: Appearance
  /// The year that dates omit, such as that of the page; with `nil`, they omit every year.
  var year: Int?
  /// The current time, by which events under way say until when they last; `nil` in calendars.
  var now: Date?
  /// Whether dates in lists omit their month, since they are under its heading.
  var hasMonthHeadings = false

  var quantities: QuantityText { QuantityText(units: units, appearance: appearance) }
  var clock: ClockText { ClockText(clock: units.clock, appearance: appearance) }

  /// The local time rounded to the minute, aligned to others; a dash if there is none.
  func time(_ date: Date?) -> String { date.map { clock.time(rounded($0), in: zone) } ?? dash }

  /// ``time(_:)`` without the blank that aligns one-digit hours.
  func plainTime(_ date: Date?) -> String { time(date).trimmed }

  /// A local time in the format of `--at`, whatever clock is set: `23:53`.
  func optionTime(_ date: Date) -> String {
    ClockText(clock: .h24, appearance: appearance).time(rounded(date), in: zone)
  }

  /// Sunrise and sunset of a day in a few columns: `07:15–17:20`, with a dash for a missing one, or one dash for both.
  func sunTimes(_ times: SunTimes?) -> String {
    guard let times, times.rise != nil || times.set != nil else { return dash }
    return plainTime(times.rise) + dash + plainTime(times.set)
  }

  /// A span by its local times: `18:50–05:42`, or one time if it is shorter than a minute and both would be the same.
  func span(_ span: Range<Date>) -> String { self.span(from: span.lowerBound, to: span.upperBound) }

  /// ``span(_:)`` for times from a document, whose end may precede the beginning.
  func span(from begin: Date, to end: Date) -> String {
    let (first, last) = (plainTime(begin), plainTime(end))
    return first == last && end.timeIntervalSince(begin) < 60 ? first : first + dash + last
  }

  /// An angle in whole degrees: `34°`, or `34 deg` without a degree sign.
  func degrees(_ value: Double) -> String { QuantityText.rounded(value) + appearance.angleSign }

  /// An angle to a tenth of a degree: `1.2°`.
  func tenthDegrees(_ value: Double) -> String { words.number(value, digits: 1) + appearance.angleSign }

  /// The closest of 16 compass points to an azimuth in degrees: `SE`.
  func direction(_ azimuth: Double) -> String { appearance.compassPoint(azimuth) }

  /// A direction and an altitude: `SE 34°`.
  func place(_ place: SkyPlace) -> String { "\(direction(place.azimuth)) \(degrees(place.altitude))" }

  /// A magnitude: `-4.1`, with a hyphen, which every terminal can show.
  func magnitude(_ value: Double) -> String { words.number(value, digits: 1) }

  /// A percentage of 0…100: `34%`.
  func percent(_ value: Double) -> String { quantities.percent(value) }

  /// A difference of temperatures in the chosen unit, from °C: `1.5 °C`.
  func spread(_ celsius: Double) -> String {
    let value = units[.temperature].difference(celsius)
    return "\(words.number(value, digits: 1)) \(quantities.symbol(.temperature))"
  }

  /// Parts filled into lines of at most `width` columns, broken between parts if possible.
  func filled(_ parts: [String], separator: String, to width: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, (last + separator + part).displayWidth <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += words.wrapped(part, to: max(width, 8))
      }
    }
  }

  /// The nearest whole minute of the place's clocks, whose offset from UTC had seconds before there were time zones.
  func rounded(_ date: Date) -> Date {
    let offset = Double(zone.secondsFromGMT(for: date))
    return Date(timeIntervalSince1970: ((date.timeIntervalSince1970 + offset) / 60).rounded() * 60 - offset)
  }
}
