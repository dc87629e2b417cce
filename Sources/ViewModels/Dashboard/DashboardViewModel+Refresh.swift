import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// Keeps the dashboard alive until its task is cancelled: shows what is cached, refreshes when that is due, follows
  /// the clock and what other programs save.
  package func run() async {
    showCached()
    picture.showCached()
    startRefresh()
    // Not after the first rest: somebody waits for it.
    picture.tick(at: now)
    await keepTime()
    refreshes.values.forEach { $0.cancel() }
  }

  /// What is to do when time has passed.
  package func tick() {
    plan.tick(at: now)
    let present = Self.wholeMinute(now)
    if present != minute.value {
      minute.value = present
      rows.value.forEach { $0.tick(at: now) }
      updateSky()
    }
    picture.tick(at: now)
    messages.tick()
    watchSettings()
    followSettings()
    refreshIfDue()
    countdown.value = countdownNow
  }

  private func refreshIfDue() {
    guard !isPaused.value, !isRefreshing.value, !rows.value.isEmpty, plan.isDue(at: now) else { return }
    startRefresh()
  }

  /// Stops and resumes refreshing by itself; resuming refreshes when that is overdue.
  package func togglePause() {
    isPaused.value.toggle()
    say(isPaused.value ? .paused : .resumed)
    refreshIfDue()
    countdown.value = countdownNow
  }

  /// Refreshes all cities now, as far as anything is due by its time to live; while that is under way, once more when it
  /// is over, for what failed in it.
  package func refresh() {
    guard services != nil, !isOffline else { return say(.networkIsOff) }
    picture.refresh()
    guard !rows.value.isEmpty else { return }
    wasAskedToRefresh = true
    if isRefreshing.value { isRefreshAsked = true } else { startRefresh() }
  }

  /// Shows what is cached of some cities, or of all, without any request.
  package func showCached(_ some: [CityRowViewModel]? = nil) {
    guard let services else { return }
    let rows = some ?? rows.value
    let cached = services.weather.kept(for: rows.map(\.city.value))
    for (row, report) in zip(rows, cached) where report.current != nil { row.show(report, at: now) }
    updateSky()
  }

  /// Refreshes some cities, or all, in the background.
  func startRefresh(only some: [City]? = nil) {
    guard let services, !isRefreshing.value || some != nil else { return }
    let cities = some ?? rows.value.map(\.city.value)
    guard !cities.isEmpty else { return }
    if some == nil {
      isRefreshing.value = true
      countdown.value = nil
    }
    refreshCount += 1
    let number = refreshCount
    refreshes[number] = Task {
      let reports = await services.weather.weather(
        from: services.weather.kept(for: cities, known: rows.value.compactMap(\.report)),
        kinds: Set(WeatherKind.allCases), policy: services.policy
      ) { [weak self] report in await self?.arrived(report) }
      refreshes[number] = nil
      guard !Task.isCancelled else { return }
      finish(reports, isWhole: some == nil)
    }
  }

  private func arrived(_ report: CityWeather) {
    arrivals += 1
    show(report)
  }

  private func finish(_ reports: [CityWeather], isWhole: Bool) {
    show(all: reports)
    updateSky()
    guard isWhole else { return }
    isRefreshing.value = false
    // What was cached has been ignored once, as was asked for.
    if services?.policy == .always { services?.policy = .whenDue }
    let problems = reports.compactMap(\.problem)
    refreshFailed.value = !problems.isEmpty && problems.count == reports.count
    plan.finish(at: now, failed: !problems.isEmpty, mustWaitUntil: services?.weather.nextTurn)
    if rows.value.isEmpty { plan.forget() }
    countdown.value = countdownNow
    services?.weather.giveBackMemory()
    refreshOnceMore(after: problems)
  }

  /// Does what was asked for meanwhile, or answers someone who asked for a refresh when nothing on screen does.
  private func refreshOnceMore(after problems: [ServiceFailure]) {
    defer { arrivals = 0 }
    if isRefreshAsked {
      isRefreshAsked = false
      return startRefresh()
    }
    if wasAskedToRefresh, arrivals == 0, problems.isEmpty { say(.upToDate) }
    wasAskedToRefresh = false
  }

  /// What the settings or the list of cities say anew of when to refresh.
  func planAnew() {
    plan.change(interval: Double(settings.watchInterval.value))
    if rows.value.isEmpty { plan.forget() }
    countdown.value = countdownNow
  }

  private var countdownNow: Countdown? {
    guard !isPaused.value, !isRefreshing.value, !isOffline, let due = plan.due else { return nil }
    return Countdown(to: due, from: now, isAfterFailure: refreshFailed.value)
  }
}
