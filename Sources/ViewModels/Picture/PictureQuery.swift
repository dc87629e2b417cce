package import Entities
package import Services

/// Which picture to load.
package enum PictureQuery: Equatable, Sendable {
  /// Today's, or the latest available.
  case latest
  case day(CivilDate)
  case random

  package nonisolated func report(from service: PictureService) async throws(PictureProblem) -> PictureReport {
    switch self {
    case .latest: try await service.todaysPicture()
    case .day(let day): try await service.picture(of: day)
    case .random: try await service.randomPicture()
    }
  }
}
