package import Entities
package import Essentials

/// One city as the screen is bound to it: values in canonical units, each on its own, so that only what differs is
/// announced.
package final class CityRowViewModel {
  package let name: Dynamic<String>
  package let region: Dynamic<String?>
  package let countryCode: Dynamic<String?>
  package let coordinates: Dynamic<Coordinates?>
  package let timeZone: Dynamic<String>

  package let condition = Dynamic<Condition?>(nil)
  /// Whether the sun is up, by computation.
  package let isDay = Dynamic<Bool?>(nil)
  /// °C.
  package let temperature = Dynamic<Double?>(nil)
  /// °C, the low of the city's calendar day.
  package let temperatureMin = Dynamic<Double?>(nil)
  /// °C, the high of the city's calendar day.
  package let temperatureMax = Dynamic<Double?>(nil)
  /// °C.
  package let feelsLike = Dynamic<Double?>(nil)
  /// °C.
  package let dewPoint = Dynamic<Double?>(nil)
  /// %.
  package let humidity = Dynamic<Double?>(nil)
  /// %.
  package let cloudCover = Dynamic<Double?>(nil)
  /// hPa at sea level.
  package let pressure = Dynamic<Double?>(nil)
  /// Metres.
  package let visibility = Dynamic<Double?>(nil)
  package let uvIndex = Dynamic<Double?>(nil)
  /// m/s.
  package let windSpeed = Dynamic<Double?>(nil)
  /// m/s.
  package let windGust = Dynamic<Double?>(nil)
  /// Degrees from north, where the wind comes from.
  package let windDirection = Dynamic<Double?>(nil)
  /// mm in the last hour.
  package let precipitation = Dynamic<Double?>(nil)
  /// %, of the hour in progress.
  package let precipitationChance = Dynamic<Double?>(nil)

  package let forecast = Dynamic<Forecast?>(nil)
  package let air = Dynamic<AirQuality?>(nil)
  /// Warnings in force, or `nil` when it is not known whether there are any.
  package let alerts = Dynamic<[WeatherAlert]?>(nil)

  /// The sky of the present day and night, when it was asked for.
  package let sky = Dynamic<SkyReport?>(nil)
  /// Sunrise and sunset of the forecast's days, when they were asked for.
  package let sunTimes = Dynamic<[CivilDate: SunTimes]>([:])

  package let state = Dynamic<WeatherState>(.loading)
  /// Why the last refresh failed.
  package let problem = Dynamic<ServiceFailure?>(nil)
  package let provider = Dynamic<Provider?>(nil)
  package let observedAt = Dynamic<Date?>(nil)
  package let fetchedAt = Dynamic<Date?>(nil)
  /// Who gave the forecast; it may be another than gave the weather now.
  package let forecastProvider = Dynamic<Provider?>(nil)

  /// What was last shown, from which values that change with time alone are taken again, and which a refresh starts from.
  private(set) var report: CityWeather?
  /// What the sky was last computed from.
  var skyKey: SkyKey?

  package init(_ city: City) {
    name = Dynamic(city.name)
    region = Dynamic(city.region)
    countryCode = Dynamic(city.countryCode)
    coordinates = Dynamic(city.coordinates)
    timeZone = Dynamic(city.timeZone)
  }

  /// A row whose place is not known, such as one decoded from a document without coordinates.
  init(name: String) {
    self.name = Dynamic(name)
    region = Dynamic(nil)
    countryCode = Dynamic(nil)
    coordinates = Dynamic(nil)
    timeZone = Dynamic("GMT")
  }

  /// The city's zone; UTC if the system does not know it.
  package var zone: TimeZone { TimeZone(identifier: timeZone.value) ?? .gmt }

  /// The city behind the row, or `nil` when its place is not known.
  package var city: City? {
    coordinates.value.map {
      City(
        name: name.value, region: region.value, countryCode: countryCode.value, coordinates: $0,
        timeZone: timeZone.value)
    }
  }

  /// Takes over a city whose label or place changed, as its weather counts at an instant.
  package func show(_ city: City, at now: Date) {
    name.value = city.name
    region.value = city.region
    countryCode.value = city.countryCode
    if coordinates.value != city.coordinates || timeZone.value != city.timeZone { sunTimes.value = [:] }
    coordinates.value = city.coordinates
    timeZone.value = city.timeZone
    guard report?.city != city else { return }
    report?.city = city
    tick(at: now)
  }

  /// Takes over what is known of the city's weather, as it counts at an instant.
  package func show(_ report: CityWeather, at now: Date) {
    forecast.value = report.forecast?.value
    air.value = report.air
    keep(report)
    problem.value = report.problem
    provider.value = report.current?.provider ?? report.forecast?.provider
    forecastProvider.value = report.forecast?.provider
    observedAt.value = report.current?.value.observedAt
    fetchedAt.value = report.current?.fetchedAt
    if let current = report.current?.value { show(current) }
    tick(at: now)
  }

  /// Of values that came again as they were, the former ones are kept: a thousand forecasts are not in memory twice.
  private func keep(_ report: CityWeather) {
    self.report = report
    // The answer to an earlier question names the city as it was then, in the zone it had.
    if let city { self.report?.city = city }
    if let forecast = forecast.value { self.report?.forecast?.value = forecast }
    self.report?.air = air.value
  }

  /// Takes the values that change as time goes by: state, the day's low and high, the hour's chances.
  package func tick(at now: Date) {
    guard let report else { return }
    state.value = report.state(at: now)
    let today = report.today(at: now)
    temperatureMin.value = today?.temperatureMin
    temperatureMax.value = today?.temperatureMax
    precipitationChance.value = report.precipitationChance(at: now)
    visibility.value = report.current?.value.visibility ?? report.hourly(.visibility, at: now)
    uvIndex.value = report.current?.value.uvIndex ?? report.hourly(.uvIndex, at: now)
    alerts.value = report.alerts?.filter { $0.ends.map { $0 > now } ?? true }
  }

  /// Lets go of the sky; it is computed again when it is asked for.
  func forgetSky() {
    skyKey = nil
    sky.value = nil
    sunTimes.value = [:]
  }

  /// Seconds since the weather was right, or `nil` when there is none.
  package func age(at now: Date) -> Double? {
    report?.age(at: now) ?? fetchedAt.value.map { max(0, now.timeIntervalSince($0)) }
  }

  private func show(_ current: CurrentWeather) {
    condition.value = current.condition
    temperature.value = current.temperature
    feelsLike.value = current.feelsLike
    dewPoint.value = current.dewPoint
    humidity.value = current.humidity
    cloudCover.value = current.cloudCover
    pressure.value = current.pressure
    windSpeed.value = current.windSpeed
    windGust.value = current.windGust
    windDirection.value = current.windDirection
    precipitation.value = current.precipitation
  }
}

extension CityRowViewModel: Equatable {
  /// Rows are equal when they are the same row.
  package static func == (left: CityRowViewModel, right: CityRowViewModel) -> Bool { left === right }
}
