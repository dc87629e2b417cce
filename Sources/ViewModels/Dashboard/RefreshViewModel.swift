import Entities
package import Essentials
import Services

/// The refreshes of all rows: when the next one is due, which are under way, and how the last one ended.
package final class RefreshViewModel {
  package let isRunning = Dynamic<Bool>(false)
  package let isPaused = Dynamic<Bool>(false)
  /// When the next one is due, or `nil` before the first and while there is no city.
  package let due = Dynamic<Date?>(nil)
  /// The time to the next one, in steps a person reads, or `nil` while none is planned.
  package let countdown = Dynamic<Countdown?>(nil)

  private let list: CityListViewModel
  private let messages: MessageViewModel
  private var services: DashboardServices?
  private var policy = FetchPolicy.never
  private var plan: RefreshPlan { didSet { due.value = plan.due } }
  /// Refreshes under way, by their number.
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  private(set) var count = 0
  /// That which asks for the air and the warnings of all cities.
  private var slow: Int?
  /// Whether the refresh of all in progress is to be followed by another, and whether a person asked for it.
  private(set) var isAskedAgain = false
  private(set) var wasAsked = false
  /// Whether the last one failed for every city.
  private var hasFailed = false
  /// Whether anything arrived since the last refresh of all began.
  private var hasArrivals = false
  /// Whether nothing but the weather is missing or on its way either.
  var isElseUpToDate: () -> Bool = { true }

  init(_ list: CityListViewModel, interval: Int, messages: MessageViewModel) {
    self.list = list
    self.messages = messages
    plan = RefreshPlan(interval: Double(interval))
  }

  /// Asks services from now on.
  func connect(_ services: DashboardServices) {
    self.services = services
    policy = services.policy
  }

  /// The service was made anew for other settings; a refresh under way still asks the former one. Where it is another one
  /// altogether, it did not ask to wait, and all is fetched from it anew.
  func ask(isOther: Bool) {
    guard isOther else { return }
    plan.forgetWaiting()
    if isRunning.value { isAskedAgain = true } else { start() }
  }

  /// Whether the network may not be used.
  package var isOffline: Bool { policy == .never }

  private var now: Date { services?.clock.now() ?? Date(timeIntervalSince1970: 0) }

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
    messages.say(isPaused.value ? .paused : .sentence(Phrase("Resumed.")))
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
    start(only: isFirst ? nil : new)
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

  /// Refreshes some rows, or all, in the background.
  func start(only some: [CityRowViewModel]? = nil) {
    guard let weather = services?.weather, !isRunning.value || some != nil else { return }
    let rows = some ?? list.rows.value
    guard !rows.isEmpty else { return }
    if some == nil {
      hasArrivals = false
      isRunning.value = true
      countdown.value = nil
    }
    count += 1
    let number = count
    // Warnings that come slowly, city by city, hold up no weather, and are not asked for twice at once.
    let kinds = Set(WeatherKind.allCases).subtracting(some == nil && slow != nil ? [.air, .alerts] : [])
    if some == nil, slow == nil { slow = number }
    tasks[number] = Task {
      await refresh(rows, kinds, from: weather) { [weak self] in if some == nil { await self?.finish() } }
      tasks[number] = nil
      if slow == number { slow = nil }
    }
  }

  /// Asks for what is due of some rows, starting from what they hold, until everything arrived.
  func refresh(
    _ rows: [CityRowViewModel], _ kinds: Set<WeatherKind>, from weather: WeatherService,
    weatherSettled: @escaping @Sendable () async -> Void = {}
  ) async {
    await weather.refresh(
      rows.map(\.weather.value), kinds: kinds, policy: policy, weatherSettled: weatherSettled,
      wanted: { [weak self] in await self?.placesInView ?? [] }
    ) { [weak self] in await self?.arrived($0) }
  }

  private var placesInView: [Coordinates] { list.placesNearSelection(at: now) }

  private func arrived(_ weather: [CityWeather]) {
    if !weather.isEmpty { hasArrivals = true }
    weather.forEach(list.update)
  }

  /// A refresh of all ended, as far as the weather goes.
  private func finish() async {
    let nextTurn = await services?.weather.nextTurn()
    guard !Task.isCancelled else { return }
    isRunning.value = false
    // What was cached has been ignored once, as was asked for.
    if policy == .always { policy = .whenDue }
    let problems = list.rows.value.compactMap(\.weather.value.problem)
    hasFailed = !problems.isEmpty && problems.count == list.rows.value.count
    plan.finish(at: now, failed: !problems.isEmpty, mustWaitUntil: nextTurn)
    if list.rows.value.isEmpty { plan.forget() }
    countDown()
    refreshOnceMore(hasProblems: !problems.isEmpty)
  }

  /// Does what was asked for meanwhile, or answers someone who asked for a refresh when nothing on screen does.
  private func refreshOnceMore(hasProblems: Bool) {
    if isAskedAgain {
      isAskedAgain = false
      return start()
    }
    if wasAsked, !hasArrivals, !hasProblems, isElseUpToDate() { messages.say(Phrase("Everything is up to date.")) }
    wasAsked = false
  }

  private func countDown() {
    guard !isPaused.value, !isRunning.value, !isOffline, let due = plan.due else { return countdown.value = nil }
    countdown.value = Countdown(to: due, from: now, isAfterFailure: hasFailed)
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
