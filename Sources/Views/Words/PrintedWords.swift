package import Entities
package import Imaging
package import ViewModels

/// What commands tell a person beside tables and pages, in one language. Places, sizes and commands are texts already.
package nonisolated struct PrintedWords: Sendable {
  // The list of cities.
  /// `Added Seoul, South Korea (37.57, 126.98).`; the label where it is not the place's name.
  package var added: @Sendable (_ place: String, _ label: String?, _ position: String) -> String
  /// Which other places may have been meant, and the command that takes the first of them instead.
  package var mending: @Sendable (_ others: [String], _ command: String) -> String
  /// That a city is shown this once, the command that keeps it, and which other places have its name.
  package var guest: @Sendable (_ city: String, _ command: String, _ others: [String]) -> String
  /// What a place without a name of its own is called after the nearest one.
  package var near: @Sendable (_ name: String) -> String

  // Settings and cache.
  /// Whether there is a key, whose text is never shown.
  package var secret: @Sendable (_ isSet: Bool) -> String
  /// Temperature, wind speed, precipitation, pressure, distance, clock.
  package var unitNames: [String]

  // Weather.
  /// Why cities are old or missing, without their names.
  package var shortage: @Sendable (Shortage) -> String
  /// `Seoul, Busan and 4 more`.
  package var names: @Sendable (_ first: [String], _ more: Int) -> String
  /// Why no passes of satellites can be told, with the next step.
  package var noPasses: @Sendable (NoPasses) -> String
  /// What a service says of the product it is asked for.
  package var goesAway: @Sendable (Service) -> String

  // Pictures.
  package var underWay: @Sendable (LongWork) -> String
  package var missingPictures: @Sendable (ServiceFailure) -> String
  package var notDrawn: @Sendable (ImageError) -> String

  // The doctor.
  /// What of an area a line is about.
  package var subjectName: @Sendable (Finding.Subject) -> String
  /// What was found, without a full stop.
  package var fact: @Sendable (Finding.Fact) -> String
  /// What a person can do about it.
  package var step: @Sendable (Finding.Step) -> String
  package var verdictName: @Sendable (Finding.Verdict) -> String
  package var areaName: @Sendable (Finding.Area) -> String
  package var findings: @Sendable (_ ok: Int, _ warnings: Int, _ problems: Int) -> String
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
