import Entities
import Essentials
import Terminal

/// Formats times of day, on the 12-hour or 24-hour clock.
nonisolated struct ClockText: Sendable, Styled {
  let clock: Units.Clock
  let appearance: Appearance

  /// The time in a zone, the seconds dropped, ``width`` columns wide: `21:05`, ` 9:05pm` or ` 오후 9:05`.
  func time(_ date: Date, in zone: Zone) -> String { time(secondsOfDay: Self.secondsOfDay(date, in: zone)) }

  /// The local weekday and time: `Sat 21:05`.
  func weekdayAndTime(_ date: Date, in zone: Zone) -> String {
    "\(words.weekdays[CivilDate(date, in: zone).weekday]) \(time(date, in: zone))"
  }

  /// The columns of every ``time(_:in:)``.
  var width: Int { max(time(secondsOfDay: 0).displayWidth, time(secondsOfDay: 43_200).displayWidth) }

  /// The columns of a time without its minutes.
  var hourWidth: Int { width - ":00".count }

  /// The time of day that the clocks of a zone show, as whole seconds, 0..<86,400.
  static func secondsOfDay(_ date: Date, in zone: Zone) -> Int {
    let local = (date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down)
    let seconds = Int(local.truncatingRemainder(dividingBy: 86_400))
    return seconds < 0 ? seconds + 86_400 : seconds
  }

  /// The start of an instant's hour by the clocks of a zone, even if its offset from UTC isn't whole hours.
  static func wholeHour(_ date: Date, in zone: Zone) -> Date {
    let offset = Double(zone.secondsFromGMT(for: date))
    let local = date.timeIntervalSince1970 + offset
    return Date(timeIntervalSince1970: (local / 3600).rounded(.down) * 3600 - offset)
  }

  private func time(secondsOfDay: Int) -> String {
    let (hour, minutes) = (secondsOfDay / 3600, Self.twoDigits(secondsOfDay / 60 % 60))
    switch clock {
    case .h24: return Self.twoDigits(hour) + ":" + minutes
    case .h12:
      let dialHour = Self.dialHour(hour)
      return (dialHour < 10 ? " " : "") + words.withDayPeriod("\(dialHour):\(minutes)", isMorning: hour < 12)
    }
  }

  /// An hour 0…23 at an axis: `05` or `5a`; in all languages with a letter, since there is no room for more.
  func axisHour(_ hour: Int) -> String {
    switch clock {
    case .h24: Self.twoDigits(hour)
    case .h12: "\(Self.dialHour(hour))" + (hour < 12 ? "a" : "p")
    }
  }

  /// An hour 0…23 on the dial of a 12-hour clock, 1…12.
  private static func dialHour(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  /// A number 0…99 in two digits: `07`.
  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
