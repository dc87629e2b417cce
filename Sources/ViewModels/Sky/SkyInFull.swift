package import Entities
import Essentials
import Services

/// The sky of one city with all its events, computed beside the main actor when its page asks for it, and cached while it is
/// right: eclipses of a year take longer than a frame.
package final class SkyInFull {
  /// Counts the skies that were computed: the page that asked for one draws it then.
  package let revision = Dynamic(0)
  private var asked: (city: City, key: SkyKey)?
  private var kept: (city: City, key: SkyKey, model: NightSky)?
  private(set) var task: Task<Void, Never>?

  /// Until it is there, the one of some minutes ago, or else what the row knows of its night.
  func model(of row: CityRowViewModel, at now: Date, _ news: SkyNews) -> NightSky? {
    let (city, key) = (row.city, row.key(at: now, news))
    if kept?.city != city || kept?.key != key { ask(for: row, key, at: now) }
    if let kept, kept.city == city, kept.key.slot >= key.slot - 1 { return kept.model }
    return row.sky.value.report.map { SkyService().night(over: city, at: now, $0) }
  }

  private func ask(for row: CityRowViewModel, _ key: SkyKey, at now: Date) {
    let (city, forecast) = (row.city, row.forecast)
    guard asked?.city != city || asked?.key != key else { return }
    asked = (city, key)
    task?.cancel()
    task = Task { [weak self] in
      let model = await Self.night(over: city, at: now, forecast: forecast, news: key.news)
      guard let self, var model, asked?.city == city, asked?.key == key else { return }
      row.sky.value.complete(&model.report, at: now)
      model.forecastProvider = row.weather.value.forecast?.provider
      kept = (city, key, model)
      revision.value += 1
    }
  }

  /// The whole sky of tonight, beside the main actor; `nil` where there is none, and after a cancellation.
  @concurrent private nonisolated static func night(
    over city: City, at now: Date, forecast: Forecast?, news: SkyNews
  ) async -> NightSky? {
    Task.isCancelled ? nil : try? SkyService().night(over: city, at: now, forecast: forecast, news: news)
  }
}

extension DashboardViewModel {
  /// The night above one city, with its events as soon as they are computed; `nil` where no sky can be.
  package func skyPage(of row: CityRowViewModel) -> NightSky? {
    skyInFull.model(of: row, at: now, news.news.value)
  }
}
