import Entities
import Essentials

extension ByteWriter {
  mutating func put(_ weather: CurrentWeather) {
    put(weather.observedAt)
    put(ConditionCode.code(of: weather.condition))
    for value in [
      weather.temperature, weather.feelsLike, weather.dewPoint, weather.humidity, weather.cloudCover, weather.pressure,
      weather.visibility, weather.uvIndex, weather.windSpeed, weather.windGust, weather.windDirection,
      weather.precipitation,
    ] { put(value) }
  }

  mutating func put(_ forecast: Forecast) {
    put(forecast.hours)
    put(UInt32(truncatingIfNeeded: forecast.days.count))
    for day in forecast.days { put(day) }
  }

  mutating func put(_ air: AirQuality) {
    put(air.observedAt)
    put(air.europeanIndex)
    put(air.usIndex)
    put(air.mainPollutant?.rawValue ?? "")
    put(air.concentrations.map { ($0.key.rawValue, $0.value) })
    put(air.pollen.map { ($0.key.rawValue, $0.value) })
  }

  mutating func put(_ alerts: [WeatherAlert]) {
    put(UInt32(truncatingIfNeeded: alerts.count))
    for alert in alerts {
      put(alert.identifier)
      put(alert.event)
      put(alert.severity.rawValue)
      for text in [alert.headline, alert.details, alert.instruction] { put(optional: text) }
      put(alert.onset?.timeIntervalSince1970)
      put(alert.ends?.timeIntervalSince1970)
    }
  }

  /// The number of times; the first one and the step, or a step of 0 and each time; then the packed values.
  private mutating func put(_ hours: HourlyForecast) {
    put(UInt32(truncatingIfNeeded: hours.count))
    put(Int64(hours.times.step ?? 0))
    let listed = hours.times.step == nil ? hours.count : 1
    for time in hours.times.prefix(listed) { put(Int64(time)) }
    let packed = hours.packed
    put(UInt32(truncatingIfNeeded: packed.count))
    put(packed)
  }

  private mutating func put(_ day: DailyForecast) {
    put(Int32(truncatingIfNeeded: day.date.daysSince1970))
    put(ConditionCode.code(of: day.condition))
    for value in [
      day.temperatureMin, day.temperatureMax, day.precipitation, day.precipitationChance, day.windSpeedMax,
      day.uvIndexMax,
    ] { put(value) }
  }

  private mutating func put(_ amounts: [(name: String, value: Double)]) {
    put(UInt32(truncatingIfNeeded: amounts.count))
    for (name, value) in amounts.sorted(by: { $0.name < $1.name }) {
      put(name)
      put(value)
    }
  }

  private mutating func put(optional text: String?) {
    put(UInt8(text == nil ? 0 : 1))
    if let text { put(text) }
  }
}
