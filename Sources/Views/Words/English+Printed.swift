import Entities
import Essentials
import Imaging
import ViewModels

nonisolated extension PrintedWords {
  static let english = PrintedWords(
    shortage: {
      switch $0 {
      case .outlook(let problem, let hasForecast):
        "\(problem); the outlook \(hasForecast ? "uses a kept" : "lacks a") forecast; \(problem.nextStep)."
      case .document(let problem?, _): "\(problem); make it anew."
      case .document(nil, let isOld):
        "the document\(isOld ? "'s weather is old" : " has no weather"); make it anew."
      case .forecastAlone(let problem):
        "\(problem == .offline ? "the network is off" : "\(problem)"); the weather now is missing, only a forecast is kept; "
          + "\(problem.nextStep)."
      case .weather(let problem, let isShown):
        "\(problem)\(isShown ? "; showing what was kept" : ""); \(problem.nextStep)."
      case .nothingKnown: "nothing is known yet; run again without --offline."
      case .oldAnswer: "the service's newest values are old; try again later."
      case .oldKept: "what was kept is old; run without --offline to refresh."
      }
    },
    noPasses: {
      let why =
        switch $0 {
        case .failed(.offline): "no recent orbits are kept and the network is off; run again without --offline"
        case .failed(let problem): "\(problem); \(problem.nextStep)"
        case .failedLately: "Celestrak, asked for their orbits, failed a few minutes ago; try again in ten minutes"
        case .tooOld(let days):
          "Celestrak's newest orbits are \(days) days old, and they are good for two weeks; try again later"
        case .notListed: "Celestrak has no data for them; try again later"
        case .tooFar: "orbits are good for two weeks; choose a --date nearer to today"
        }
      return "No passes of the ISS or Tiangong can be told: \(why)."
    }, goesAway: { "\($0.title) says that what skydash asks it for will go away; look for a newer skydash." },
    missingPictures: { "\($0); some days may be missing; \($0.pictureStep)." },
    notDrawn: { "\($0) Use --open to see it in a browser." }, subjectName: { $0.description }, fact: { $0.description },
    step: { $0.description })
}

nonisolated extension ServiceFailure {
  /// What a person can do about it.
  fileprivate var nextStep: String {
    switch self {
    case .offline: "run again without --offline"
    case .unreachable, .noNetwork: remedy ?? "check the connection and try again"
    case .timedOut, .cutShort, .noData, .unreadable, .tooLarge: "try again later"
    case .notBefore(_, let date, _): "it is asked again after \(ISOText.here(date))"
    case .refused(_, let status, _): status >= 500 ? "try again later" : "please report this"
    case .keyMissing(let service), .keyRefused(let service, _): "set one with “skydash config set \(service.keyName) …”"
    case .notFound: "check the place with “skydash list”"
    case .told: "make the document anew"
    }
  }
}

/// The problems describe themselves in English, which is also what JSON says in every language.
nonisolated extension ProblemWords {
  static let english = ProblemWords(
    service: { $0.description }, city: { $0.description }, settings: { $0.description },
    warning: { $0.description }, sky: { $0.description }, picture: { $0.description }, program: { $0.description },
    image: { $0.description })
}
