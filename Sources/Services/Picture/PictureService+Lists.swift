package import Entities
import Essentials
import Repositories

extension PictureService {
  /// The most days in one list.
  package static let dayLimit = 1000
  /// The most days of a list that are requested from the fallback, which takes a request for each.
  private static let fallbackDayLimit = 100

  /// The pictures from one day through another, or through today if `last` is `nil` or later; both days in New York.
  ///
  /// - Returns: All known pictures, newest first, with the failure if some may be missing.
  /// - Throws: `notPublishedYet` or `beforeFirst` for a span outside the series, `tooManyDays` above ``dayLimit``;
  ///   without any picture, `service` after a failure, else `nothingBetween`.
  @concurrent package func pictures(
    from first: CivilDate, to last: CivilDate?
  ) async throws(PictureProblem) -> PictureList {
    let (first, last) = try span(from: first, to: last)
    let days = days(from: first, upTo: last)
    let cached = cache.pictures(of: days)
    let isNewestFresh = cached.first.map { isFresh($0.storedAt) } ?? false
    let isWhole = cached.count == days.count && (last < today || isNewestFresh)
    var list = PictureList(pictures: cached.map(\.value))
    if policy == .always || (policy == .whenDue && !isWhole) {
      await with(retry.limited(hasCached: !cached.isEmpty)).fetch(from: first, to: last, into: &list)
    }
    if policy == .never, cached.count < days.count { list.failure = .offline }
    guard list.pictures.isEmpty else { return list }
    throw list.failure.map { .service($0) } ?? .nothingBetween(first: first, last: last)
  }

  /// The part of the series in a span of days; throws as ``pictures(from:to:)`` does.
  private func span(
    from first: CivilDate, to last: CivilDate?
  ) throws(PictureProblem) -> (first: CivilDate, last: CivilDate) {
    guard first <= today else { throw .notPublishedYet(first) }
    let last = min(last ?? today, today)
    guard last >= Picture.firstDay else { throw .beforeFirst(last) }
    let first = max(first, Picture.firstDay)
    guard last.daysSince1970 - first.daysSince1970 < Self.dayLimit else { throw .tooManyDays(limit: Self.dayLimit) }
    return (first, last)
  }

  /// Adds pictures to a list: asks the first service page by page, and if it fails the fallback for what is missing.
  private func fetch(from first: CivilDate, to last: CivilDate, into list: inout PictureList) async {
    var firstDates: Set<CivilDate> = []
    do throws(ServiceFailure) {
      for page in 1...Self.dayLimit / APODRepository.pageSize + 1 {
        let answer = try await ask(.apod) { () async throws(ServiceFailure) in
          try await science.pictures(from: first, to: last, page: page)
        }
        merge(answer.pictures, into: &list)
        // After its last page the service may start over.
        guard answer.hasMore, let date = answer.pictures.first?.date, firstDates.insert(date).inserted else { return }
      }
    } catch {
      await fetchSingly(from: first, to: last, after: error, into: &list)
    }
  }

  /// Asks the fallback for the missing days one by one, newest first. The list gets the first service's failure if
  /// there is no fallback, if that fails too, or if more days are missing than are requested from it.
  private func fetchSingly(
    from first: CivilDate, to last: CivilDate, after failure: ServiceFailure, into list: inout PictureList
  ) async {
    guard let fallback else { return list.failure = failure }
    let known = Set(list.pictures.map(\.date))
    let missing = days(from: first, upTo: last).filter { !known.contains($0) }
    // One bad day would make it fail for a whole span.
    for day in missing.prefix(Self.fallbackDayLimit) {
      do throws(ServiceFailure) {
        merge([try await ask(.nasaAPI, about: day, fallback.picture)], into: &list)
      } catch {
        if !error.reportsNoPicture { return list.failure = failure }
      }
    }
    if missing.count > Self.fallbackDayLimit { list.failure = failure }
  }

  /// Stores pictures in the cache and in the list, in place of older ones of the same days.
  private func merge(_ pictures: [Picture], into list: inout PictureList) {
    pictures.forEach { cache.store($0, at: now) }
    let days = Set(pictures.map(\.date))
    list.pictures = (list.pictures.filter { !days.contains($0.date) } + pictures).sorted { $0.date > $1.date }
  }

  /// The next older pictures in the list of all, newest first, and the cursor after them; empty at the end.
  ///
  /// - Throws: `service` after a failure; the same cursor may be tried again.
  @concurrent package func pictures(
    after cursor: PictureCursor
  ) async throws(PictureProblem) -> (pictures: [Picture], next: PictureCursor) {
    guard policy != .never else { return try await cachedPictures(after: cursor) }
    var cursor = cursor
    do throws(ServiceFailure) {
      // A page may bring nothing new if the list has grown meanwhile or starts over.
      for _ in 0..<3 {
        let answer = try await ask(.apod, about: cursor.page, science.pictures(page:))
        answer.pictures.forEach { cache.store($0, at: now) }
        let new = answer.pictures.filter { picture in cursor.oldest.map { picture.date < $0 } ?? true }
        cursor.page += 1
        cursor.oldest = new.last?.date ?? cursor.oldest
        cursor.isAtEnd = !answer.hasMore
        if !new.isEmpty || cursor.isAtEnd { return (new, cursor) }
      }
    } catch {
      throw .service(error)
    }
    cursor.isAtEnd = true
    return ([], cursor)
  }

  /// The same from the cache, at most as many as the service has on a page; throws `service` if none at all is.
  @concurrent package func cachedPictures(
    after cursor: PictureCursor
  ) async throws(PictureProblem) -> (pictures: [Picture], next: PictureCursor) {
    let from = cursor.oldest?.advanced(by: -1) ?? today
    let pictures = cache.pictures(of: days(upTo: from), limit: APODRepository.pageSize).map(\.value)
    if pictures.isEmpty, cursor.oldest == nil { throw .service(.offline) }
    var next = cursor
    next.oldest = pictures.last?.date ?? cursor.oldest
    next.isAtEnd = pictures.count < APODRepository.pageSize
    return (pictures, next)
  }
}
