package import Entities
package import Essentials

/// A picture with how far it is what was asked for.
package struct PictureReport: Hashable, Sendable, Codable {
  package var picture: Picture
  /// The day that was asked for.
  package var day: CivilDate
  /// When the service last said so.
  package var fetchedAt: Date
  /// Whether the service was asked in time, so that a picture of another day is the latest there is.
  var isConfirmed = true
  /// Why it was not.
  package var failure: ServiceFailure?

  /// A failure is of the run that it happened in.
  private enum CodingKeys: String, CodingKey { case picture, day, fetchedAt, isConfirmed }

  /// Days by which the latest picture may lag; one that is older comes from a service that has stopped.
  static let allowedLag = 3

  /// Fresh when it is the picture of the day, or the latest there is; else stale.
  package var state: WeatherState {
    failure == nil && (picture.date >= day || isConfirmed && !isFrozen) ? .fresh : .stale
  }

  /// Whether the service has nothing newer than what cannot be the latest.
  package var isFrozen: Bool { Self.isFrozen(picture, on: day) }

  static func isFrozen(_ picture: Picture, on day: CivilDate) -> Bool {
    day.daysSince1970 - picture.date.daysSince1970 > allowedLag
  }

  /// What differs from what was asked for and why; `nil` when nothing does.
  package func notice(at now: Date) -> PictureNotice? {
    guard failure != nil || picture.date < day else { return nil }
    if failure == nil, isConfirmed { return isFrozen ? .frozen(picture.date) : .early(day, latest: picture.date) }
    let minutes = Int(max(0, min(now.timeIntervalSince(fetchedAt), 1e9)) / 60)
    return .cached(of: picture.date, minutes: minutes, because: failure)
  }
}

// The days on which there are pictures.
extension Picture {
  /// The day it is where the pictures come from: in New York.
  static func today(_ now: Date) -> CivilDate { CivilDate(now, in: zone) }

  /// When the next picture is due: five minutes after midnight in New York.
  package static func nextDue(after now: Date) -> Date {
    let tonight = today(now).advanced(by: 1).start(in: zone).addingTimeInterval(5 * 60)
    let morning = today(now).start(in: zone).addingTimeInterval(5 * 60)
    return morning > now ? morning : tonight
  }

  private static let zone = Zone("America/New_York") ?? Zone(secondsFromGMT: -5 * 3600)
}
