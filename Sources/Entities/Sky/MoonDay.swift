/// The moon on one evening of a calendar.
package struct MoonDay: Hashable, Sendable {
  package var date: CivilDate
  /// The moon at 22:00, oriented as on the meridian: north up, or south up in the southern hemisphere.
  package var moon: MoonReport

  package init(date: CivilDate, moon: MoonReport) { (self.date, self.moon) = (date, moon) }
}
