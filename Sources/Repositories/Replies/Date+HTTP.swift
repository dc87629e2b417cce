import Entities
package import Essentials

extension Date {
  /// The date in an HTTP header, such as `Fri, 20 Nov 2026 12:00:00 GMT` (RFC 9110 §5.6.7); `nil` for other formats.
  /// Neither the weekday nor the widths of numbers and spaces are checked.
  package init?(httpDate text: String) {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let parts = text.split(separator: " ")
    guard parts.count == 6, let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), let date = CivilDate(year: year, month: month + 1, day: day), parts[5] == "GMT"
    else { return nil }
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    // A leap second is second 60 of its minute.
    guard clock.count == 3, zip(clock, [23, 59, 60]).allSatisfy({ (0...$1).contains($0) }) else { return nil }
    self.init(timeIntervalSince1970: Double(date.daysSince1970 * 86_400 + clock.reduce(0) { $0 * 60 + $1 }))
  }
}
