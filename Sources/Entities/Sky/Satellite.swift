/// A satellite that is easily visible to the naked eye. The raw value is its NORAD catalogue number.
package enum Satellite: Int, CaseIterable, Codable, Sendable {
  case iss = 25544
  case tiangong = 48274

  /// The display name.
  package var name: String {
    switch self {
    case .iss: "ISS"
    case .tiangong: "Tiangong"
    }
  }

  /// The magnitude at 1,000 km and half lit. The ISS's is the usual one for pass predictions (M. McCants' list of
  /// standard magnitudes, Heavens-Above). None for the finished Tiangong seems to be published: its solar arrays have
  /// about a quarter of the ISS's 2,500 m², which makes it 1.5 magnitudes fainter, and observers report two. Passes
  /// may be a magnitude brighter or fainter, as both satellites flare and fade when their arrays turn.
  package var standardMagnitude: Double {
    switch self {
    case .iss: -1.8
    case .tiangong: 0
    }
  }
}
