package import Entities

extension CityWeather {
  /// Sets the chance of rain of every hour of the forecast, in percent.
  package mutating func setRainChance(_ percent: Float) {
    guard let count = forecast?.value.hours.count else { return }
    forecast?.value.hours.set(.precipitationChance, Array(repeating: percent, count: count))
  }
}
