import Entities
package import Essentials
import Services

/// Refreshes the rows, now and by plan, and says when the next refresh is due and whether one is in progress.
package final class RefreshViewModel {
  /// Whether a refresh of all cities is in progress.
  package let isRunning = Dynamic<Bool>(false)
  /// Whether automatic refreshes are paused.
  package let isPaused = Dynamic<Bool>(false)
  /// When the next one is due; `nil` before the first and while there are no cities.
  package let due = Dynamic<Date?>(nil)
  /// The time to the next one, in readable steps; `nil` without a plan, during a refresh, and when paused or offline.
  package let countdown = Dynamic<Countdown?>(nil)

  private let list: CityListViewModel
  private let messages: MessageViewModel
  private var services: DashboardServices?
  private var policy = FetchPolicy.never
  private var plan: RefreshPlan { didSet { due.value = plan.due } }
  /// Refreshes in progress, by their numbers.
  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  /// How many refreshes have been started, which is the number of the last one.
  private(set) var count = 0
  /// The number of the refresh that is loading the air quality and warnings of all cities; `nil` if there is none.
  private var slowRefresh: Int?
  /// Whether another refresh of all has to follow the one in progress.
  private(set) var mustRefreshAgain = false
  /// Whether the user asked for the refresh of all, and so gets a message if it changes nothing on screen.
  private(set) var wasRequested = false
  /// Whether the last refresh of all failed for every city.
  private var hasFailed = false
  /// Whether anything has arrived since the last refresh of all began.
  private var hasArrivals = false
  /// Whether the picture of the day is fresh too, so that a message may say that everything is up to date.
  var isPictureFresh: () -> Bool = { true }

  init(_ list: CityListViewModel, interval: Int, messages: MessageViewModel) {
    (self.list, self.messages) = (list, messages)
    plan = RefreshPlan(interval: Double(interval))
  }

  /// Connects to services, and adopts their policy.
  func connect(_ services: DashboardServices) { (self.services, policy) = (services, services.policy) }

  /// Fetches everything from a new weather service, at once or after the refresh in progress, which uses the old one.
  func restart() {
    plan.forgetWaiting()
    if isRunning.value { mustRefreshAgain = true } else { start() }
  }

  /// Whether the network is off, with `--offline` or because there are no services.
  package var isOffline: Bool { policy == .never }

  /// The current time; 1970 before ``connect(_:)``, when nothing is refreshed.
  private var now: Date { services?.clock.now() ?? Date(timeIntervalSince1970: 0) }

  /// Refreshes all cities, as far as their times to live allow; if one is in progress, another follows for what failed.
  func refresh() {
    guard !list.rows.value.isEmpty else { return }
    wasRequested = true
    if isRunning.value { mustRefreshAgain = true } else { start() }
  }

  /// Pauses and resumes automatic refreshes; resuming refreshes at once if one is overdue.
  package func togglePause() {
    isPaused.value.toggle()
    messages.say(isPaused.value ? .paused : .sentence(Phrase("Resumed.")))
    startIfDue()
  }

  /// Starts a refresh if one is due, and updates the countdown.
  func tick() {
    plan.tick(at: now)
    startIfDue()
  }

  /// Adapts the plan after a change of the settings or the list of cities; `interval` is in seconds.
  func change(interval: Int) {
    plan.change(interval: Double(interval))
    if list.rows.value.isEmpty { plan.forget() }
    countDown()
  }

  /// Refreshes new cities; if nothing is planned yet, all cities, so that the new ones aren't requested twice.
  func include(_ new: [CityRowViewModel]) { start(only: plan.due == nil && !isRunning.value ? nil : new) }

  /// Cancels all refreshes in progress.
  func cancel() { tasks.values.forEach { $0.cancel() } }

  /// When the next refresh or step of the countdown is; `nil` during a refresh of all, when paused, or without a plan.
  var nextChange: Date? {
    guard let due = plan.due, !isRunning.value, !list.rows.value.isEmpty else { return nil }
    let step = countdown.value.map { due.addingTimeInterval(-Double($0.nextStep)) }
    return [isPaused.value ? nil : due, step].compactMap(\.self).min()
  }

  private func startIfDue() {
    if !isPaused.value, !isRunning.value, !list.rows.value.isEmpty, plan.isDue(at: now) { start() }
    countDown()
  }

  /// Refreshes some rows in the background; `nil` for all, unless a refresh of all is in progress.
  func start(only chosen: [CityRowViewModel]? = nil) {
    let (rows, isOfAll) = (chosen ?? list.rows.value, chosen == nil)
    guard let weather = services?.weather, !rows.isEmpty, !isOfAll || !isRunning.value else { return }
    if isOfAll {
      hasArrivals = false
      isRunning.value = true
      countdown.value = nil
    }
    count += 1
    let number = count
    // Warnings that arrive slowly, city by city, don't delay the weather and aren't requested twice at once.
    let kinds = Set(WeatherKind.allCases).subtracting(isOfAll && slowRefresh != nil ? [.air, .alerts] : [])
    if isOfAll, slowRefresh == nil { slowRefresh = number }
    tasks[number] = Task {
      await refresh(rows, kinds, from: weather) { [weak self] in if isOfAll { await self?.finish() } }
      tasks[number] = nil
      if slowRefresh == number { slowRefresh = nil }
    }
  }

  /// Loads the kinds that are due for some rows, and returns when all have arrived. If the rows were just read from the
  /// cache (`isJustRead`), it isn't read again. `weatherSettled` is called when only air and warnings may be missing.
  func refresh(
    _ rows: [CityRowViewModel], _ kinds: Set<WeatherKind>, from weather: WeatherService, isJustRead: Bool = false,
    weatherSettled: @escaping @Sendable () async -> Void = {}
  ) async {
    await weather.refresh(
      rows.map(\.weather.value), kinds: kinds, policy: policy, isJustRead: isJustRead, weatherSettled: weatherSettled,
      placesInView: { [weak self] in await self?.placesInView ?? [] }
    ) { [weak self] in await self?.apply($0) }
  }

  private var placesInView: [Coordinates] { list.placesNearSelection(at: now) }

  private func apply(_ weather: [CityWeather]) {
    if !weather.isEmpty { hasArrivals = true }
    weather.forEach(list.update)
  }

  /// Plans the next refresh: the weather of all cities has arrived.
  private func finish() async {
    let earliestRequest = await services?.weather.earliestRequest()
    guard !Task.isCancelled else { return }
    isRunning.value = false
    // `--refresh` ignores the cache only once.
    if policy == .always { policy = .whenDue }
    let problems = list.rows.value.compactMap(\.weather.value.problem)
    hasFailed = !problems.isEmpty && problems.count == list.rows.value.count
    plan.finish(at: now, failed: !problems.isEmpty, earliestRequest: earliestRequest)
    if list.rows.value.isEmpty { plan.forget() }
    countDown()
    answerRequest(hasProblems: !problems.isEmpty)
  }

  /// Starts the refresh requested meanwhile, or says that everything is up to date if nothing on screen shows it.
  private func answerRequest(hasProblems: Bool) {
    if mustRefreshAgain {
      mustRefreshAgain = false
      return start()
    }
    if wasRequested, !hasArrivals, !hasProblems, isPictureFresh() { messages.say(Phrase("Everything is up to date.")) }
    wasRequested = false
  }

  private func countDown() {
    guard !isPaused.value, !isRunning.value, !isOffline, let due = plan.due else { return countdown.value = nil }
    countdown.value = Countdown(to: due, from: now, isAfterFailure: hasFailed)
  }
}
