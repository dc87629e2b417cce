import Entities

/// The parts of a night that are taken from a document, because they depend on more than place and time: the outlook (the
/// document lacks part of its forecast), passes and aurora.
struct DocumentedNight: Equatable {
  /// The evening's.
  var date: CivilDate
  var report: StargazingReport
  /// `nil` if unknown; empty if the document says that there are none.
  var passes: [SatellitePass]?
  /// `nil` if unknown.
  var aurora: AuroraReport?
}
