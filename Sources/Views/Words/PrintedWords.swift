package import Entities
package import Imaging
package import ViewModels

/// What commands tell a person beside tables and pages, in one language.
package nonisolated struct PrintedWords: Sendable {
  /// Why cities are old or missing, without their names.
  package var shortage: @Sendable (Shortage) -> String
  /// Why no passes of satellites can be told, with the next step.
  package var noPasses: @Sendable (NoPasses) -> String
  /// What a service says of the product it is asked for.
  package var goesAway: @Sendable (Service) -> String
  package var missingPictures: @Sendable (ServiceFailure) -> String
  package var notDrawn: @Sendable (ImageError) -> String
  /// What of an area a line of doctor is about.
  package var subjectName: @Sendable (Finding.Subject) -> String
  /// What was found, without a full stop.
  package var fact: @Sendable (Finding.Fact) -> String
  /// What a person can do about it.
  package var step: @Sendable (Finding.Step) -> String
}

/// Why something was not done, in one language.
package nonisolated struct ProblemWords: Sendable {
  /// Why a service gave nothing, without a capital and a full stop.
  package var service: @Sendable (ServiceFailure) -> String
  package var city: @Sendable (CityProblem) -> String
  package var settings: @Sendable (SettingsProblem) -> String
  package var warning: @Sendable (SettingsWarning) -> String
  package var sky: @Sendable (SkyProblem) -> String
  package var picture: @Sendable (PictureNotice) -> String
  package var program: @Sendable (ProgramProblem) -> String
  package var image: @Sendable (ImageError) -> String

  /// A problem as a sentence that stands alone.
  package func sentence(_ problem: Problem) -> String {
    switch problem {
    case .service(let failure): service(failure).capitalizedFirst + "."
    case .city(let problem): city(problem)
    case .settings(let problem): settings(problem)
    case .sky(let problem): sky(problem)
    case .picture(let problem): picture(.problem(problem))
    case .program(let problem): program(problem)
    case .other(let text): text
    }
  }
}

/// What may take so long that a line tells of it.
package nonisolated enum LongWork: CaseIterable, Sendable {
  case pictureOfTheDay, pictureList, picture, originalPicture, drawing
}

/// Why the weather of cities is old or missing.
package nonisolated enum Shortage: Sendable {
  /// The outlook of a night uses a kept forecast, or has none.
  case outlook(ServiceFailure, hasForecast: Bool)
  /// Nothing can be refreshed in a document.
  case document(ServiceFailure?, isOld: Bool)
  /// A forecast is kept, and the weather now is not known.
  case forecastAlone(ServiceFailure)
  /// What was kept is shown, or nothing is there.
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
