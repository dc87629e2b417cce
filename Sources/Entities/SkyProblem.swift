/// Why a sky cannot be computed. Each is a sentence with the next step.
package enum SkyProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The day lies outside the years the theories are good for.
  case outOfReach(CivilDate)
  /// The place's calendar skipped the day.
  case noSuchDay(CivilDate, zone: String)

  package var description: String {
    switch self {
    case .outOfReach(let date):
      "The sky of \(date) cannot be computed; choose a day from 1900-01-01 to 2100-12-31."
    case .noSuchDay(let date, let zone):
      "There was no \(date) in \(zone): its calendar skipped the day; choose another."
    }
  }
}
