package import Entities
package import Imaging
package import ViewModels

/// What may take so long that a line says so.
package nonisolated enum LongWork: CaseIterable, Sendable {
  case pictureOfTheDay, pictureList, picture, originalPicture, drawing
}

/// Why the weather of cities is old or missing.
package nonisolated enum Shortage: Sendable {
  /// The outlook of a night uses a cached forecast, or has none.
  case outlook(ServiceFailure, hasForecast: Bool)
  /// Nothing can be refreshed in a document.
  case document(ServiceFailure?, isOld: Bool)
  /// A forecast is cached, and the weather now is not known.
  case forecastAlone(ServiceFailure)
  /// What was cached is shown, or nothing is there.
  case weather(ServiceFailure, isShown: Bool)
  /// Nobody was ever asked.
  case nothingKnown
  /// The service has nothing newer.
  case oldAnswer
  /// Nobody was asked for something newer.
  case oldKept
}

nonisolated extension LongWork {
  package var phrase: Phrase {
    switch self {
    case .pictureOfTheDay: Phrase("Loading the picture of the day")
    case .pictureList: Phrase("Loading the list of pictures")
    case .picture: Phrase("Loading the picture")
    case .originalPicture: Phrase("Loading the original picture")
    case .drawing: Phrase("Drawing the picture")
    }
  }
}

nonisolated extension Finding.Verdict {
  var phrase: Phrase {
    switch self {
    case .ok: Phrase("ok", context: "doctor")
    case .warning: Phrase("warning", context: "doctor")
    case .problem: Phrase("problem", context: "doctor")
    }
  }
}

nonisolated extension Finding.Area {
  var phrase: Phrase {
    switch self {
    case .settings: Phrase("settings", context: "doctor")
    case .cache: Phrase("cache", context: "doctor")
    case .keys: Phrase("keys", context: "doctor")
    case .services: Phrase("services", context: "doctor")
    case .clock: Phrase("clock", context: "doctor")
    case .system: Phrase("system", context: "doctor")
    case .terminal: Phrase("terminal", context: "doctor")
    }
  }
}

nonisolated extension Shortage {
  /// Why cities are old or missing and what to do, without their names.
  package var phrase: Phrase {
    switch self {
    case .outlook(let problem, true):
      Phrase("\(problem.phrase); the stargazing score uses a cached forecast; \(problem.step).")
    case .outlook(let problem, false): Phrase("\(problem.phrase), so there is no stargazing score; \(problem.step).")
    case .document(let problem?, _): Phrase("\(problem.phrase); create the document again.")
    case .document(nil, true): Phrase("the document's weather is old; create it again.")
    case .document(nil, false): Phrase("the document has no weather; create it again.")
    case .forecastAlone(let problem):
      Phrase(
        "\(problem == .offline ? Phrase("the network is off") : problem.phrase); only a forecast is cached, no current weather; \(problem.step)."
      )
    case .weather(let problem, true): Phrase("\(problem.phrase); showing cached data; \(problem.step).")
    case .weather(let problem, false): Phrase("\(problem.phrase); \(problem.step).")
    case .nothingKnown: Phrase("nothing cached yet; run again without --offline.")
    case .oldAnswer: Phrase("the service's latest data is old; try again later.")
    case .oldKept: Phrase("the cached data is old; run again without --offline.")
    }
  }
}

nonisolated extension NoPasses {
  /// Why no passes can be predicted, with the next step.
  package var phrase: Phrase { Phrase("Can't predict ISS or Tiangong passes: \(reason).") }

  private var reason: Phrase {
    switch self {
    case .failed(.offline): Phrase("no recent orbits are cached and the network is off; run again without --offline")
    case .failed(let problem): Phrase("\(problem.phrase); \(problem.step)")
    case .failedLately:
      Phrase("Celestrak failed to send orbits a few minutes ago; try again in ten minutes")
    case .tooOld(let days):
      Phrase("Celestrak's newest orbits are \(days) days old, but orbits are good for two weeks only; try again later")
    case .notListed: Phrase("Celestrak sent no orbits; try again later")
    case .tooFar: Phrase("orbits are good for two weeks only; choose a --date closer to today")
    }
  }
}

nonisolated extension ImageError {
  package var phrase: Phrase {
    switch self {
    case .unknownFormat: Phrase("The file isn't a picture.")
    case .unsupported(let format): Phrase("\(format.rawValue) pictures aren't supported.")
    case .unsupportedJPEG(let kind):
      Phrase("This kind of JPEG (\(kind.phrase)) isn't supported.")
    case .damaged(let format): Phrase("The \(format.rawValue) picture is damaged.")
    case .fileTooLarge: Phrase("The picture's file is too large to show.")
    case .tooManyPixels(let width, let height):
      Phrase("The picture is too large to show (\(width) × \(height) pixels).")
    }
  }
}

nonisolated extension ImageError.RareJPEG {
  fileprivate var phrase: Phrase {
    switch self {
    case .losslessOrHierarchical: Phrase("lossless or hierarchical")
    case .arithmetic: Phrase("arithmetic coding")
    case .bits(let count): Phrase("\(count) bits per channel")
    case .channels(let count): Phrase("\(count) channels")
    }
  }
}
