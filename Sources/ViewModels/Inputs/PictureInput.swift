package import Entities
import Essentials
package import Services

/// Which picture someone asked for.
package enum PictureInput: Equatable, Sendable {
  /// Today's, or the latest there is.
  case latest
  case day(CivilDate)
  /// Any day's.
  case random

  /// What someone typed: a day, `random`, or nothing for the latest. `nil` for anything else.
  package nonisolated init?(text: String) {
    let text = SafeText.line(text, limit: 40).lowercased()
    switch text {
    case "", "today": self = .latest
    case "random": self = .random
    default:
      guard let day = CivilDate(iso: text) else { return nil }
      self = .day(day)
    }
  }

  /// The report of a service on the picture asked for.
  package nonisolated func report(from service: PictureService) async throws(PictureProblem) -> PictureReport {
    switch self {
    case .latest: try await service.todays()
    case .day(let day): try await service.picture(of: day)
    case .random: try await service.anyPicture()
    }
  }
}
