import Essentials

/// What a person should know of a picture: why there is none, or how it differs from what was asked for.
package enum PictureNotice: Hashable, Sendable {
  case problem(PictureProblem)
  /// The service was not asked in time, or failed; what was kept is shown. The age is in whole minutes.
  case kept(of: CivilDate, minutes: Int, because: ServiceFailure?)
  /// The service stands still.
  case frozen(CivilDate)
  /// The picture of a day is not out yet; the latest is shown.
  case early(CivilDate, latest: CivilDate)
  /// A sentence that was said before, such as one read from a document.
  case sentence(String)
}

extension PictureNotice: CustomStringConvertible {
  /// A sentence.
  package var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .kept(let day, let minutes, let failure?):
      "\(failure); showing the picture of \(day), got \(Self.age(minutes)) ago."
    case .kept(let day, let minutes, nil): "This is the picture of \(day), got \(Self.age(minutes)) ago."
    case .frozen(let day): "NASA has nothing newer than the picture of \(day)."
    case .early(let day, let latest): "The picture of \(day) is not out yet; this is the latest, of \(latest)."
    case .sentence(let text): text
    }
  }

  /// Minutes in the largest whole unit.
  private static func age(_ minutes: Int) -> String {
    switch minutes {
    case ..<1: "less than a minute"
    case ..<120: minutes == 1 ? "1 minute" : "\(minutes) minutes"
    case ..<(48 * 60): "\(minutes / 60) hours"
    default: "\(minutes / 1440) days"
    }
  }
}

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
    case .unreachable, .noNetwork: remedy ?? "check the connection and try again"
    case .notBefore(_, let date, _): "it is asked again after \(ISOText.here(date))"
    case .keyMissing, .keyRefused: "set a key with “skydash config set nasaKey …”"
    case .timedOut, .cutShort, .noData, .unreadable, .tooLarge, .refused, .notFound, .told: "try again later"
    }
  }
}
