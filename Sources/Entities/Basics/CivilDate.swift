package import Essentials

/// A day of the Gregorian calendar in the years 1…9999, without a time or a time zone.
package struct CivilDate: Hashable, Comparable, Sendable {
  package let year: Int
  /// 1…12.
  package let month: Int
  /// 1…31.
  package let day: Int

  /// `nil` if there is no such day in the years 1…9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    // A day after the end of its month is counted into the next one.
    guard CivilDate(daysSince1970: daysSince1970) == self else { return nil }
  }

  /// The day that many days after 1970-01-01, clamped to the years 1…9999; civil_from_days in Howard Hinnant's
  /// "chrono-Compatible Low-Level Date Algorithms", whose years begin in March.
  package init(daysSince1970: Int) {
    let shifted = min(max(daysSince1970, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date at an instant on a clock that is `secondsFromGMT` ahead of UTC, clamped to the years 1…9999.
  package init(_ date: Date, secondsFromGMT: Int) {
    let seconds = date.seconds(onClockAhead: secondsFromGMT)
    self.init(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// The local date at an instant in a time zone.
  package init(_ date: Date, in zone: Zone) { self.init(date, secondsFromGMT: zone.secondsFromGMT(for: date)) }

  /// The local date of the evening of an instant's night, if nights last from noon to noon by the clocks of a zone.
  package init(eveningBefore date: Date, in zone: Zone) {
    self.init(date, secondsFromGMT: zone.secondsFromGMT(for: date) - 12 * 3600)
  }

  /// A date written `YYYY-MM-DD`; `nil` for any other text.
  package init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIIDigit }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Days since 1970-01-01; days_from_civil, from the same source as ``init(daysSince1970:)``.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, 0 = Monday … 6 = Sunday.
  package var weekday: Int { (((daysSince1970 + 3) % 7) + 7) % 7 }

  /// The day that many days later, or earlier if negative; clamped to the years 1…9999.
  package func advanced(by days: Int) -> CivilDate {
    // More days than 9,999 years have, but few enough not to overflow.
    CivilDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// The first instant of this day in a time zone, even if clocks skip midnight; nearby if the zone skipped the day.
  package func start(in zone: Zone) -> Date {
    let utc = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
    func midnight(byOffsetAt instant: Date) -> Date {
      utc.addingTimeInterval(-Double(zone.secondsFromGMT(for: instant)))
    }
    let guess = midnight(byOffsetAt: utc)
    // The offset may change within three hours of midnight.
    let candidates = [guess] + [-10_800, 10_800].map { midnight(byOffsetAt: guess.addingTimeInterval($0)) }
    func isStart(_ instant: Date) -> Bool {
      CivilDate(instant, in: zone) >= self && CivilDate(instant.addingTimeInterval(-1), in: zone) < self
    }
    if let start = candidates.sorted().first(where: isStart) { return start }
    // Clocks that go forward across midnight, as from 23:30 to 0:30, begin the day with that change.
    let seconds = (-10_800..<10_800).partitioningIndex {
      CivilDate(guess.addingTimeInterval(Double($0)), in: zone) >= self
    }
    let change = guess.addingTimeInterval(Double(seconds))
    return isStart(change) ? change : guess
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool { left.daysSince1970 < right.daysSince1970 }
}

extension CivilDate: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  package var description: String { "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))" }
}

/// Coded as the text `YYYY-MM-DD`.
extension CivilDate: Codable {
  package init(from decoder: any Decoder) throws {
    guard let date = CivilDate(iso: try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a date"))
    }
    self = date
  }

  package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
