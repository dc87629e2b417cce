package import Entities
package import Services

/// Which picture to load.
package enum PictureQuery: Equatable, Sendable {
  /// Today's, or the latest available.
  case latest
  /// That of a day in New York.
  case day(CivilDate)
  /// That of a random day; offline, a random cached one.
  case random

  /// A service's answer, from the network or its cache.
  /// - Throws: `PictureProblem` if there is no such picture, neither sent nor cached.
  package nonisolated func report(from service: PictureService) async throws(PictureProblem) -> PictureReport {
    switch self {
    case .latest: try await service.todaysPicture()
    case .day(let day): try await service.picture(of: day)
    case .random: try await service.randomPicture()
    }
  }
}
