import Entities

/// The parts of a night that are taken from a document, since they can't be recomputed from place and time: the stargazing
/// outlook, because a document has only part of the forecast behind it, satellite passes, and the aurora.
struct DocumentedNight: Equatable {
  /// The date of the evening on which the night begins.
  var date: CivilDate
  /// The stargazing outlook.
  var report: StargazingReport
  /// `nil` if unknown; empty if the document says that there are none.
  var passes: [SatellitePass]?
  /// `nil` if unknown.
  var aurora: AuroraReport?
}
