import Entities
import Foundation
import Imaging
import Repositories

extension FuzzTarget {
  /// Readers of files: settings, cache and pictures.
  static let files: [FuzzTarget] = [
    FuzzTarget("settings", read: { settings($0) }),
    FuzzTarget("cached", seeds: { cachedValues }, read: { cached($0) }),
    FuzzTarget("cache", seeds: { cacheFiles }, read: { cache($0) }),
    FuzzTarget("jpeg", seeds: { smallPictures(".jpg") }, read: { picture($0) }),
    FuzzTarget("png", seeds: { smallPictures(".png") }, read: { picture($0) }),
    FuzzTarget("gif", seeds: { smallPictures(".gif") }, read: { picture($0) }),
  ]

  private static let key = CacheKey(.now, "0,0")

  /// Reads the bytes as settings, and changes one setting: all cities must remain.
  private static func settings(_ bytes: [UInt8]) -> [String] {
    let repository = SettingsRepository(path: "/settings.json", files: .inMemory())
    let files = FileStore.inMemory()
    let data = Data(bytes)
    try? files.writeAtomically("/settings.json", data, .init())
    let stored = SettingsRepository(path: "/settings.json", files: files)
    do {
      let loaded = try stored.load()
      try repository.update { $0 = loaded.settings }
      try stored.update { $0.watchInterval = 60 }
      let again = try stored.load().settings
      guard again.cities == loaded.settings.cities else { return ["cities were lost \u{7F}"] }
      return loaded.warnings.map(\.description)
        + loaded.settings.cities.flatMap { [$0.name, $0.region ?? "", $0.timeZone] }
    } catch {
      return ["\(error)"]
    }
  }

  /// A cache file with a valid checksum, so that the code behind the check has something to read.
  private static func sealed(_ bytes: [UInt8]) -> Data {
    let body = Data(bytes.dropFirst(17))
    return Data((body.checksum + "\n").utf8) + body
  }

  /// Decodes the bytes as each kind of cached value.
  private static func cached(_ bytes: [UInt8]) -> [String] {
    let (data, decoder) = (Data(bytes), JSONDecoder())
    _ = try? decoder.decode(CurrentWeather.self, from: data)
    _ = try? decoder.decode(AirQuality.self, from: data)
    _ = try? decoder.decode([WeatherAlert].self, from: data)
    guard let forecast = try? decoder.decode(Forecast.self, from: data) else { return [] }
    _ = Quantity.allCases.map { forecast.hours.column($0)?.count }
    _ = forecast.completed(in: .gmt, by: forecast)
    return []
  }

  /// Reads the bytes as a cache file.
  private static func cache(_ bytes: [UInt8]) -> [String] {
    let data = sealed(bytes)
    var files = FileStore.inMemory()
    files.read = { _, _ throws(FileProblem) in data }
    _ = CacheRepository(directory: "/cache", files: files).read(key)
    return []
  }

  /// Decodes the bytes as a picture, with limits that make slow inputs rare.
  private static func picture(_ bytes: [UInt8]) -> [String] {
    var limits = DecodingLimits.standard
    limits.bytes = 1_000_000
    limits.pixels = 250_000
    limits.scans = 20
    guard let bitmap = try? Bitmap.decode(bytes, limits: limits) else { return [] }
    _ = bitmap.scaled(toWidth: 7, height: 5)
    return []
  }

  /// The fixtures of a format below 1,500 bytes: larger ones are slow and find nothing more.
  private static func smallPictures(_ suffix: String) -> [[UInt8]] {
    Corpus.files(in: "Imaging").filter { $0.name.hasSuffix(suffix) && $0.bytes.count < 1500 }.map(\.bytes)
  }

  /// A value of each kind as JSON.
  private static var cachedValues: [[UInt8]] {
    let date = Date(timeIntervalSince1970: 1_795_176_000)
    var now = CurrentWeather(observedAt: date)
    now[.temperature] = 8.4
    now.condition = .overcast
    let hours = HourlyForecast(times: (0..<5).map { 1_795_176_000 + $0 * 3600 })
    let forecast = Forecast(hours: hours, days: [DailyForecast(date: CivilDate(date, secondsFromGMT: 0))])
    let alert = WeatherAlert(
      identifier: "1", event: "Flood Warning", severity: .severe, headline: "Flood", details: "Water", onset: date)
    let values: [any Encodable] = [now, forecast, [alert]]
    return values.compactMap { try? Array(JSONEncoder().encode($0)) }
  }

  /// A cache file as it is written.
  private static var cacheFiles: [[UInt8]] {
    let files = FileStore.inMemory()
    CacheRepository(directory: "/cache", files: files).write(key, Data("stored".utf8), at: Date())
    let directory = "/cache/now"
    let names = (try? files.list(directory)) ?? []
    return names.compactMap { try? files.read(directory + "/" + $0.name, 1000) }.map(Array.init)
  }
}
