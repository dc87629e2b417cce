package import Entities
package import Essentials

/// The picture for a requested day, or the best substitute.
package struct PictureReport: Hashable, Sendable, Codable {
  /// The requested day's picture, or an earlier one in its place.
  package var picture: Picture
  /// The requested day, in New York.
  package var day: CivilDate
  /// When the picture was fetched.
  package var fetchedAt: Date
  /// Whether the service was asked recently enough that a picture of another day is the latest there is.
  var isConfirmed = true
  /// Why the last request failed; `nil` if it didn't, or if none was needed. It is of this run, so it isn't encoded.
  package var failure: ServiceFailure?

  private enum CodingKeys: String, CodingKey { case picture, day, fetchedAt, isConfirmed }

  /// Fresh if the last request succeeded and it is the requested day's picture or the latest there is; else stale.
  package var state: Freshness {
    failure == nil && (picture.date >= day || (isConfirmed && !picture.isFrozen(on: day))) ? .fresh : .stale
  }

  /// Why the picture is another day's or a cached one; `nil` if it is neither.
  package func notice(at now: Date) -> PictureNotice? {
    guard failure != nil || picture.date < day else { return nil }
    if failure == nil, isConfirmed {
      return picture.isFrozen(on: day) ? .frozen(picture.date) : .notPublishedYet(day, latest: picture.date)
    }
    let minutes = Int(max(0, min(now.timeIntervalSince(fetchedAt), 1e9)) / 60)
    return .cached(of: picture.date, minutes: minutes, because: failure)
  }
}

extension Picture {
  /// Whether it is more than three days old on a day and so can't be the latest, unless the service has stopped.
  func isFrozen(on day: CivilDate) -> Bool { day.daysSince1970 - date.daysSince1970 > 3 }

  /// Today's date in New York, where the pictures are published.
  static func today(_ now: Date) -> CivilDate { CivilDate(now, in: zone) }

  /// When the next picture is due: at the next five minutes past midnight in New York.
  package static func nextDue(after now: Date) -> Date {
    func due(_ day: CivilDate) -> Date { day.start(in: zone).addingTimeInterval(5 * 60) }
    let dueToday = due(today(now))
    return dueToday > now ? dueToday : due(today(now).advanced(by: 1))
  }

  private static let zone = Zone("America/New_York") ?? Zone(secondsFromGMT: -5 * 3600)
}
