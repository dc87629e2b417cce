import Entities
import Essentials
import Repositories

/// Reading and writing what is kept: the greater part of a start without network.
enum KeptBenchmarks {
  private static let cities = 50
  private static let now = Date(timeIntervalSince1970: 1_795_176_000)

  static func run() async {
    let forecast = forecast()
    let kept = KeptForm.encode(forecast)
    print("  a forecast of 8 days × 24 h × 16 quantities takes \(kept.count) bytes")
    measure("encode 50 forecasts", target: "10 ms") {
      (0..<cities).map { _ in KeptForm.encode(forecast).count }
    }
    measure("decode 50 forecasts", target: "10 ms") {
      (0..<cities).compactMap { _ in KeptForm.decode(Forecast.self, from: kept) }.count
    }
    measureCache(kept)
    measureSettings()
    measure("make a line of ASCII safe", target: "100 ns", operations: 1000) {
      (0..<1000).reduce(0) { sum, _ in sum + SafeText.line("Portland, Maine, United States").utf8.count }
    }
  }

  private static func measureCache(_ kept: Data) {
    let directory = NSTemporaryDirectory() + "skydash-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = CacheRepository(directory: directory, files: .live, now: { now })
    let keys = (0..<cities).map { CacheKey(.forecast, "\($0)") }
    measure("write 50 forecasts to the disk's cache", target: "50 ms") {
      for key in keys { cache.write(key, kept, at: now) }
    }
    measure("read and decode 50 forecasts from the disk's cache", target: "10 ms") {
      keys.compactMap { cache.read($0).flatMap { KeptForm.decode(Forecast.self, from: $0.data) } }.count
    }
  }

  private static func measureSettings() {
    let repository = SettingsRepository(path: "/settings.json", files: .inMemory())
    try? repository.update { $0.cities = (0..<1000).compactMap(city) }
    measure("load settings of 1,000 cities", target: "10 ms") { try? repository.load().settings.cities.count }
    measure("move a city to the top of 1,000 and save", target: "20 ms") {
      try? repository.update { $0.cities.insert($0.cities.removeLast(), at: 0) }
    }
  }

  private static func city(_ index: Int) -> City? {
    Coordinates(latitude: Double(index) / 12, longitude: Double(index) / 6).map {
      City(name: "City \(index)", region: "Region", countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
    }
  }

  private static func forecast() -> Forecast {
    let count = 8 * 24
    var hours = HourlyForecast(times: (0..<count).map { 1_795_176_000 + $0 * 3600 })
    hours.set(conditions: (0..<count).map { Condition.allCases[$0 % Condition.allCases.count] })
    for quantity in HourlyForecast.Quantity.allCases { hours.set(quantity, (0..<count).map { Float($0) / 3 }) }
    return Forecast(hours: hours, days: (0..<8).map { DailyForecast(date: CivilDate(daysSince1970: 20_777 + $0)) })
  }
}
