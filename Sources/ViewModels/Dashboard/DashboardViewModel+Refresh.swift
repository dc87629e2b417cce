import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// Keeps the dashboard alive until its task is cancelled: shows what is kept, refreshes when that is due, follows
  /// the clock and what other programs save.
  package func run() async {
    guard services != nil else { return }
    showKept()
    picture.showKept()
    startRefresh()
    await keepTime()
    refreshes.values.forEach { $0.cancel() }
  }

  /// What is to do when time has passed.
  package func tick() {
    noticeJump()
    let present = Self.wholeMinute(now)
    if present != minute.value {
      minute.value = present
      rows.value.forEach { $0.tick(at: now) }
      updateSky()
    }
    picture.tick(at: now)
    ageMessage()
    watchSettings()
    followSettings()
    refreshIfDue()
    countdown.value = countdownNow
  }

  /// The clock was set back: what is planned stays as far ahead as it was. It went far ahead, since the laptop slept or
  /// the program was stopped: what is due waits a moment for the network to come back.
  private func noticeJump() {
    let now = now
    defer { lastTick = now }
    guard let lastTick else { return }
    let passed = now.timeIntervalSince(lastTick)
    if passed < 0 {
      nextRefresh.value?.addTimeInterval(passed)
      lastRefresh?.addTimeInterval(passed)
    } else if passed > Self.longestPause, let due = nextRefresh.value, isRetrying || due <= now {
      failures = 0
      nextRefresh.value = max(now.addingTimeInterval(Self.wakingPause), mustWaitUntil ?? now)
    }
  }

  /// Seconds between two ticks that no busy machine explains.
  static let longestPause = 60.0
  /// Seconds that a network needs after waking.
  static let wakingPause = 5.0

  private func refreshIfDue() {
    guard !isPaused.value, !isRefreshing.value, !rows.value.isEmpty else { return }
    if let due = nextRefresh.value, now < due { return }
    startRefresh()
  }

  /// Stops and resumes refreshing by itself; resuming refreshes when that is overdue.
  package func togglePause() {
    isPaused.value.toggle()
    say(isPaused.value ? .paused : .resumed)
    refreshIfDue()
    countdown.value = countdownNow
  }

  /// Refreshes all cities now, as far as anything is due by its time to live.
  package func refresh() {
    guard !isOffline else { return say(.networkIsOff) }
    wasAskedToRefresh = true
    picture.refresh()
    startRefresh()
  }

  /// Shows what is kept of every city, without any request.
  package func showKept() { showKept(of: rows.value) }

  func showKept(of rows: [CityRowViewModel]) {
    guard let services else { return }
    show(all: services.weather.kept(for: rows.map(\.city.value)).filter { $0.current != nil }, in: rows)
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
    lastRefresh = now
    // What was kept has been ignored once, as was asked for.
    if services?.policy == .always { services?.policy = .whenDue }
    let problems = reports.compactMap(\.problem)
    refreshFailed.value = !problems.isEmpty && problems.count == reports.count
    failures = problems.isEmpty ? 0 : failures + 1
    mustWaitUntil = problems.isEmpty ? nil : services?.weather.nextTurn
    planRefresh()
    tellWhatCame(problems)
    services?.weather.giveBackMemory()
    arrivals = 0
    if isRefreshAsked {
      isRefreshAsked = false
      startRefresh()
    }
  }

  /// Answers someone who asked for a refresh when nothing on screen does.
  private func tellWhatCame(_ problems: [ServiceFailure]) {
    if wasAskedToRefresh, arrivals == 0, problems.isEmpty { say(.upToDate) }
    wasAskedToRefresh = false
  }

  /// Plans the next refresh: after the interval, or after a failure 30 s, doubled each time, and never before a provider
  /// may be asked; none while there is no city.
  func planRefresh() {
    guard let lastRefresh else { return }
    guard !rows.value.isEmpty else { return forgetPlan() }
    let due = lastRefresh.addingTimeInterval(pause)
    nextRefresh.value = max(due, mustWaitUntil ?? due)
    countdown.value = countdownNow
  }

  /// There is nothing to refresh; the next city is asked for at once.
  private func forgetPlan() {
    lastRefresh = nil
    nextRefresh.value = nil
    countdown.value = nil
  }

  private var pause: Double {
    let interval = Double(max(settings.watchInterval.value, 10))
    return failures == 0 ? interval : max(min(30 * Double(1 << min(failures - 1, 6)), interval), 10)
  }

  private var isRetrying: Bool { failures > 0 }

  private var countdownNow: Countdown? {
    guard !isPaused.value, !isRefreshing.value, !isOffline, let due = nextRefresh.value else { return nil }
    return Countdown(to: due, from: now, isAfterFailure: refreshFailed.value)
  }
}
