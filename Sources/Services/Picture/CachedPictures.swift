import Entities
import Essentials
import Repositories

/// Cached pictures: entries by day, the newest with the day it was requested for, and image files by URL.
struct CachedPictures: Sendable {
  let cache: CacheRepository

  /// The newest picture at the last request for today's.
  struct Newest: Codable {
    /// The day of the request.
    var day: CivilDate
    var picture: Picture
  }

  private static let newestKey = CacheKey(.picture, "newest")
  private static let failureKey = CacheKey(.picture, "failure")

  /// A cached value and when it was fetched.
  typealias Cached<Value> = (value: Value, storedAt: Date)

  /// The picture of a day; `nil` also if the entry is about another day or contains unsafe text.
  func picture(of day: CivilDate) -> Cached<Picture>? {
    let cached: Cached<Picture>? = cache.decodedValue(Self.key(day))
    return cached.flatMap { $0.value.date == day && $0.value.isSafe ? $0 : nil }
  }

  /// Stores a picture under its own day.
  func store(_ picture: Picture, at now: Date) { cache.store(picture, under: Self.key(picture.date), at: now) }

  /// The newest picture at the last request for today's; `nil` without one, or if it contains unsafe text.
  var newest: Cached<Newest>? {
    let cached: Cached<Newest>? = cache.decodedValue(Self.newestKey)
    return cached.flatMap { $0.value.picture.isSafe ? $0 : nil }
  }

  /// Stores the newest picture, and forgets that an earlier request failed.
  func storeNewest(_ picture: Picture, askedFor day: CivilDate, at now: Date) {
    cache.remove(Self.failureKey)
    cache.store(Newest(day: day, picture: picture), under: Self.newestKey, at: now)
  }

  /// When the last request for today's picture failed; `nil` if it didn't, or none was made.
  var failedAt: Date? { cache.read(Self.failureKey)?.storedAt }

  /// Records that a request for today's picture failed.
  func storeFailure(at now: Date) { cache.write(Self.failureKey, Data([1]), at: now) }

  /// The days that have a cached picture, in the given order; lists the cache's directory once.
  func cachedDays(among days: [CivilDate]) -> [CivilDate] {
    let present = Set(cache.existing(days.map(Self.key)))
    return days.filter { present.contains(Self.key($0)) }
  }

  /// The cached pictures of some days, in the given order, at most `limit`.
  func pictures(of days: [CivilDate], limit: Int = .max) -> [Cached<Picture>] {
    var found: [Cached<Picture>] = []
    for day in cachedDays(among: days) where found.count < limit {
      if let picture = picture(of: day) { found.append(picture) }
    }
    return found
  }

  private static func key(_ day: CivilDate) -> CacheKey { CacheKey(.picture, day.description) }

  /// An image file, as it was downloaded; `nil` if it isn't cached. Only complete ones are stored.
  func image(at url: URL) -> Data? { cache.read(Self.imageKey(url))?.data }
  func storeImage(_ data: Data, at url: URL, now: Date) { cache.write(Self.imageKey(url), data, at: now) }
  func removeImage(at url: URL) { cache.remove(Self.imageKey(url)) }

  private static func imageKey(_ url: URL) -> CacheKey { CacheKey(.image, url.absoluteString) }
}

extension Picture {
  /// Whether all texts are free of unsafe characters, in case another program wrote the cache file.
  fileprivate var isSafe: Bool {
    let texts = [title, explanation, credit, copyright, alternativeText].compactMap(\.self) + links.map(\.text)
    return texts.allSatisfy { SafeText.prose($0, limit: .max) == $0 }
  }
}
