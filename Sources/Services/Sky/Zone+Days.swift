import Astronomy
import Entities
import Essentials

extension Zone {
  /// From the start of one day to the end of another; empty if the local calendar skipped both and all between.
  func span(from first: CivilDate, through last: CivilDate) -> Range<Date> {
    let start = first.start(in: self)
    return start..<Swift.max(start, last.advanced(by: 1).start(in: self))
  }

  /// From the start of a day to the start of the next; empty if the local calendar skipped it.
  func span(of day: CivilDate) -> Range<Date> { span(from: day, through: day) }

  /// From the start of the first to the end of the last of some days, given in order; `nil` without days.
  func span(of days: [CivilDate]) -> Range<Date>? {
    days.first.flatMap { first in days.last.map { span(from: first, through: $0) } }
  }

  /// The dates of a year in order, without those that the local calendar skipped.
  func dates(of year: Int) -> [CivilDate] {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
    return (0..<366).map(first.advanced(by:)).filter { $0.year == year && !span(of: $0).isEmpty }
  }

  /// The nights, from noon to noon local time, that overlap a window of instants, in order and as instants.
  func nights(of window: Range<Double>) -> [Range<Double>] {
    let first = CivilDate(Instant.date(window.lowerBound).addingTimeInterval(-86_400), in: self)
    let count = Int((window.upperBound - window.lowerBound).rounded(.up)) + 3
    return (0..<count).map { Instant.range(SkyMoment.night(of: first.advanced(by: $0), in: self)) }
      .filter { $0.overlaps(window) }
  }
}
