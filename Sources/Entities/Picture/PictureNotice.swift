/// A notice about a picture: why there is none, or how it differs from the requested one.
package enum PictureNotice: Hashable, Sendable {
  case problem(PictureProblem)
  /// A cached picture, `minutes` old, is shown, as the service failed or, if `because` is `nil`, wasn't asked.
  case cached(of: CivilDate, minutes: Int, because: ServiceFailure?)
  /// NASA has published nothing newer than this day's picture, although that is days old.
  case frozen(CivilDate)
  /// The picture for a day isn't out yet; the latest is shown.
  case notPublishedYet(CivilDate, latest: CivilDate)
  /// A finished sentence, such as one read from a document.
  case sentence(String)
}

extension PictureNotice: Phrased {
  package var phrase: Phrase {
    switch self {
    case .problem(let problem): problem.phrase
    case .cached(let day, let minutes, let failure?): Phrase(sentence: Self.cached(day, minutes, failure))
    case .cached(let day, let minutes, nil): Phrase("This is the picture for \(day), fetched \(Self.age(minutes)) ago.")
    case .frozen(let day): Phrase("NASA has nothing newer than the picture for \(day).")
    case .notPublishedYet(let day, let latest):
      Phrase("The picture for \(day) isn't out yet; this is the latest, from \(latest).")
    case .sentence(let text): Phrase(verbatim: text)
    }
  }

  private static func cached(_ day: CivilDate, _ minutes: Int, _ failure: ServiceFailure) -> Phrase {
    let shown = Phrase("\(failure.phrase); showing the picture for \(day), fetched \(age(minutes)) ago")
    return failure.remedy.map { Phrase("\(shown); \($0)") } ?? shown
  }

  /// An age in minutes, from two hours on in hours, from two days on in days.
  private static func age(_ minutes: Int) -> Phrase {
    switch minutes {
    case ..<1: Phrase("less than a minute")
    case ..<120: Phrase(one: "\(minutes) minute", other: "\(minutes) minutes", minutes)
    case ..<(48 * 60): Phrase("\(minutes / 60) hours")
    default: Phrase("\(minutes / 1440) days")
    }
  }
}
