import Entities
import Foundation
import Services

extension DashboardViewModel {
  /// Keeps the dashboard alive until its task is cancelled: shows what is kept, refreshes when that is due, follows
  /// the clock and what other programs save.
  ///
  /// It wakes once a second, and looks at the wall clock each time: a laptop that slept, or a clock that was set,
  /// needs no case of its own.
  package func run() async {
    guard let services else { return }
    showKept()
    picture.showKept()
    startRefresh()
    while !Task.isCancelled {
      guard (try? await services.clock.sleep(1)) != nil else { break }
      tick()
    }
    tasks.forEach { $0.cancel() }
  }

  /// One second's work.
  package func tick() {
    let present = Self.wholeMinute(now)
    if present != minute.value {
      minute.value = present
      rows.value.forEach { $0.tick(at: now) }
      updateSky()
    }
    picture.tick(at: now)
    readSettings()
    refreshIfDue()
    countdown.value = countdownNow
  }

  private func refreshIfDue() {
    guard !isPaused.value, !isRefreshing.value, let due = nextRefresh.value else { return }
    let isFarOff = due.timeIntervalSince(now) > Double(settings.watchInterval.value) * 2
    if now >= due || isFarOff { startRefresh() }
  }

  /// Stops and resumes refreshing by itself; resuming refreshes when that is overdue.
  package func togglePause() {
    isPaused.value.toggle()
    say(isPaused.value ? "Paused; p resumes." : "Resumed.")
    refreshIfDue()
  }

  /// Refreshes all cities now, as far as anything is due by its time to live.
  package func refresh() {
    guard services?.policy != .never else { return say("The network is off (--offline).") }
    startRefresh()
  }

  /// Shows what is kept of every city, without any request.
  package func showKept() {
    guard let services else { return }
    for report in services.weather.kept(for: rows.value.compactMap(\.city)) where report.current != nil {
      show(report)
    }
    updateSky()
  }

  /// Refreshes some cities, or all, in the background.
  func startRefresh(only some: [City]? = nil) {
    guard let services, !isRefreshing.value || some != nil else { return }
    let cities = some ?? rows.value.compactMap(\.city)
    guard !cities.isEmpty else { return }
    if some == nil { isRefreshing.value = true }
    tasks.removeAll(where: \.isCancelled)
    tasks.append(
      Task {
        let reports = await services.weather.weather(
          of: cities, kinds: Set(WeatherKind.allCases), policy: services.policy
        ) { [weak self] report in await self?.show(report) }
        guard !Task.isCancelled else { return }
        finish(reports, isWhole: some == nil)
      })
  }

  private func finish(_ reports: [CityWeather], isWhole: Bool) {
    reports.forEach(show)
    updateSky()
    guard isWhole else { return }
    isRefreshing.value = false
    lastRefresh = now
    let problems = reports.compactMap(\.problem)
    refreshFailed.value = !problems.isEmpty && problems.count == reports.count
    failures = problems.isEmpty ? 0 : failures + 1
    nextRefresh.value = now.addingTimeInterval(pause(after: problems))
    countdown.value = countdownNow
  }

  /// Seconds to the next refresh: the interval, or after a failure 30 s, doubled each time, and never before a
  /// service that asked to wait.
  private func pause(after problems: [ServiceFailure]) -> Double {
    let interval = Double(max(settings.watchInterval.value, 10))
    guard !problems.isEmpty else { return interval }
    var pause = min(30 * Double(1 << min(failures - 1, 6)), interval)
    for case .notBefore(_, let date, _) in problems { pause = max(pause, date.timeIntervalSince(now)) }
    return max(pause, 10)
  }

  private var countdownNow: Countdown? {
    guard !isPaused.value, !isRefreshing.value, let due = nextRefresh.value else { return nil }
    return Countdown(to: due, from: now, isAfterFailure: refreshFailed.value)
  }
}
