import Essentials

extension PosixRule {
  /// Parses a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` if the text isn't one, or gives summer time no dates.
  init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Array(text.utf8)[...])
    // The text counts hours west of Greenwich.
    guard reader.takeName(), let west = reader.takeTime(upToHours: 24) else { return nil }
    standardOffset = -west
    guard !reader.rest.isEmpty else {
      summer = nil
      return
    }
    guard reader.takeName() else { return nil }
    // Summer time is an hour ahead unless the text says otherwise.
    let isDefault = reader.rest.first == UInt8(ascii: ",")
    guard let summerWest = isDefault ? west - 3600 : reader.takeTime(upToHours: 24) else { return nil }
    guard let begin = reader.takeYearDay(), let end = reader.takeYearDay(), reader.rest.isEmpty else { return nil }
    summer = Summer(offset: -summerWest, begin: begin, end: end)
  }

  /// Consumes the parts of a rule from the front of the text.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// Consumes a character and returns true if it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Consumes an abbreviation of three or more letters, in angle brackets also digits and signs, such as `CET` or
    /// `<+0530>`; returns whether there is one.
    mutating func takeName() -> Bool {
      let isQuoted = take("<")
      let length = rest.prefix { byte in
        byte.isASCIILetter || (isQuoted && (byte.isASCIIDigit || "+-".utf8.contains(byte)))
      }.count
      rest.removeFirst(length)
      return length >= 3 && (!isQuoted || take(">"))
    }

    /// Consumes `[+-]hh[:mm[:ss]]` and returns seconds; `nil` if it isn't that or has more hours than `mostHours`.
    mutating func takeTime(upToHours mostHours: Int) -> Int? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard var seconds = takeNumber(0...mostHours) else { return nil }
      seconds *= 3600
      for unit in [60, 1] where take(":") {
        guard let part = takeNumber(0...59) else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    /// Consumes `,Mm.w.d`, `,Jn` or `,n`, each with an optional `/time` (default 02:00); `nil` if it isn't that.
    mutating func takeYearDay() -> YearDay? {
      guard take(","), let day = takeDay() else { return nil }
      guard take("/") else { return YearDay(day: day, time: 7200) }
      return takeTime(upToHours: 167).map { YearDay(day: day, time: $0) }
    }

    private mutating func takeDay() -> YearDay.Day? {
      if take("J") { return takeNumber(1...365).map { .julian($0) } }
      guard take("M") else { return takeNumber(0...365).map { .zeroBased($0) } }
      guard let month = takeNumber(1...12), take("."), let week = takeNumber(1...5), take("."),
        let weekday = takeNumber(0...6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }

    /// Consumes one to three digits; `nil` if there are none or more, or their number isn't in the range.
    private mutating func takeNumber(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(while: \.isASCIIDigit)
      rest.removeFirst(digits.count)
      guard (1...3).contains(digits.count) else { return nil }
      let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return range.contains(value) ? value : nil
    }
  }
}
