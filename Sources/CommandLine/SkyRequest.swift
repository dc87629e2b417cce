package import Entities

/// `skydash sky`: whose sky, which night, which moment.
package struct SkyRequest: Equatable, Sendable {
  /// A saved city; `nil` compares all cities, or those of `--city`.
  package var name: String?
  /// The evening's date in the city; `nil` for today.
  package var date: CivilDate?
  /// The local time at which altitudes are told; `nil` for now, or 22:00 of another day.
  package var time: ClockTime?

  package init(name: String? = nil, date: CivilDate? = nil, time: ClockTime? = nil) {
    self.name = name
    self.date = date
    self.time = time
  }
}
