import Entities
import Essentials

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
