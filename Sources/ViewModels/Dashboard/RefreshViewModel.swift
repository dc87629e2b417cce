import Entities
package import Essentials
import Services

/// The refreshes of all rows: when the next one is due, which are under way, and how the last one ended.
package final class RefreshViewModel {
  package let isRunning = Dynamic<Bool>(false)
  package let isPaused = Dynamic<Bool>(false)
  /// When the next one is due, or `nil` before the first and while there is no city.
  package let due = Dynamic<Date?>(nil)
  /// Whether the last one failed for every city.
  package let hasFailed = Dynamic<Bool>(false)
  /// The time to the next one, in steps a person reads, or `nil` while none is planned.
  package let countdown = Dynamic<Countdown?>(nil)

  private let list: CityListViewModel
  private let messages: MessageViewModel
  private var weather: WeatherService?
  private var clock: WallClock?
  private var policy = FetchPolicy.never
  private var plan: RefreshPlan { didSet { due.value = plan.due } }
  /// Refreshes under way, by their number.
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  private(set) var count = 0
  /// Whether the refresh of all in progress is to be followed by another, and whether a person asked for it.
  private(set) var isAskedAgain = false
  private(set) var wasAsked = false
  /// The cities of which something was heard since the last refresh of all began.
  private var heard: Set<City> = []

  init(_ list: CityListViewModel, interval: Int, messages: MessageViewModel) {
    self.list = list
    self.messages = messages
    plan = RefreshPlan(interval: Double(interval))
  }

  /// Asks a service from now on.
  func use(_ weather: WeatherService, policy: FetchPolicy, clock: WallClock) {
    self.weather = weather
    self.policy = policy
    self.clock = clock
  }

  /// Asks a service made for other settings from now on; a refresh under way still asks the former one. Where it is another
  /// one altogether, it asked nobody to wait, and all is fetched from it anew.
  func ask(_ weather: WeatherService, isOther: Bool) {
    self.weather = weather
    guard isOther else { return }
    plan.forgetWaiting()
    if isRunning.value { isAskedAgain = true } else { start() }
  }

  /// Whether the network may not be used.
  package var isOffline: Bool { policy == .never }

  private var now: Date { clock?.now() ?? Date(timeIntervalSince1970: 0) }

  /// Refreshes all cities, as far as anything is due by its time to live; while that is under way, once more when it is
  /// over, for what failed in it.
  func refresh() {
    guard !list.rows.value.isEmpty else { return }
    wasAsked = true
    if isRunning.value { isAskedAgain = true } else { start() }
  }

  /// Stops and resumes refreshing by itself; resuming refreshes when that is overdue.
  package func togglePause() {
    isPaused.value.toggle()
    messages.say(isPaused.value ? .paused : .resumed)
    startIfDue()
  }

  /// What is to do when time has passed.
  func tick() {
    plan.tick(at: now)
    startIfDue()
  }

  /// What the settings or the list of cities say anew of when to refresh.
  func change(interval: Int) {
    plan.change(interval: Double(interval))
    if list.rows.value.isEmpty { plan.forget() }
    countDown()
  }

  /// New cities: where nothing is planned, all are about to be asked for, these among them and not beside them.
  func include(_ new: [CityRowViewModel]) {
    let isFirst = plan.due == nil && !isRunning.value
    start(only: isFirst ? nil : new.map(\.city))
  }

  func cancel() { tasks.values.forEach { $0.cancel() } }

  /// When the next refresh begins or the countdown shows its next step.
  var nextChange: Date? {
    guard let due = plan.due, !isRunning.value, !list.rows.value.isEmpty else { return nil }
    let step = countdown.value.map { due.addingTimeInterval(-Double($0.nextStep)) }
    return [isPaused.value ? nil : due, step].compactMap(\.self).min()
  }

  private func startIfDue() {
    if !isPaused.value, !isRunning.value, !list.rows.value.isEmpty, plan.isDue(at: now) { start() }
    countDown()
  }

  /// Refreshes some cities, or all, in the background.
  func start(only some: [City]? = nil) {
    guard let weather, !isRunning.value || some != nil else { return }
    let cities = some ?? list.rows.value.map(\.city)
    guard !cities.isEmpty else { return }
    if some == nil {
      heard = []
      isRunning.value = true
      countdown.value = nil
    }
    count += 1
    let number = count
    tasks[number] = Task {
      let reports = await weather.weather(
        from: weather.kept(for: cities, known: list.rows.value.map(\.weather.value)),
        kinds: Set(WeatherKind.allCases), policy: policy
      ) { [weak self] report in await self?.arrived(report) }
      tasks[number] = nil
      guard !Task.isCancelled else { return }
      for report in reports where !heard.contains(report.city) { list.update(report) }
      if some == nil { finish(reports.compactMap(\.problem), of: reports.count) }
    }
  }

  private func arrived(_ report: CityWeather) {
    heard.insert(report.city)
    list.update(report)
  }

  /// A refresh of all ended with the problems of some cities.
  private func finish(_ problems: [ServiceFailure], of cities: Int) {
    isRunning.value = false
    // What was cached has been ignored once, as was asked for.
    if policy == .always { policy = .whenDue }
    hasFailed.value = !problems.isEmpty && problems.count == cities
    plan.finish(at: now, failed: !problems.isEmpty, mustWaitUntil: weather?.nextTurn)
    if list.rows.value.isEmpty { plan.forget() }
    countDown()
    weather?.giveBackMemory()
    refreshOnceMore(after: problems)
  }

  /// Does what was asked for meanwhile, or answers someone who asked for a refresh when nothing on screen does.
  private func refreshOnceMore(after problems: [ServiceFailure]) {
    if isAskedAgain {
      isAskedAgain = false
      return start()
    }
    if wasAsked, heard.isEmpty, problems.isEmpty { messages.say(.upToDate) }
    wasAsked = false
  }

  private func countDown() {
    guard !isPaused.value, !isRunning.value, !isOffline, let due = plan.due else { return countdown.value = nil }
    countdown.value = Countdown(to: due, from: now, isAfterFailure: hasFailed.value)
  }
}

/// The time to a refresh, rounded up to the step a person reads: ten seconds under a minute, else whole minutes.
package struct Countdown: Equatable, Sendable {
  package var seconds: Int
  /// Whether the last refresh failed.
  package var isAfterFailure: Bool

  package nonisolated init(to due: Date, from now: Date, isAfterFailure: Bool) {
    let left = max(Int(min(due.timeIntervalSince(now), 1e9).rounded(.up)), 0)
    let step = left < 60 ? 10 : 60
    seconds = (left + step - 1) / step * step
    self.isAfterFailure = isAfterFailure
  }

  /// The seconds that its next step shows.
  var nextStep: Int { seconds <= 60 ? seconds - 10 : seconds - 60 }
}
