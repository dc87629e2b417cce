import Entities
import Services
import ViewModels

/// How many days of a forecast were requested, and how many are known.
struct ForecastDays {
  let asked: Int
  /// The most days known for any city, including today.
  let known: Int

  init(_ dashboard: DashboardViewModel, asked: Int) {
    self.asked = asked
    let now = dashboard.now
    known =
      dashboard.rows.value.map { row in
        let today = CivilDate(now, in: row.zone)
        return row.forecast?.days.count { $0.date >= today } ?? 0
      }.max() ?? 0
  }

  /// How many days the table has columns for: at least one, even if none is known.
  var shown: Int { min(asked, max(known, 1)) }

  /// Whether some but not all of the requested days are known.
  var lacksSome: Bool { (1..<max(asked, 1)).contains(known) }

  /// Removes the days that weren't requested, for documents.
  func cut(_ dashboard: DashboardViewModel) {
    for row in dashboard.rows.value {
      let end = CivilDate(dashboard.now, in: row.zone).advanced(by: asked)
      row.weather.value.forecast?.value.days.removeAll { $0.date >= end }
    }
  }
}
