import Entities
import Essentials
import Terminal

/// Numbers, times and directions of one place's sky as people read them.
nonisolated struct SkyText: Sendable {
  let zone: Zone
  let quantities: QuantityText
  let clock: ClockText

  init(zone: Zone, units: Units, appearance: Appearance) {
    self.zone = zone
    quantities = QuantityText(units: units, appearance: appearance)
    clock = ClockText(clock: units.clock, appearance: appearance)
  }

  var appearance: Appearance { quantities.appearance }
  var words: Words { appearance.words }
  var sky: SkyWords { appearance.words.sky }

  /// A time rounded to the minute; a dash when there is none.
  func time(_ date: Date?) -> String {
    date.map { clock.time(Self.rounded($0), in: zone) } ?? appearance.dash
  }

  /// ``time(_:)`` without the blank that lines up one-digit hours.
  func plainTime(_ date: Date?) -> String { time(date).trimmed }

  /// Sunrise and sunset of a day in a few columns: `07:15-17:20`; a dash where the sun does not do it, or when nothing is
  /// known.
  func sunTimes(_ times: SunTimes?) -> String {
    guard let times, times.rise != nil || times.set != nil else { return appearance.dash }
    return "\(plainTime(times.rise))-\(plainTime(times.set))"
  }

  func day(_ date: Date) -> String { sky.day(CivilDate(Self.rounded(date), in: zone), words) }

  /// `Tue 24 Nov 23:53`.
  func dayAndTime(_ date: Date) -> String { "\(day(date)) \(plainTime(date))" }

  /// `18:50–05:42`.
  func span(_ span: Range<Date>) -> String {
    plainTime(span.lowerBound) + (appearance.glyphs == .unicode ? "–" : "-") + plainTime(span.upperBound)
  }

  func duration(_ seconds: Double) -> String { sky.duration(Int((seconds / 60).rounded())) }

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

  func percent(_ value: Double) -> String { quantities.percent(value, spaced: true) }

  /// A difference of temperatures, `1.5 °C`.
  func spread(_ celsius: Double) -> String {
    let value = quantities.units.temperature == .celsius ? celsius : celsius * 1.8
    return "\(quantities.number(value, digits: 1)) \(quantities.temperatureUnit)"
  }

  /// How good a night is for watching the sky, and the best part of it; nothing where that is not known.
  func outlook(_ stargazing: StargazingReport) -> [String] {
    guard let score = stargazing.score, let rating = stargazing.rating else { return [] }
    var parts = [sky.score(score, sky.ratingName(rating))]
    if let from = stargazing.bestFrom, let to = stargazing.bestTo, from < to {
      parts.append("\(sky.best) \(span(from..<to))")
    }
    return parts
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

  func planet(_ name: String) -> String { sky.planetName(name) }
  func shower(_ name: String) -> String { sky.showerName(name) }

  /// The nearest whole minute, as almanacs print.
  static func rounded(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded() * 60)
  }
}
