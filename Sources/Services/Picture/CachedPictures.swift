import Entities
import Essentials
import Repositories

/// What the cache holds of pictures: by day, the newest with the day it was asked for, and files by address.
struct CachedPictures: Sendable {
  let cache: CacheRepository

  /// The newest picture as it was when today's was last asked for.
  struct Newest: Codable {
    /// The day that was asked for.
    var day: CivilDate
    var picture: Picture
  }

  private static let newestKey = CacheKey(.picture, "newest")
  private static let failureKey = CacheKey(.picture, "failure")

  func picture(of day: CivilDate) -> (picture: Picture, fetchedAt: Date)? {
    guard let cached: (value: Picture, fetchedAt: Date) = cache.value(Self.key(day)),
      cached.value.date == day, cached.value.isSafe
    else { return nil }
    return (cached.value, cached.fetchedAt)
  }

  func store(_ picture: Picture, at now: Date) {
    cache.store(picture, under: Self.key(picture.date), at: now)
  }

  var newest: (entry: Newest, fetchedAt: Date)? {
    guard let cached: (value: Newest, fetchedAt: Date) = cache.value(Self.newestKey), cached.value.picture.isSafe else {
      return nil
    }
    return (cached.value, cached.fetchedAt)
  }

  func storeNewest(_ picture: Picture, askedFor day: CivilDate, at now: Date) {
    cache.remove(Self.failureKey)
    cache.store(Newest(day: day, picture: picture), under: Self.newestKey, at: now)
  }

  /// When today's picture was last asked for in vain, if it has not come since.
  var failedAt: Date? { cache.read(Self.failureKey)?.storedAt }

  func storeFailure(at now: Date) { cache.write(Self.failureKey, Data([1]), at: now) }

  /// Those of some days that have a cached picture, in their order: one look at the folder says which.
  func known(of days: [CivilDate]) -> [CivilDate] {
    let present = Set(cache.present(days.map(Self.key)))
    return days.filter { present.contains(Self.key($0)) }
  }

  /// The cached pictures of some days, in their order, with when they came.
  func pictures(of days: [CivilDate], limit: Int = .max) -> [(picture: Picture, fetchedAt: Date)] {
    var found: [(picture: Picture, fetchedAt: Date)] = []
    for day in known(of: days) where found.count < limit {
      if let picture = picture(of: day) { found.append(picture) }
    }
    return found
  }

  private static func key(_ day: CivilDate) -> CacheKey { CacheKey(.picture, day.description) }

  func image(at url: URL) -> Data? { cache.read(Self.imageKey(url))?.data }

  func storeImage(_ data: Data, at url: URL, now: Date) { cache.write(Self.imageKey(url), data, at: now) }

  func removeImage(at url: URL) { cache.remove(Self.imageKey(url)) }

  private static func imageKey(_ url: URL) -> CacheKey { CacheKey(.image, url.absoluteString) }
}

extension Picture {
  /// Whether all texts are as they were cleaned when they came: a file of the cache may be made by others.
  fileprivate var isSafe: Bool {
    let texts = [title, explanation, credit, copyright, alternativeText].compactMap(\.self) + links.map(\.text)
    return texts.allSatisfy { SafeText.prose($0, limit: .max) == $0 }
  }
}
