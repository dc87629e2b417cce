/// The moon through a month over one city.
package struct MoonCalendar: Hashable, Sendable {
  package var city: City
  package var days: [MoonDay]
  /// The principal phases and perigees.
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
    self.city = city
    self.days = days
    self.events = events
    self.midnightSun = midnightSun
    self.polarNight = polarNight
    self.today = today
  }
}

/// The moon on one evening of a calendar.
package struct MoonDay: Hashable, Sendable {
  package var date: CivilDate
  /// The moon at 22:00, oriented as on the meridian: north up, or south up in the southern hemisphere.
  package var moon: MoonReport

  package init(date: CivilDate, moon: MoonReport) {
    self.date = date
    self.moon = moon
  }
}
