package import Entities

/// Why something was not done, in one language.
package nonisolated struct ProblemWords: Sendable {
  /// Why a service gave nothing, without a capital and a full stop.
  package var service: @Sendable (ServiceFailure) -> String
  package var city: @Sendable (CityProblem) -> String
  package var settings: @Sendable (SettingsProblem) -> String
  package var sky: @Sendable (SkyProblem) -> String
  package var picture: @Sendable (PictureNotice) -> String

  /// A problem as a sentence that stands alone.
  package func sentence(_ problem: Problem) -> String {
    switch problem {
    case .service(let failure):
      let text = service(failure)
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    case .city(let problem): return city(problem)
    case .settings(let problem): return settings(problem)
    case .sky(let problem): return sky(problem)
    case .other(let text): return text
    }
  }
}
