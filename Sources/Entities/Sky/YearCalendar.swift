/// A year of daylight and sky events over one city.
package struct YearCalendar: Hashable, Sendable {
  package var city: City
  /// The light of each day.
  package var daylight: SkyYear
  /// The events of the year by the city's clocks, in order of time.
  package var events: [SkyEvent]
  /// The current local date.
  package var today: CivilDate

  package init(city: City, daylight: SkyYear, events: [SkyEvent], today: CivilDate) {
    (self.city, self.daylight, self.events, self.today) = (city, daylight, events, today)
  }
}
