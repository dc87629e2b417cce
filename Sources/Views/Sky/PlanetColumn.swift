/// A column of the table of planets, from left to right.
package nonisolated enum PlanetColumn: String, CaseIterable, Sendable {
  case name, magnitude, rise, highest, set, stands, look, best, aid

  /// The order in which columns leave a table that is too narrow.
  static let firstToGo: [PlanetColumn] = [.aid, .stands, .highest, .set, .rise, .magnitude, .best]
}
