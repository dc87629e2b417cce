import Entities
import Essentials

extension CurrentWeather {
  /// The weather of a `data/2.5/weather` document, in which nearly everything may be missing.
  ///
  /// - Throws: `unreadable` without a time, `noData` without a value.
  init(openWeather document: WireValue) throws(ServiceFailure) {
    guard let time = document["dt"].seconds else { throw .unreadable(.openWeather, "it has no time") }
    self.init(observedAt: Date(timeIntervalSince1970: Double(time)))
    let step = OpenWeatherStep(document)
    condition = step.condition
    temperature = step.temperature
    feelsLike = step.feelsLike
    humidity = step.humidity
    dewPoint = step.dewPoint
    cloudCover = step.cloudCover
    pressure = step.pressure
    visibility = step.visibility
    windSpeed = step.windSpeed
    windGust = step.windGust
    windDirection = step.windDirection
    precipitation = step.precipitation(hours: 1)
    if isEmpty { throw .noData(.openWeather) }
  }
}
