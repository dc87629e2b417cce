package import Entities
import Essentials

/// An hour of a forecast in a document: the weather at its time, amount and chance of precipitation in the hour (or step)
/// that begins there.
package struct HourDocument: Codable {
  package var time: ISOInstant
  @OrNull package var condition: Condition?
  @OrNull package var temperature: Double?
  @OrNull package var precipitationChance: Int?
  @OrNull package var precipitation: Double?
  @OrNull package var cloudCover: Int?
  @OrNull package var humidity: Int?
  @OrNull package var windSpeed: Double?
  @OrNull package var windGust: Double?
  @OrNull package var windDirection: Int?
  @OrNull package var uvIndex: Double?

  /// The hours of a forecast from the one in progress on.
  static func hours(of forecast: Forecast?, from now: Date, _ zone: Zone, in units: Units) -> [HourDocument] {
    guard let hours = forecast?.hours else { return [] }
    let first = hours.index(at: now) ?? hours.times.firstIndex { Double($0) > now.timeIntervalSince1970 } ?? hours.count
    return (first..<hours.count).compactMap { HourDocument(hours, $0, zone, in: units) }
  }

  private init?(_ hours: HourlyForecast, _ index: Int, _ zone: Zone, in units: Units) {
    guard let time = ISOInstant(hours.time(at: index), in: zone) else { return nil }
    self.time = time
    condition = hours.condition(at: index)
    temperature = units.told(temperature: hours.value(.temperature, at: index))
    // A forecast tells these for the time that ends at an entry.
    precipitationChance = hours.value(.precipitationChance, at: index + 1)?.whole
    precipitation = units.told(precipitation: hours.value(.precipitation, at: index + 1))
    cloudCover = hours.value(.cloudCover, at: index)?.whole
    humidity = hours.value(.humidity, at: index)?.whole
    windSpeed = units.told(speed: hours.value(.windSpeed, at: index))
    windGust = units.told(speed: hours.value(.windGust, at: index))
    windDirection = hours.value(.windDirection, at: index)?.whole
    uvIndex = hours.value(.uvIndex, at: index)?.rounded(digits: 1)
  }

  /// The most entries that are read: sixteen days of hours.
  private static let limit = 16 * 24 + 1

  /// The forecast that hours of a document tell; hours out of order are left out.
  static func forecast(_ documents: [HourDocument], from units: Units) -> HourlyForecast {
    let hours = inOrder(documents.prefix(limit))
    var forecast = HourlyForecast(times: hours.map { Int($0.time.date.timeIntervalSince1970) })
    func set(_ quantity: HourlyForecast.Quantity, _ values: [Double?]) {
      forecast.set(quantity, values.map { $0.map { Float($0) } ?? .nan })
    }
    forecast.set(conditions: hours.map(\.condition))
    set(.temperature, hours.map { $0.temperature.map(units.temperature.celsius) })
    set(.precipitationChance, [nil] + hours.map { $0.precipitationChance.map(Double.init) })
    set(.precipitation, [nil] + hours.map { $0.precipitation.map(units.precipitation.millimetres) })
    set(.cloudCover, hours.map { $0.cloudCover.map(Double.init) })
    set(.humidity, hours.map { $0.humidity.map(Double.init) })
    set(.windSpeed, hours.map { $0.windSpeed.map(units.windSpeed.metresPerSecond) })
    set(.windGust, hours.map { $0.windGust.map(units.windSpeed.metresPerSecond) })
    set(.windDirection, hours.map { $0.windDirection.map(Double.init) })
    set(.uvIndex, hours.map(\.uvIndex))
    return forecast
  }

  /// Those that are an hour or more after the former one.
  private static func inOrder(_ documents: some Sequence<HourDocument>) -> [HourDocument] {
    documents.reduce(into: []) { hours, hour in
      if let last = hours.last, hour.time.date.timeIntervalSince(last.time.date) < 3600 { return }
      hours.append(hour)
    }
  }
}

/// A local calendar day of a forecast in a document.
package struct DayDocument: Codable {
  package var date: CivilDate
  @OrNull package var condition: Condition?
  @OrNull package var temperatureMin: Double?
  @OrNull package var temperatureMax: Double?
  @OrNull package var precipitation: Double?
  @OrNull package var precipitationChance: Int?
  @OrNull package var windSpeedMax: Double?
  @OrNull package var uvIndexMax: Double?
  @OrNull package var sunrise: ISOInstant?
  @OrNull package var sunset: ISOInstant?

  /// The days of a forecast from the running one on.
  static func days(
    of forecast: Forecast?, from now: Date, _ zone: Zone, sun: [CivilDate: SunTimes], in units: Units
  ) -> [DayDocument] {
    let today = CivilDate(now, in: zone)
    return (forecast?.days ?? []).filter { $0.date >= today }.map {
      DayDocument($0, zone, sun: sun[$0.date], in: units)
    }
  }

  private init(_ day: DailyForecast, _ zone: Zone, sun: SunTimes?, in units: Units) {
    date = day.date
    condition = day.condition
    temperatureMin = units.told(temperature: day.temperatureMin)
    temperatureMax = units.told(temperature: day.temperatureMax)
    precipitation = units.told(precipitation: day.precipitation)
    precipitationChance = day.precipitationChance?.whole
    windSpeedMax = units.told(speed: day.windSpeedMax)
    uvIndexMax = day.uvIndexMax?.rounded(digits: 1)
    sunrise = ISOInstant(sun?.rise?.nearestSecond, in: zone)
    sunset = ISOInstant(sun?.set?.nearestSecond, in: zone)
  }

  /// The days that a document tells, in order, each once.
  static func forecast(_ documents: [DayDocument], from units: Units) -> [DailyForecast] {
    documents.prefix(17).reduce(into: []) { days, document in
      if let last = days.last, document.date <= last.date { return }
      days.append(document.day(from: units))
    }
  }

  private func day(from units: Units) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = condition
    day.temperatureMin = temperatureMin.map(units.temperature.celsius)
    day.temperatureMax = temperatureMax.map(units.temperature.celsius)
    day.precipitation = precipitation.map(units.precipitation.millimetres)
    day.precipitationChance = precipitationChance.map(Double.init)
    day.windSpeedMax = windSpeedMax.map(units.windSpeed.metresPerSecond)
    day.uvIndexMax = uvIndexMax
    return day
  }
}
