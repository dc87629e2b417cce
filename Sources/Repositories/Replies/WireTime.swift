import Entities
package import Essentials

/// Dates of HTTP headers, such as `Fri, 20 Nov 2026 12:00:00 GMT` (RFC 9110 §5.6.7, the preferred form).
package enum HTTPDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// The instant, or `nil` if the text is not of that form.
  package static func date(from text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    let seconds = clock[0] * 3600 + clock[1] * 60 + clock[2]
    return Date(timeIntervalSince1970: Double(date.daysSince1970 * 86_400 + seconds))
  }

  /// The header form of an instant.
  static func text(_ date: Date) -> String {
    let day = CivilDate(date, secondsFromGMT: 0)
    let seconds = Int(date.timeIntervalSince1970.rounded(.down)) - day.daysSince1970 * 86_400
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let dayOfMonth = day.day < 10 ? "0\(day.day)" : "\(day.day)"
    return "\(weekdays[day.weekday]), \(dayOfMonth) \(months[day.month - 1]) \(day.year) "
      + "\(clock.joined(separator: ":")) GMT"
  }
}

/// Instants written as ISO 8601: `2026-11-20T12:00:00Z`, with or without seconds, fractions, or an offset.
enum ISOTime {
  /// The instant, or `nil` if the text is no such time; a time without an offset is UTC.
  static func date(from text: String) -> Date? {
    let characters = Array(text.utf8)
    guard characters.count >= 16, characters[10] | 0x20 == UInt8(ascii: "t"),
      let day = CivilDate(iso: text.prefix(10)), let clock = clock(characters[11...])
    else { return nil }
    return Date(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + clock))
  }

  /// Seconds since midnight UTC of `12:00`, `12:00:00Z` or `12:00:00.5+01:00`.
  private static func clock(_ characters: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: characters, as: UTF8.self)
    let mark = text.firstIndex { $0 == "Z" || $0 == "z" || $0 == "+" || $0 == "-" } ?? text.endIndex
    let parts = text[..<mark].split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(parts[0]), (0...24).contains(hour),
      let minute = Int(parts[1]), (0..<60).contains(minute)
    else { return nil }
    let seconds = parts.count == 3 ? Int(Double(parts[2]).flatMap { (0...60).contains($0) ? $0 : nil } ?? -1) : 0
    guard seconds >= 0, let offset = offset(text[mark...]) else { return nil }
    return hour * 3600 + minute * 60 + seconds - offset
  }

  /// Seconds of `Z`, `+01:00`, `-0330`, or nothing.
  private static func offset(_ text: Substring) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return text.utf8.count <= 1 ? 0 : nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.utf8.count == 4, let number = Int(digits), number >= 0, number % 100 < 60, number < 1900 else {
      return nil
    }
    return (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
  }
}
