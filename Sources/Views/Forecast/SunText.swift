import Entities
import Essentials

/// Sunrise and sunset of a day in a few columns.
struct SunText {
  let words: ForecastWords
  let clock: ClockText
  let zone: TimeZone
  let dash: String

  /// `07:15-17:20`; a dash where the sun does not do it, or when nothing is known.
  func text(_ times: SunTimes?) -> String {
    guard let times, times.rise != nil || times.set != nil else { return dash }
    return "\(time(times.rise))-\(time(times.set))"
  }

  private func time(_ date: Date?) -> String {
    date.map { clock.time(SkyText.rounded($0), in: zone).trimmingCharacters(in: .whitespaces) } ?? dash
  }
}
