import Entities
import Essentials

/// The sky of one city with all its events, computed when its page asks for it and kept while it is right.
final class SkyInFull {
  private var kept: (city: City, key: SkyKey, model: SkyViewModel)?

  /// - Returns: `nil` where the place and time have no sky that can be computed.
  func model(of row: CityRowViewModel, at now: Date, _ news: SkyNews) -> SkyViewModel? {
    let (city, key) = (row.city.value, row.key(at: now, news))
    if let kept, kept.city == city, kept.key == key { return kept.model }
    guard var model = try? SkyViewModel(city, at: now, forecast: row.forecast.value, news: news) else { return nil }
    row.tellOutlook(&model.report, at: now)
    model.forecastProvider = row.status.value.forecastProvider
    kept = (city, key, model)
    return model
  }
}

extension DashboardViewModel {
  /// The night above one city in full, with its events; `nil` where no sky can be computed.
  package func skyPage(of row: CityRowViewModel) -> SkyViewModel? {
    skyInFull.model(of: row, at: now, news.news.value)
  }
}
