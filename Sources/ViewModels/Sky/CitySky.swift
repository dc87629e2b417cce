package import Entities
import Essentials

/// The sky over a city, as its row shows it.
package struct CitySky: Equatable {
  /// Whether the sun is up; `nil` until it is computed.
  package var isDay: Bool?
  /// The sky of the present day and night; `nil` until it is asked for.
  package var report: SkyReport?
  /// Sunrise and sunset of the forecast's days, if they were asked for.
  package var sunTimes: [CivilDate: SunTimes] = [:]
  /// The key of ``report``.
  var key: SkyKey?
  /// What a document says of its night; `nil` for rows that aren't from one.
  var documented: DocumentedNight?

  package init() {}

  /// Fills in the documented parts if they are of the same night.
  func complete(_ report: inout SkyReport, at now: Date) {
    guard let documented, documented.date == report.date else { return }
    report.stargazing = documented.report
    report.passes = documented.passes?.filter { $0.end.time > now } ?? report.passes
    report.aurora = documented.aurora ?? report.aurora
  }
}
