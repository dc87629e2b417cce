package import Essentials

/// Reads and writes instants in ISO 8601, to the second.
package enum ISOText {
  /// An instant in UTC: `2026-11-20T12:00:00Z`.
  package static func utc(_ date: Date) -> String { text(date, offset: 0) + "Z" }

  /// An instant in a zone: `2026-11-20T21:00:00+09:00`. The offset of a historical local mean time has seconds.
  package static func local(_ date: Date, in zone: Zone) -> String {
    let offset = zone.secondsFromGMT(for: date)
    let (minutes, seconds) = (abs(offset) / 60, abs(offset) % 60)
    return text(date, offset: offset) + (offset < 0 ? "-" : "+") + (minutes / 60).zeroPadded(to: 2) + ":"
      + (minutes % 60).zeroPadded(to: 2) + (seconds > 0 ? ":" + seconds.zeroPadded(to: 2) : "")
  }

  /// An instant in this machine's time zone, rounded up to a minute: `2026-11-20 21:01`.
  package static func localMinute(_ date: Date) -> String {
    let minutes = (date.timeIntervalSince1970 / 60).rounded(.up)
    let text = local(Date(timeIntervalSince1970: minutes * 60), in: .here)
    return String(text.prefix(16).replacing("T", with: " "))
  }

  private static func text(_ date: Date, offset: Int) -> String {
    let seconds = date.seconds(onClockAhead: offset)
    let secondOfDay = ((seconds % 86_400) + 86_400) % 86_400
    let day = CivilDate(date, secondsFromGMT: offset)
    let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.zeroPadded(to: 2) }
    return "\(day)T" + parts.joined(separator: ":")
  }

  /// The instant in a text; `nil` for other texts. Without an offset, it is in UTC; seconds are optional, and a
  /// fraction of them is ignored. 24:00 is 0:00 of the next day, and a leap second (60) the start of the next minute.
  package static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"),
      let day = CivilDate(iso: String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = number(in: bytes, at: 11, to: 24), let minute = number(in: bytes, at: 14, to: 59)
    else { return nil }
    var (rest, second) = (bytes[16...], 0)
    if rest.first == UInt8(ascii: ":") {
      guard let value = number(in: bytes, at: 17, to: 60) else { return nil }
      (rest, second) = (rest.dropFirst(3), value)
      if rest.first == UInt8(ascii: "."), rest.dropFirst().first?.isASCIIDigit == true {
        rest = rest.dropFirst().drop(while: \.isASCIIDigit)
      }
    }
    guard let offset = offset(rest), hour < 24 || (minute == 0 && second == 0) else { return nil }
    return Date(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset))
  }

  /// The seconds in `Z`, `+09:00`, `-0330` or `+08:27:52`; 0 if empty, `nil` for anything else.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first, sign | 0x20 != UInt8(ascii: "z") || bytes.count > 1 else { return 0 }
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let digits = Array(parts.joined())
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4 || digits.count == 6,
      parts.count == 1 || parts.allSatisfy({ $0.count == 2 }),
      let hours = number(in: digits, at: 0, to: 23), let minutes = number(in: digits, at: 2, to: 59),
      let seconds = digits.count == 4 ? 0 : number(in: digits, at: 4, to: 59)
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
  }

  /// The two-digit number, up to `limit`, that starts at an index; `nil` if there is none.
  private static func number(in bytes: [UInt8], at index: Int, to limit: UInt8) -> Int? {
    guard index + 1 < bytes.count else { return nil }
    let (tens, ones) = (bytes[index] &- 48, bytes[index + 1] &- 48)
    guard tens < 10, ones < 10, tens * 10 + ones <= limit else { return nil }
    return Int(tens * 10 + ones)
  }
}
