package import Entities
package import Essentials

/// Instants in ISO 8601 with whole seconds.
package nonisolated enum ISOText {
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
}
