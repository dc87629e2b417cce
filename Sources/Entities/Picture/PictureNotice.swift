import Essentials

/// A notice about a picture: why there is none, or how it differs from the requested one.
package enum PictureNotice: Hashable, Sendable {
  case problem(PictureProblem)
  /// A cached picture is shown, as the service failed or wasn't asked in time (`because` is `nil`). `minutes` is its age.
  case cached(of: CivilDate, minutes: Int, because: ServiceFailure?)
  /// NASA has published nothing newer than this day's picture.
  case frozen(CivilDate)
  /// The picture for a day isn't out yet; the latest is shown.
  case early(CivilDate, latest: CivilDate)
  /// A finished sentence, such as one read from a document.
  case sentence(String)
}

extension PictureNotice: Phrased {
  /// A sentence.
  package var phrase: Phrase {
    switch self {
    case .problem(let problem): problem.phrase
    case .cached(let day, let minutes, let failure?):
      Phrase(sentence: Self.cached(day, minutes, failure))
    case .cached(let day, let minutes, nil): Phrase("This is the picture for \(day), fetched \(Self.age(minutes)) ago.")
    case .frozen(let day): Phrase("NASA has nothing newer than the picture for \(day).")
    case .early(let day, let latest):
      Phrase("The picture for \(day) isn't out yet; this is the latest, from \(latest).")
    case .sentence(let text): Phrase(verbatim: text)
    }
  }

  private static func cached(_ day: CivilDate, _ minutes: Int, _ failure: ServiceFailure) -> Phrase {
    let shown = Phrase("\(failure.phrase); showing the picture for \(day), fetched \(age(minutes)) ago")
    return failure.remedy.map { Phrase("\(shown); \($0)") } ?? shown
  }

  /// An age in minutes, hours from two hours on, or days from two days on.
  private static func age(_ minutes: Int) -> Phrase {
    switch minutes {
    case ..<1: Phrase("less than a minute")
    case ..<120: Phrase(one: "\(minutes) minute", other: "\(minutes) minutes", minutes)
    case ..<(48 * 60): Phrase("\(minutes / 60) hours")
    default: Phrase("\(minutes / 1440) days")
    }
  }
}

/// Why there is no picture to show.
package enum PictureProblem: Error, Hashable, Sendable {
  case service(ServiceFailure)
  /// The picture's file couldn't be fetched from its host.
  case file(ServiceFailure, host: String)
  /// Before the first picture.
  case beforeFirst(CivilDate)
  /// After today's date in New York.
  case notOut(CivilDate)
  /// A day on which none was published.
  case noPicture(CivilDate)
  /// A range of days without pictures.
  case nothingBetween(CivilDate, CivilDate)
  case tooManyDays(limit: Int)
  /// A day whose entry is a video or something else.
  case noImage(Picture)
}

extension PictureProblem: Phrased {
  /// A sentence with the next step.
  package var phrase: Phrase {
    switch self {
    case .service(.offline): Phrase("Nothing is cached and the network is off; \(ServiceFailure.offline.pictureStep).")
    case .service(let failure): Phrase(sentence: Phrase("\(failure.phrase); \(failure.pictureStep)"))
    case .file(let failure, let host):
      Phrase(sentence: Phrase("\(failure.phrase(calling: Phrase(verbatim: host))); \(failure.pictureStep)"))
    case .beforeFirst(let day):
      Phrase(
        "There is no picture for \(day); the first is from \(Picture.firstDay): “skydash apod \(Picture.firstDay)”.")
    case .notOut(let day): Phrase("The picture for \(day) isn't out yet; “skydash apod” shows the latest.")
    case .noPicture(let day): Phrase("There is no picture for \(day); try the day before, or “skydash apod --random”.")
    case .nothingBetween(let first, let last):
      Phrase("There are no pictures from \(first) to \(last); try other dates, or “skydash apod --browse”.")
    case .tooManyDays(let limit):
      Phrase("That is more than \(limit) days; ask for fewer, or use “skydash apod --browse”.")
    case .noImage(let picture): Self.noImage(picture)
    }
  }

  private static func noImage(_ picture: Picture) -> Phrase {
    let address = (picture.videoURL ?? picture.pageURL).absoluteString
    return picture.mediaType == .video
      ? Phrase("The entry for \(picture.date) is a video: \(address)")
      : Phrase("The entry for \(picture.date) isn't a picture: \(address)")
  }
}

extension ServiceFailure {
  /// What to do if the picture couldn't be fetched.
  package var pictureStep: Phrase {
    switch self {
    case .keyMissing, .keyRefused: Phrase("set a key with “skydash config set nasaKey …”")
    case .refused, .notFound, .quoted: Phrase("try again later")
    case .offline, .unreachable, .noNetwork, .notBefore, .timedOut, .cutShort, .noData, .unreadable, .tooLarge: step
    }
  }
}
