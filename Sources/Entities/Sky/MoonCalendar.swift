/// A month's moon over one city.
package struct MoonCalendar: Hashable, Sendable {
  /// The moon on one evening.
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    /// The moon at 22:00, oriented as on the meridian: north up, or south up in the southern hemisphere.
    package var moon: MoonReport

    package init(date: CivilDate, moon: MoonReport) { (self.date, self.moon) = (date, moon) }
  }

  package var city: City
  /// The days of the month, in order.
  package var days: [Day]
  /// The principal phases and perigees, in order of time.
  package var events: [SkyEvent]
  /// Runs of days with midnight sun, and those with polar night, in order.
  package var midnightSun: [ClosedRange<CivilDate>]
  package var polarNight: [ClosedRange<CivilDate>]
  /// The current local date.
  package var today: CivilDate

  package init(
    city: City, days: [Day], events: [SkyEvent], midnightSun: [ClosedRange<CivilDate>],
    polarNight: [ClosedRange<CivilDate>], today: CivilDate
  ) {
    (self.city, self.days, self.events, self.today) = (city, days, events, today)
    (self.midnightSun, self.polarNight) = (midnightSun, polarNight)
  }
}
