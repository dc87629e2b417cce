/// The days and events of a year over one city.
package struct YearCalendar: Hashable, Sendable {
  package var city: City
  package var year: SkyYear
  /// The events of the year, in order of time.
  package var events: [SkyEvent]
  /// The current local date.
  package var today: CivilDate

  package init(city: City, year: SkyYear, events: [SkyEvent], today: CivilDate) {
    (self.city, self.year, self.events, self.today) = (city, year, events, today)
  }
}
