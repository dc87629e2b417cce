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

  /// The magnitude at 1,000 km and half lit, to a magnitude or so, as it changes when the solar arrays turn. The ISS's
  /// is from M. McCants' list of standard magnitudes. Tiangong's is an estimate: its arrays have a quarter of the area,
  /// which makes it 1.5 magnitudes fainter, and observers report two.
  package var standardMagnitude: Double {
    switch self {
    case .iss: -1.8
    case .tiangong: 0
    }
  }
}
