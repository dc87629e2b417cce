import Essentials

/// Why there is no picture to show.
package enum PictureProblem: Error, Hashable, Sendable {
  case service(ServiceFailure)
  /// A picture's file did not come from where it is.
  case file(ServiceFailure, host: String)
  /// Before the first picture.
  case beforeFirst(CivilDate)
  /// After today in New York.
  case notOut(CivilDate)
  /// A day that never had one.
  case noPicture(CivilDate)
  /// A span of days without any.
  case nothingBetween(CivilDate, CivilDate)
  case tooManyDays(limit: Int)
  /// A day whose entry is a video or something else.
  case noImage(Picture)
}

extension PictureProblem: CustomStringConvertible {
  /// A sentence with the next step.
  package var description: String {
    switch self {
    case .service(let failure):
      "\(failure == .offline ? "Nothing is kept and the network is off" : "\(failure)"); \(failure.pictureStep)."
    case .file(let failure, let host): "\(failure.description(calling: host)); \(failure.pictureStep)."
    case .beforeFirst(let day):
      "There is no picture of \(day): the first is of \(Picture.firstDay); try “skydash apod \(Picture.firstDay)”."
    case .notOut(let day): "The picture of \(day) is not out yet; “skydash apod” shows the latest."
    case .noPicture(let day): "There is no picture of \(day); try the day before, or “skydash apod --random”."
    case .nothingBetween(let first, let last):
      "There is no picture from \(first) to \(last); try other days, or “skydash apod --browse”."
    case .tooManyDays(let limit): "That is more than \(limit) days; ask for fewer, or use “skydash apod --browse”."
    case .noImage(let picture): Self.noImage(picture)
    }
  }

  private static func noImage(_ picture: Picture) -> String {
    let kind = picture.mediaType == .video ? "a video" : "no picture"
    return "The entry of \(picture.date) is \(kind); it is at \(picture.videoURL ?? picture.pageURL)."
  }
}

extension ServiceFailure {
  /// What a person can do when the picture did not come.
  package var pictureStep: String {
    switch self {
    case .offline: "run again without --offline"
    case .unreachable: "check the connection and try again"
    case .notBefore(_, let date, _): "it is asked again after \(date.formatted(.iso8601))"
    case .keyMissing, .keyRefused: "set a key with “skydash config set nasaKey …”"
    case .timedOut, .cutShort, .noData, .unreadable, .refused, .notFound: "try again later"
    }
  }
}
