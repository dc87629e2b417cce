package import Entities
import Essentials

/// The sky over a city, as its row shows it.
package struct CitySky: Equatable {
  /// Whether the sun is up; `nil` until it is computed.
  package var isDay: Bool?
  /// The sky of the current day and night; `nil` until it is asked for.
  package var report: SkyReport?
  /// Sunrise and sunset of today and the forecast's days; empty until they are asked for.
  package var sunTimes: [CivilDate: SunTimes] = [:]
  /// The inputs that ``report`` was computed from; `nil` if it has to be computed anew.
  var key: SkyKey?
  /// The night as the row's document describes it; `nil` for rows that aren't from a document.
  var documentedNight: DocumentedNight?

  /// Replaces the parts of a report that ``documentedNight`` has for the same night; leaves out passes over by `now`.
  func complete(_ report: inout SkyReport, at now: Date) {
    guard let night = documentedNight, night.date == report.date else { return }
    report.stargazing = night.stargazing
    report.passes = night.passes?.filter { $0.end.time > now } ?? report.passes
    report.aurora = night.aurora ?? report.aurora
  }
}

/// The parts of a night that are taken from a document because they can't be computed from place and time.
struct DocumentedNight: Equatable {
  /// The date of the evening on which the night begins.
  var date: CivilDate
  /// The outlook for stargazing; a document has only part of the forecast behind it.
  var stargazing: StargazingReport
  /// `nil` if unknown; empty if the document says that there are none.
  var passes: [SatellitePass]?
  /// `nil` if unknown.
  var aurora: AuroraReport?
}
