extension Service {
  private static let call = Phrase("1 call")

  /// The facts about each service. A new service needs a case and its row here.
  package var row: ServiceRow {
    switch self {
    case .openMeteo:
      ServiceRow(
        title: "Open-Meteo", variable: "OPEN_METEO", host: "https://api.open-meteo.com",
        customerHost: "https://customer-api.open-meteo.com", key: .openMeteo,
        cost: Phrase("\(1)–\(2) of \(number: 10_000.grouped) daily calls"), waits: Self.openMeteoWaits,
        credit: "Weather data by Open-Meteo.com (CC BY 4.0), https://open-meteo.com/")
    case .geocoding:
      ServiceRow(
        title: "Open-Meteo's place search", variable: "GEOCODING", host: "https://geocoding-api.open-meteo.com",
        customerHost: "https://customer-geocoding-api.open-meteo.com", key: .openMeteo, cost: Self.call,
        waits: Self.openMeteoWaits)
    case .airQuality:
      ServiceRow(
        title: "Open-Meteo's air quality", variable: "AIR_QUALITY", host: "https://air-quality-api.open-meteo.com",
        customerHost: "https://customer-air-quality-api.open-meteo.com", key: .openMeteo, cost: Self.call,
        waits: Self.openMeteoWaits,
        credit: "Air quality by Open-Meteo.com and CAMS ENSEMBLE data provider, https://open-meteo.com/")
    case .openWeather:
      ServiceRow(
        title: "OpenWeatherMap", variable: "OPENWEATHER", host: "https://api.openweathermap.org", key: .openWeather,
        keyParameter: "appid", cost: Phrase("\(1) of \(60) calls per minute"),
        waits: [RetryWait(length: .nextMultiple(of: 3600, margin: 5), words: ["blocked"])],
        credit: "Weather data provided by OpenWeather, https://openweathermap.org/")
    case .metNorway:
      ServiceRow(
        title: "MET Norway", variable: "MET_NORWAY", host: "https://api.met.no",
        waits: [RetryWait(length: .seconds(600))],
        credit: "Data from MET Norway (CC BY 4.0), https://www.met.no/")
    case .nws:
      ServiceRow(
        title: "the US weather service", variable: "NWS", host: "https://api.weather.gov",
        waits: [RetryWait(length: .seconds(5))])
    case .brightSky: ServiceRow(title: "Bright Sky", variable: "BRIGHT_SKY", host: "https://api.brightsky.dev")
    case .eccc: ServiceRow(title: "Environment Canada", variable: "ECCC", host: "https://api.weather.gc.ca")
    case .apod: ServiceRow(title: "science.nasa.gov", variable: "APOD", host: "https://science.nasa.gov")
    case .nasaAPI:
      ServiceRow(
        title: "api.nasa.gov", variable: "NASA_API", host: "https://api.nasa.gov", key: .nasa, keyParameter: "api_key",
        cost: Phrase("\(1) of \(number: 1000.grouped) hourly calls"),
        waits: [RetryWait(length: .nextMultiple(of: 3600, margin: 5))])
    case .celestrak:
      ServiceRow(
        title: "Celestrak", variable: "CELESTRAK", host: "https://celestrak.org",
        waits: [RetryWait(length: .seconds(7200))], credit: "Orbits by Celestrak, https://celestrak.org/")
    case .swpc:
      ServiceRow(
        title: "NOAA SWPC", variable: "SWPC", host: "https://services.swpc.noaa.gov",
        waits: [RetryWait(length: .seconds(3600))],
        credit: "Forecast of Kp by the NOAA Space Weather Prediction Center, https://www.swpc.noaa.gov/")
    }
  }

  /// Open-Meteo limits calls per minute, hour and day, and its answer says which limit was reached.
  private static let openMeteoWaits = [
    RetryWait(length: .seconds(2), words: ["concurrent"]),
    RetryWait(length: .nextMultiple(of: 86_400, margin: 60), words: ["daily", "tomorrow"]),
    RetryWait(length: .nextMultiple(of: 3600, margin: 5), words: ["hourly", "next hour"]),
    RetryWait(length: .nextMultiple(of: 60, margin: 2)),
  ]
}
