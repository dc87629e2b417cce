package import Entities
package import Foundation

/// A picture with how far it is what was asked for.
package struct PictureReport: Hashable, Sendable {
  package var picture: Picture
  /// The day that was asked for.
  package var day: CivilDate
  /// When the service last said so.
  package var fetchedAt: Date
  /// Whether the service was asked in time, so that a picture of another day is the latest there is.
  package var isConfirmed: Bool
  /// Why it was not.
  package var failure: ServiceFailure?

  /// Days by which the latest picture may lag; one that is older comes from a service that stands still.
  static let allowedLag = 3

  package init(
    picture: Picture, day: CivilDate, fetchedAt: Date, isConfirmed: Bool = true, failure: ServiceFailure? = nil
  ) {
    self.picture = picture
    self.day = day
    self.fetchedAt = fetchedAt
    self.isConfirmed = isConfirmed
    self.failure = failure
  }

  /// Fresh when it is the picture of the day, or the latest there is; else stale.
  package var state: WeatherState {
    if failure != nil { return .stale }
    if picture.date >= day { return .fresh }
    return isConfirmed && !isFrozen ? .fresh : .stale
  }

  /// Whether the service has nothing newer than what cannot be the latest.
  package var isFrozen: Bool { Self.isFrozen(picture, on: day) }

  static func isFrozen(_ picture: Picture, on day: CivilDate) -> Bool {
    day.daysSince1970 - picture.date.daysSince1970 > allowedLag
  }

  /// What differs from what was asked for and why, as a sentence; `nil` when nothing does.
  package func notice(at now: Date) -> String? {
    if let failure {
      return "\(failure); showing the picture of \(picture.date), got \(age(at: now)) ago."
    }
    guard picture.date < day else { return nil }
    if !isConfirmed { return "This is the picture of \(picture.date), got \(age(at: now)) ago." }
    return isFrozen
      ? "NASA has nothing newer than the picture of \(picture.date)."
      : "The picture of \(day) is not out yet; this is the latest, of \(picture.date)."
  }

  /// The time since it was got, in the largest whole unit.
  private func age(at now: Date) -> String {
    let minutes = Int(max(0, min(now.timeIntervalSince(fetchedAt), 1e9)) / 60)
    switch minutes {
    case ..<1: return "less than a minute"
    case ..<120: return minutes == 1 ? "1 minute" : "\(minutes) minutes"
    case ..<(48 * 60): return "\(minutes / 60) hours"
    default: return "\(minutes / 1440) days"
    }
  }
}
