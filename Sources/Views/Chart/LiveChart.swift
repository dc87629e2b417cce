import Entities
import Essentials
import ViewModels

/// The state of the chart on a live screen: its moment and its part of the sky.
struct LiveChart: Equatable {
  /// The minutes from now to the chart's moment, negative in the past; at most 366 days either way.
  private(set) var minutes = 0
  /// The part of the sky that is shown, one of `views`.
  private(set) var view = ChartView.whole

  /// The steps through time, in minutes.
  private static let (step, day) = (10, 1440)

  /// The views that ↑ and ↓ go through: the whole sky, then once around the horizon.
  private static let views: [ChartView] = [.whole] + stride(from: 0, to: 360, by: 45).map { .facing($0) }

  /// Moves by steps of ten minutes, back if negative.
  mutating func move(bySteps steps: Int) { move(by: steps * Self.step) }

  /// Moves by whole days of 24 hours, back if negative.
  mutating func move(byDays days: Int) { move(by: days * Self.day) }

  mutating func goToNow() { minutes = 0 }

  private mutating func move(by change: Int) {
    let year = 366 * Self.day
    minutes = min(max(minutes + change, -year), year)
  }

  /// Goes to the start of the selected city's next darkness, or to the darkest moment where it doesn't get dark.
  mutating func goToDarkness(_ dashboard: DashboardViewModel) {
    guard let city = dashboard.selected.value?.city else { return }
    let now = dashboard.minute.value
    let darkness = dashboard.darkness(after: now, over: city)
    minutes = Int((darkness.instant.timeIntervalSince(now) / 60).rounded(.up))
  }

  /// Goes some views on, or back if `steps` is negative; the first follows the last.
  mutating func turn(by steps: Int) {
    let (views, index) = (Self.views, Self.views.firstIndex(of: view) ?? 0)
    view = views[(index + steps % views.count + views.count) % views.count]
  }

  /// The sky over the selected city at the chart's moment; `nil` if none is selected.
  func skyChart(in dashboard: DashboardViewModel) -> SkyChart? {
    guard let row = dashboard.selected.value else { return nil }
    let moment = dashboard.minute.value.addingTimeInterval(Double(minutes) * 60)
    return dashboard.chart(of: row, at: moment)
  }
}
