import Entities
import ViewModels

/// How many days of a forecast were requested, and how many are known.
struct ForecastDays {
  let requested: Int
  /// The most days known for any city, including today.
  let known: Int

  init(_ dashboard: DashboardViewModel, requested: Int) {
    self.requested = requested
    known =
      dashboard.rows.value.map { row in
        let today = CivilDate(dashboard.now, in: row.zone)
        return row.forecast?.days.count { $0.date >= today } ?? 0
      }.max() ?? 0
  }

  /// How many days the table has columns for: at least one, even if none is known.
  var columns: Int { min(requested, max(known, 1)) }

  /// Whether some but not all of the requested days are known.
  var lacksSome: Bool { known > 0 && known < requested }

  /// Removes daily values of days that weren't requested, for documents. Hours stay: rain soon may be on the next day.
  func limit(_ dashboard: DashboardViewModel) {
    for row in dashboard.rows.value {
      let end = CivilDate(dashboard.now, in: row.zone).advanced(by: requested)
      row.weather.value.forecast?.value.days.removeAll { $0.date >= end }
    }
  }
}
