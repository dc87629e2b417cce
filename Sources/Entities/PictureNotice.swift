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
