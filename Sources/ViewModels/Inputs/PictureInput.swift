package import Entities
package import Services

/// Which picture someone asked for.
package enum PictureInput: Equatable, Sendable {
  /// Today's, or the latest there is.
  case latest
  case day(CivilDate)
  /// Any day's.
  case random

  /// The report of a service on the picture asked for.
  package nonisolated func report(from service: PictureService) async throws(PictureProblem) -> PictureReport {
    switch self {
    case .latest: try await service.todays()
    case .day(let day): try await service.picture(of: day)
    case .random: try await service.anyPicture()
    }
  }
}
