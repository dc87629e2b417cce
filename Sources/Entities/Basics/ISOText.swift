package import Essentials

/// Instants in ISO 8601 with whole seconds.
package enum ISOText {
  /// `2026-11-20T12:00:00Z`.
  package static func utc(_ date: Date) -> String { text(date, offset: 0) + "Z" }

  /// `2026-11-20T21:00:00+09:00`.
  package static func local(_ date: Date, in zone: Zone) -> String {
    let offset = zone.secondsFromGMT(for: date)
    let minutes = abs(offset) / 60
    return text(date, offset: offset) + (offset < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
  }

  private static func text(_ date: Date, offset: Int) -> String {
    let seconds = Int((min(max(date.timeIntervalSince1970, -1e12), 1e12) + Double(offset)).rounded(.down))
    let ofDay = ((seconds % 86_400) + 86_400) % 86_400
    let day = CivilDate(date, secondsFromGMT: offset)
    return "\(day)T\(two(ofDay / 3600)):\(two(ofDay / 60 % 60)):\(two(ofDay % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The instant of a text with whole seconds and an offset, as the others write it; `nil` for any other.
  package static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 || bytes.count == 25, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), let day = CivilDate(iso: String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = number(bytes, 11, below: 24), let minute = number(bytes, 14, below: 60),
      let second = number(bytes, 17, below: 61), let offset = offset(bytes)
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds))
  }

  /// Seconds of the `Z` or `+09:00` at the end.
  private static func offset(_ bytes: [UInt8]) -> Int? {
    if bytes.count == 20 { return bytes[19] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard bytes[19] == UInt8(ascii: "+") || bytes[19] == UInt8(ascii: "-"), bytes[22] == UInt8(ascii: ":"),
      let hours = number(bytes, 20, below: 24), let minutes = number(bytes, 23, below: 60)
    else { return nil }
    return (bytes[19] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// Two digits.
  private static func number(_ bytes: [UInt8], _ index: Int, below limit: UInt8) -> Int? {
    let (tens, ones) = (bytes[index] &- 48, bytes[index + 1] &- 48)
    guard tens < 10, ones < 10, tens * 10 + ones < limit else { return nil }
    return Int(tens * 10 + ones)
  }
}
