/// Why the sky can't be computed. Each case is a sentence with the next step.
package enum SkyProblem: Error, Hashable, Sendable, Phrased {
  /// The date is outside ``SkyReport/years``, for which the astronomical theories are accurate.
  case outOfReach(CivilDate)
  /// The place skipped the date when it moved across the date line; `zone` is its time zone.
  case noSuchDay(CivilDate, zone: String)

  package var phrase: Phrase {
    let years = SkyReport.years
    return switch self {
    case .outOfReach(let date):
      Phrase(
        "Can't compute the sky for \(date); choose a date from \(years.lowerBound)-01-01 to \(years.upperBound)-12-31.")
    case .noSuchDay(let date, let zone):
      Phrase("There was no \(date) in \(zone): the calendar skipped that day; choose another.")
    }
  }
}
