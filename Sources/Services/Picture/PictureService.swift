package import Entities
package import Essentials
package import Repositories

/// The Astronomy Picture of the Day: from the cache while fresh, else fetched, else from the cache however old.
package struct PictureService: Sendable {
  /// The first service to ask, science.nasa.gov.
  let science: APODRepository
  /// The older service, api.nasa.gov, asked if the first fails; `nil` without a key for it.
  let fallback: NASAAPIRepository?
  let cache: CachedPictures
  let requests: Requests
  private(set) var retry = RetryPolicy.watching
  let clock: WallClock
  /// How the network may be used.
  package let policy: FetchPolicy
  /// Decodes an image file to see whether it is complete.
  let condition: @Sendable (Data) async -> PictureImage.Condition
  /// Draws a number in 0..<count, of a `count` of at least 1.
  private let random: @Sendable (_ count: Int) -> Int

  /// Seconds for which today's picture stays fresh.
  package static let timeToLive = 3600.0
  /// Seconds after a failure before ``isDue()`` is true again.
  package static let failurePause = NegativeCache.pause

  /// A service that asks `science`, then `fallback`.
  package init(
    science: APODRepository, fallback: NASAAPIRepository?, cache: CacheRepository, requests: Requests,
    clock: WallClock, policy: FetchPolicy = .whenDue,
    condition: @escaping @Sendable (Data) async -> PictureImage.Condition = { _ in .whole },
    random: @escaping @Sendable (_ count: Int) -> Int = { .random(in: 0..<$0) }
  ) {
    (self.science, self.fallback, self.cache) = (science, fallback, CachedPictures(cache: cache))
    (self.requests, self.clock, self.policy) = (requests, clock, policy)
    (self.condition, self.random) = (condition, random)
  }

  /// The same, with another retry policy.
  package func with(_ retry: RetryPolicy) -> PictureService {
    var other = self
    other.retry = retry
    return other
  }

  /// Sends a request with this service's retry policy.
  func ask<Answer>(
    _ service: Service, _ question: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer { try await requests.send(to: service, retry, question) }

  /// The same for a request about a day or a page.
  func ask<Subject, Answer>(
    _ service: Service, about subject: Subject, _ question: (Subject) async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    try await ask(service) { () async throws(ServiceFailure) in try await question(subject) }
  }

  /// The current time.
  package var now: Date { clock.now() }
  /// Today's date in New York.
  package var today: CivilDate { Picture.today(now) }

  /// The cached newest picture as a JSON document for a view model; `null` without one.
  @concurrent package func document() async -> Data { (try? JSONEncoder().encode(cachedToday)) ?? Data("null".utf8) }

  /// The cached newest picture as a report for today; `nil` without one.
  var cachedToday: PictureReport? {
    guard let (entry, fetchedAt) = cache.newest else { return nil }
    // An older picture from just after midnight is only valid until the day's own is due.
    let isNewest = entry.picture.date >= today || now < Picture.nextDue(after: fetchedAt)
    let isConfirmed = entry.day == today && isFresh(fetchedAt) && isNewest
    return PictureReport(picture: entry.picture, day: today, fetchedAt: fetchedAt, isConfirmed: isConfirmed)
  }

  /// Whether a background refresh should request today's picture: under `whenDue`, if the cached one isn't confirmed
  /// and no request failed within ``failurePause``.
  @concurrent package func isDue() async -> Bool {
    guard policy == .whenDue else { return policy == .always }
    if let failedAt = cache.failedAt, now.timeIntervalSince(failedAt) < Self.failurePause { return false }
    return cachedToday?.isConfirmed != true
  }

  /// Today's picture or the latest there is; if the request fails, the cached one with the failure. Throws `service`.
  @concurrent package func todaysPicture() async throws(PictureProblem) -> PictureReport {
    let cached = cachedToday
    if let cached, policy == .never || (policy == .whenDue && cached.isConfirmed) { return cached }
    guard policy != .never else { throw .service(.offline) }
    let day = today
    do throws(ServiceFailure) {
      let answer = try await with(retry.limited(hasCached: cached != nil)).newest(on: day)
      cache.store(answer, at: now)
      var picture = answer
      // The fallback may still have an older picture than the first service sent before.
      if let known = cached?.picture, known.date > answer.date, known.date <= day { picture = known }
      cache.storeNewest(picture, askedFor: day, at: now)
      return PictureReport(picture: picture, day: day, fetchedAt: now)
    } catch {
      if !Task.isCancelled { cache.storeFailure(at: now) }
      guard var cached else { throw .service(error) }
      cached.failure = error
      return cached
    }
  }

  /// The picture of a day in New York; if the request fails, the cached one with the failure.
  ///
  /// - Throws: `beforeFirst`, `notPublishedYet` or `noPicture` without one, `service` if it is neither sent nor cached.
  @concurrent package func picture(of day: CivilDate) async throws(PictureProblem) -> PictureReport {
    guard day >= Picture.firstDay else { throw .beforeFirst(day) }
    guard day <= today else { throw .notPublishedYet(day) }
    let cached = cache.picture(of: day).map { PictureReport(picture: $0.value, day: day, fetchedAt: $0.storedAt) }
    if let cached, policy == .never || (policy == .whenDue && (day < today || isFresh(cached.fetchedAt))) {
      return cached
    }
    guard policy != .never else { throw .service(.offline) }
    do throws(ServiceFailure) {
      let picture = try await with(retry.limited(hasCached: cached != nil)).fetch(day)
      cache.store(picture, at: now)
      return PictureReport(picture: picture, day: day, fetchedAt: now)
    } catch {
      if cached == nil, error.reportsNoPicture { throw day == today ? .notPublishedYet(day) : .noPicture(day) }
      guard var cached else { throw .service(error) }
      cached.failure = error
      return cached
    }
  }

  /// The picture of a random day; when offline, a random cached one.
  ///
  /// - Throws: `service` without an answer or, offline, a cached picture; the last problem after five days with none.
  @concurrent package func randomPicture() async throws(PictureProblem) -> PictureReport {
    if policy == .never { return try randomCached() }
    var problem = PictureProblem.noPicture(today)
    let count = max(today.daysSince1970 - Picture.firstDay.daysSince1970 + 1, 1)
    for _ in 0..<5 {
      do throws(PictureProblem) {
        return try await picture(of: Picture.firstDay.advanced(by: random(count)))
      } catch {
        problem = error
        if case .service = error { throw error }
      }
    }
    throw problem
  }

  /// A random cached picture; throws `service` without any.
  private func randomCached() throws(PictureProblem) -> PictureReport {
    var days = cache.cachedDays(among: days(upTo: today))
    while !days.isEmpty {
      let day = days.remove(at: random(days.count))
      guard let (picture, fetchedAt) = cache.picture(of: day) else { continue }
      return PictureReport(picture: picture, day: day, fetchedAt: fetchedAt)
    }
    throw .service(.offline)
  }

  /// The days from one, by default the series' first, through another, newest first; empty if `last` is earlier.
  func days(from first: CivilDate = Picture.firstDay, upTo last: CivilDate) -> [CivilDate] {
    guard last >= first else { return [] }
    return (first.daysSince1970...last.daysSince1970).reversed().map { CivilDate(daysSince1970: $0) }
  }

  /// Whether the time to live isn't over. The cache has already rejected dates too far ahead of the clock.
  func isFresh(_ fetchedAt: Date) -> Bool { now.timeIntervalSince(fetchedAt) < Self.timeToLive }
}
