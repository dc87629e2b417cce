/// The columns of the table of cities by name.
package nonisolated enum TableColumn: String, CaseIterable, Sendable {
  case city, time, difference, glyph, temperature, condition, lowHigh, feelsLike, rain, nextRain, strip, wind, gusts
  case humidity, uv, air, sunTimes, age, note, days, hours, sun, darkness, outlook, bestHours, nextPass
}
