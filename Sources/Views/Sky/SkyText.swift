package import Entities
package import Essentials

/// Numbers, times and directions of one place's sky as people read them.
package nonisolated struct SkyText: Sendable {
  package var zone: Zone
  package var quantities: QuantityText
  package var clock: ClockText

  package init(zone: Zone, units: Units, appearance: Appearance) {
    self.zone = zone
    quantities = QuantityText(units: units, appearance: appearance)
    clock = ClockText(clock: units.clock, appearance: appearance)
  }

  var appearance: Appearance { quantities.appearance }
  var words: Words { appearance.words }
  var sky: SkyWords { appearance.words.sky }

  /// A time rounded to the minute; a dash when there is none.
  package func time(_ date: Date?) -> String {
    guard let date else { return appearance.dash }
    return clock.time(Self.rounded(date), in: zone)
  }

  /// ``time(_:)`` without the blank that lines up one-digit hours.
  package func plainTime(_ date: Date?) -> String { time(date).trimmed }

  package func day(_ date: Date) -> String { sky.day(CivilDate(Self.rounded(date), in: zone), words) }

  /// `Tue 24 Nov 23:53`.
  package func dayAndTime(_ date: Date) -> String { "\(day(date)) \(plainTime(date))" }

  /// `18:50–05:42`.
  package func span(_ span: Range<Date>) -> String {
    plainTime(span.lowerBound) + (appearance.glyphs == .unicode ? "–" : "-") + plainTime(span.upperBound)
  }

  package func duration(_ seconds: Double) -> String { sky.duration(Int((seconds / 60).rounded())) }

  /// `34°`, or `34 deg` where there is no degree sign.
  package func degrees(_ value: Double) -> String {
    QuantityText.rounded(value) + (appearance.degree.isEmpty ? " deg" : appearance.degree)
  }

  /// `SE`.
  package func direction(_ azimuth: Double) -> String { appearance.compassPoint(azimuth) }

  /// `SE 34°`.
  package func place(altitude: Double, azimuth: Double) -> String { "\(direction(azimuth)) \(degrees(altitude))" }

  /// A magnitude: `−4.1` is written with a hyphen for every terminal.
  package func magnitude(_ value: Double) -> String { QuantityText.rounded(value, digits: 1) }

  package func percent(_ value: Double) -> String { quantities.percent(value, spaced: true) }

  /// A difference of temperatures, `1.5 °C`.
  package func spread(_ celsius: Double) -> String {
    let value = quantities.units.temperature == .celsius ? celsius : celsius * 1.8
    return "\(QuantityText.rounded(value, digits: 1)) \(quantities.temperatureUnit)"
  }

  package func planet(_ name: String) -> String { sky.planetName(name) }
  package func shower(_ name: String) -> String { sky.showerName(name) }

  /// The nearest whole minute, as almanacs print.
  static func rounded(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded() * 60)
  }
}
