/// Why something that was asked for was not done, in a form that each language can say in its own words.
package enum Problem: Equatable, Sendable {
  case service(ServiceFailure)
  case city(CityProblem)
  case settings(SettingsProblem)
  case sky(SkyProblem)
  case picture(PictureProblem)
  case program(ProgramProblem)
  /// Anything else, as a sentence.
  case other(String)

  /// The problem that an error stands for.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as ServiceFailure: .service(failure)
      case let problem as CityProblem: .city(problem)
      case let problem as SettingsProblem: .settings(problem)
      case let problem as SkyProblem: .sky(problem)
      case let problem as PictureProblem: .picture(problem)
      case let problem as ProgramProblem: .program(problem)
      default: .other(SafeText.line(String(describing: error)))
      }
  }

  /// A sentence that stands alone.
  package var phrase: Phrase {
    switch self {
    case .service(let failure): Phrase(sentence: failure.phrase)
    case .city(let problem): problem.phrase
    case .settings(let problem): problem.phrase
    case .sky(let problem): problem.phrase
    case .picture(let problem): problem.phrase
    case .program(let problem): problem.phrase
    case .other(let text): Phrase(verbatim: text)
    }
  }
}
