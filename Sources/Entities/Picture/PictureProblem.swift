import Essentials

/// Why there is no picture to show.
package enum PictureProblem: Error, Hashable, Sendable {
  case service(ServiceFailure)
  /// The picture's file couldn't be fetched from its host.
  case file(ServiceFailure, host: String)
  /// The day is before that of the first picture.
  case beforeFirst(CivilDate)
  /// The day is after today's date in New York, the time zone in which NASA publishes.
  case notPublishedYet(CivilDate)
  /// No picture was published on the day.
  case noPicture(CivilDate)
  /// No picture was published from the first to the last day.
  case nothingBetween(first: CivilDate, last: CivilDate)
  /// The range of days is longer than the limit.
  case tooManyDays(limit: Int)
  /// The day's entry is a video or something else.
  case noImage(Picture)
}

extension PictureProblem: Phrased {
  /// A sentence with the next step, or with the entry's address if that has no image.
  package var phrase: Phrase {
    switch self {
    case .service(.offline): Phrase("Nothing is cached and the network is off; \(ServiceFailure.offline.advice).")
    case .service(let failure): Phrase(sentence: Phrase("\(failure.phrase); \(failure.pictureAdvice)"))
    case .file(let failure, let host):
      Phrase(sentence: Phrase("\(failure.phrase(calling: Phrase(verbatim: host))); \(failure.pictureAdvice)"))
    case .beforeFirst(let day):
      Phrase(
        "There is no picture for \(day); the first is from \(Picture.firstDay): “skydash apod \(Picture.firstDay)”.")
    case .notPublishedYet(let day): Phrase("The picture for \(day) isn't out yet; “skydash apod” shows the latest.")
    case .noPicture(let day): Phrase("There is no picture for \(day); try the day before, or “skydash apod --random”.")
    case .nothingBetween(let first, let last):
      Phrase("There are no pictures from \(first) to \(last); try other dates, or “skydash apod --browse”.")
    case .tooManyDays(let limit):
      Phrase("That is more than \(limit) days; ask for fewer, or use “skydash apod --browse”.")
    case .noImage(let picture) where picture.mediaType == .video:
      Phrase("The entry for \(picture.date) is a video: \((picture.videoURL ?? picture.pageURL).absoluteString)")
    case .noImage(let picture):
      Phrase("The entry for \(picture.date) isn't a picture: \((picture.videoURL ?? picture.pageURL).absoluteString)")
    }
  }
}

extension ServiceFailure {
  /// What to do if the picture couldn't be fetched, as the end of a sentence.
  package var pictureAdvice: Phrase {
    switch self {
    case .keyMissing, .keyRefused: Phrase("set a key with “skydash config set nasaKey …”")
    case .refused, .notFound, .quoted: Phrase("try again later")
    case .offline, .requestFailed, .cannotConnect, .notBefore, .timedOut, .cutShort, .noData, .unreadable, .tooLarge:
      advice
    }
  }
}
