package import Entities
package import Essentials

/// The days on which there are pictures.
package enum PictureDay {
  /// The day it is where the pictures come from: in New York.
  package static func today(_ now: Date) -> CivilDate { CivilDate(now, in: zone) }

  /// When the next picture is due: five minutes after midnight in New York.
  package static func next(after now: Date) -> Date {
    let tonight = today(now).advanced(by: 1).start(in: zone).addingTimeInterval(5 * 60)
    let morning = today(now).start(in: zone).addingTimeInterval(5 * 60)
    return morning > now ? morning : tonight
  }

  private static let zone = Zone("America/New_York") ?? Zone(secondsFromGMT: -5 * 3600)
}
