/// The moon through a month over one city.
package struct MoonCalendar: Hashable, Sendable {
  package var city: City
  /// The days of the month, in order.
  package var days: [MoonDay]
  /// The principal phases and perigees, in order of time.
  package var events: [SkyEvent]
  /// Runs of days with midnight sun or polar night, first to last.
  package var midnightSun: [ClosedRange<CivilDate>]
  package var polarNight: [ClosedRange<CivilDate>]
  /// The current local date.
  package var today: CivilDate

  package init(
    city: City, days: [MoonDay], events: [SkyEvent], midnightSun: [ClosedRange<CivilDate>],
    polarNight: [ClosedRange<CivilDate>], today: CivilDate
  ) {
    (self.city, self.days, self.events, self.today) = (city, days, events, today)
    (self.midnightSun, self.polarNight) = (midnightSun, polarNight)
  }
}
