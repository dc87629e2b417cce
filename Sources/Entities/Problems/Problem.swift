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
}

/// One line of what `skydash doctor` found.
package struct Finding: Hashable, Sendable {
  /// How it is.
  package enum Verdict: String, CaseIterable, Sendable {
    case ok, warning, problem
  }

  /// What a line is about, in the order of the lines.
  package enum Area: String, CaseIterable, Sendable {
    case settings, cache, keys, services, clock, system, terminal
  }

  package var area: Area
  /// What of it, such as a service's name; one safe line.
  package var subject: String
  package var verdict: Verdict
  /// What was found, without a full stop.
  package var text: String
  /// What a person can do about it; `nil` when there is nothing to do.
  package var nextStep: String?

  package init(
    _ area: Area, _ subject: String, _ verdict: Verdict = .ok, _ text: String, nextStep: String? = nil
  ) {
    self.area = area
    self.subject = subject
    self.verdict = verdict
    self.text = text
    self.nextStep = nextStep
  }
}
