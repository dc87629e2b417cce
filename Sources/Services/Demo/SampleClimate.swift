import Entities
import Essentials
import Repositories

/// A made-up climate: smooth in time and plausible for latitude and season, with numbers chosen to look right.
struct SampleClimate {
  private let city: City
  private let zone: Zone
  /// A hash of the place, 0..<1, so that neighbours differ: the one-line hash common in shaders.
  private let character: Double

  /// The climate of a city, the same in every run.
  init(_ city: City) {
    self.city = city
    zone = city.zone
    let seed = sin(city.coordinates.latitude * 12.9898 + city.coordinates.longitude * 78.233) * 43_758.5453
    character = seed - seed.rounded(.down)
  }

  /// The weather at the last full quarter of an hour, with the rain of twelve quarters from the one before it.
  func weather(at date: Date) -> CurrentWeather {
    let length = RainQuarter.length
    let start = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / length).rounded(.down) * length)
    let sample = sample(at: start)
    var weather = CurrentWeather(observedAt: start)
    weather.condition = sample.condition
    let values: [Quantity: Double] = [
      .temperature: sample.temperature, .feelsLike: sample.temperature - sample.wind * 0.4,
      .humidity: sample.humidity, .dewPoint: sample.dewPoint, .cloudCover: sample.cloud,
      .pressure: 1013 + 14 * wave(start, hours: 90, shift: 0.3), .windSpeed: sample.wind, .windGust: sample.gust,
      .windDirection: sample.windDirection, .precipitation: sample.rain, .visibility: sample.visibility,
      .uvIndex: uvIndex(at: start, cloud: sample.cloud),
    ]
    for (quantity, value) in values { weather[quantity] = value }
    weather.quarters = (-1..<11).map { quarter(from: start.addingTimeInterval(Double($0) * length)) }
    return weather
  }

  /// A quarter of the hourly rain at the middle of the quarter-hour.
  private func quarter(from start: Date) -> RainQuarter {
    let sample = sample(at: start.addingTimeInterval(RainQuarter.length / 2))
    return RainQuarter(start: start, amount: sample.rain / 4, isSnow: sample.condition.family == .snow)
  }

  /// Nine days of hours from yesterday's local midnight.
  func forecast(at date: Date) -> Forecast {
    let today = CivilDate(date, in: zone)
    let start = Int(today.advanced(by: -1).start(in: zone).timeIntervalSince1970)
    let times = (0..<9 * 24).map { start + $0 * 3600 }
    let dates = times.map { Date(timeIntervalSince1970: Double($0)) }
    let samples = dates.map(sample)
    var hours = HourlyForecast(times: times)
    hours.set(conditions: samples.map(\.condition))
    let columns: [(Quantity, (Sample) -> Double)] = [
      (.temperature, \.temperature), (.humidity, \.humidity), (.dewPoint, \.dewPoint), (.precipitation, \.rain),
      (.snowfall, \.snowfall), (.precipitationChance, \.chance), (.cloudCover, \.cloud),
      (.lowCloud, { $0.cloud * 0.7 }), (.midCloud, { $0.cloud * 0.5 }), (.highCloud, { $0.cloud * 0.8 }),
      (.windSpeed, \.wind), (.windGust, \.gust), (.windDirection, \.windDirection), (.visibility, \.visibility),
    ]
    for (quantity, value) in columns { hours.set(quantity, samples.map { Float(value($0)) }) }
    hours.set(.uvIndex, zip(dates, samples).map { Float(uvIndex(at: $0, cloud: $1.cloud)) })
    return Forecast(hours: hours, days: hours.days(in: zone))
  }

  /// In canonical units: °C, %, m/s, degrees, millimetres in an hour, metres.
  private struct Sample {
    var temperature: Double
    var humidity: Double
    var cloud: Double
    var wind: Double
    var windDirection: Double
    var rain: Double
    var chance: Double
    var condition: Condition
    /// By the rule of thumb of a degree below the temperature for each 5 % of humidity below 100 %.
    var dewPoint: Double { temperature - (100 - humidity) / 5 }
    var gust: Double { wind * 1.7 }
    /// Millimetres of snow, 7 for each of water.
    var snowfall: Double { condition.family == .snow ? rain * 7 : 0 }
    var visibility: Double { rain > 0 ? 9_000 : 24_000 }
  }

  /// It rains from a cloud cover of 88 %, up to 3 mm in an hour, and there is a chance of rain from 55 %.
  private func sample(at date: Date) -> Sample {
    let cloud = min(max(50 + 75 * wave(date, hours: 31, shift: character), 0), 100)
    // Rounded before the condition is chosen, which must not be rain of 0.0 mm.
    let rain = (max(cloud - 88, 0) / 4 * 10).rounded() / 10
    let temperature = seasonalMean(date) + 4.5 * dailyCycle(date) - cloud / 40
    return Sample(
      temperature: (temperature * 10).rounded() / 10,
      humidity: (min(max(62 + cloud / 5 - 12 * dailyCycle(date), 20), 98)).rounded(), cloud: cloud.rounded(),
      wind: ((4 + 3.5 * wave(date, hours: 22, shift: character * 2)) * 10).rounded() / 10,
      windDirection: (360 * character + 90 * wave(date, hours: 40, shift: 0.1) + 720)
        .truncatingRemainder(dividingBy: 360),
      rain: rain, chance: (min(max((cloud - 55) * 2.2, 0), 100)).rounded(),
      condition: Self.condition(cloud: cloud, rain: rain, temperature: temperature))
  }

  /// The UV index under a cloud cover in percent, by local solar time and season.
  private func uvIndex(at date: Date, cloud: Double) -> Double {
    let degree = Double.pi / 180
    let latitude = city.coordinates.latitude * degree
    // 0.22 of the year is the March equinox.
    let declination = 23.44 * degree * sin(2 * .pi * (years(date) - 0.22))
    let hourAngle = 2 * .pi * (solarHour(date) - 12) / 24
    let sine = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
    // By Madronich (Photochem. Photobiol. 83, 2007) for a clear sky and 300 DU of ozone, rounded; less for clouds.
    let index = 12.5 * pow(max(sine, 0), 2.4) * (1 - 0.006 * cloud)
    return (index * 10).rounded() / 10
  }

  /// The air quality: worse with a higher `character` and in light wind.
  func air(at date: Date) -> AirQuality {
    var air = AirQuality(observedAt: date)
    let calm = max(1 - (weather(at: date)[.windSpeed] ?? 4) / 12, 0)
    let value = (14 + 34 * character + 16 * calm).rounded()
    air.european = AirIndex(scale: .european, value: value, mainPollutant: character > 0.5 ? .fineParticles : .ozone)
    air.us = AirIndex(scale: .us, value: (value * 1.3).rounded(), mainPollutant: air.european?.mainPollutant)
    for plant in AirQuality.Pollen.allCases { air.pollen[plant] = 0 }
    return air
  }

  /// The mean temperature of the season in °C: warmest at the equator, with a swing that grows with latitude.
  private func seasonalMean(_ date: Date) -> Double {
    let latitude = city.coordinates.latitude
    // Mid-January, 0.04 of the year, is coldest in the north and warmest in the south.
    let season = -cos(2 * .pi * (years(date) - 0.04)) * (latitude < 0 ? -1 : 1)
    return 28 - abs(latitude) * 0.42 + season * abs(latitude) * 0.22 + 4 * (character - 0.5)
  }

  /// The daily cycle by local solar time: −1 before dawn, 1 in the afternoon.
  private func dailyCycle(_ date: Date) -> Double { cos(2 * .pi * (solarHour(date) - 15) / 24) }

  /// Hours of local mean solar time since 1970.
  private func solarHour(_ date: Date) -> Double { date.timeIntervalSince1970 / 3600 + city.coordinates.longitude / 15 }

  /// Mean Gregorian years since 1970.
  private func years(_ date: Date) -> Double { date.timeIntervalSince1970 / 86_400 / 365.2425 }

  /// A swing between −1 and 1 with a period in hours, starting `shift` periods in; a faster one varies it.
  private func wave(_ date: Date, hours: Double, shift: Double) -> Double {
    let turns = date.timeIntervalSince1970 / 3600 / hours + shift
    return 0.7 * sin(2 * .pi * turns) + 0.3 * sin(2 * .pi * (turns * 2.7 + character))
  }

  private static func condition(cloud: Double, rain: Double, temperature: Double) -> Condition {
    switch (rain, cloud) {
    case (2.2..., _) where temperature > 22: .thunderstorm
    case (2.2..., _): temperature < 1 ? .heavySnow : .heavyRain
    case (0.6..., _): temperature < 1 ? .snow : .rain
    case (0.01..., _): temperature < 1 ? .lightSnow : .lightRain
    case (_, ..<12): .clear
    case (_, ..<35): .mainlyClear
    case (_, ..<65): .partlyCloudy
    default: .overcast
    }
  }
}
