/// The moon of one month at one city.
package struct MoonCalendar: Hashable, Sendable {
  package var city: City
  package var days: [MoonDay]
  /// Its quarters and perigees.
  package var events: [SkyEvent]
  /// Its days of the midnight sun and of the polar night, from first to last.
  package var midnightSun: [ClosedRange<CivilDate>]
  package var polarNight: [ClosedRange<CivilDate>]
  /// The local date now.
  package var today: CivilDate

  package init(
    city: City, days: [MoonDay], events: [SkyEvent], midnightSun: [ClosedRange<CivilDate>],
    polarNight: [ClosedRange<CivilDate>], today: CivilDate
  ) {
    self.city = city
    self.days = days
    self.events = events
    self.midnightSun = midnightSun
    self.polarNight = polarNight
    self.today = today
  }
}
