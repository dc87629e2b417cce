import Entities
import Essentials

extension Forecast {
  /// The forecast of a `data/2.5/forecast` document, at the times it has; days are computed in the place's zone.
  ///
  /// - Throws: `noData` without a value.
  init(openWeather document: WireValue, in zone: TimeZone) throws(ServiceFailure) {
    var items: [(time: Int, step: OpenWeatherStep)] = []
    for element in document["list"].elements.prefix(400) {
      guard let time = element["dt"].seconds, time > items.last?.time ?? Int.min else { continue }
      items.append((time, OpenWeatherStep(element)))
    }
    var hours = HourlyForecast(times: items.map(\.time))
    hours.set(conditions: items.map(\.step.condition))
    for (quantity, value) in Self.quantities { hours.set(quantity, items.map { Float(value($0.step) ?? .nan) }) }
    hours.trim()
    self.init(hours: hours, days: LocalDays.days(of: hours, in: zone))
    if isEmpty { throw .noData(.openWeather) }
  }

  private static let quantities: [(HourlyForecast.Quantity, @Sendable (OpenWeatherStep) -> Double?)] = [
    (.temperature, { $0.temperature }), (.feelsLike, { $0.feelsLike }), (.dewPoint, { $0.dewPoint }),
    (.humidity, { $0.humidity }), (.precipitationChance, { $0.precipitationChance }),
    (.precipitation, { $0.precipitation(hours: 3) }), (.cloudCover, { $0.cloudCover }),
    (.visibility, { $0.visibility }), (.windSpeed, { $0.windSpeed }), (.windGust, { $0.windGust }),
    (.windDirection, { $0.windDirection }), (.pressure, { $0.pressure }),
  ]
}
