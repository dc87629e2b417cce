import Entities
import Essentials
package import ViewModels

/// The `--json` document of a dashboard: the same view models the table draws, in the units it draws them in.
package struct WeatherDocument {
  private let dashboard: DashboardViewModel
  private let units: Units
  private let now: Date

  package init(_ dashboard: DashboardViewModel) {
    self.dashboard = dashboard
    units = dashboard.units.value
    now = dashboard.now
  }

  package var tree: JSONTree {
    .object([
      "schema": .integer(1),
      "generatedAt": .instant(now),
      "units": UnitsDocument(units).tree,
      "cities": .array(dashboard.orderedRows.map(city)),
      "picture": PictureDocument(dashboard.picture).tree,
      "attribution": .array(Attribution.lines(for: dashboard).map(JSONTree.string)),
    ])
  }

  private func city(_ row: CityRowViewModel) -> JSONTree {
    var members = CityDocument(row.city.value).members
    members["localTime"] = .local(now, row.zone)
    members["state"] = .string(row.shownState.rawValue)
    members["problem"] = .text(row.status.value.problem.map { String(describing: $0) })
    members["provider"] = .text(row.status.value.provider?.rawValue)
    members["observedAt"] = .instant(row.status.value.observedAt)
    members["fetchedAt"] = .instant(row.status.value.fetchedAt)
    members["ageSeconds"] = .rounded(row.age(at: now), digits: 0)
    members["now"] = row.status.value.fetchedAt == nil ? .null : current(row)
    members["hourly"] = hourly(row)
    members["daily"] = daily(row)
    members["alerts"] = alerts(row)
    members["air"] = AirDocument(row.air.value).tree
    members["sky"] = SkyDocument.tree(row.sky.value, row.zone, units: units) ?? .null
    return .object(members)
  }

  private func current(_ row: CityRowViewModel) -> JSONTree {
    .object([
      "condition": .text(row.now.value?.condition?.rawValue),
      "description": .text(Words.english.condition(row.now.value?.condition)?.capitalizedFirst),
      "isDay": row.today.value.isDay.map(JSONTree.bool) ?? .null,
      "temperature": temperature(row.now.value?.temperature),
      "feelsLike": temperature(row.now.value?.feelsLike),
      "temperatureMin": temperature(row.today.value.temperatureMin),
      "temperatureMax": temperature(row.today.value.temperatureMax),
      "humidity": .rounded(row.now.value?.humidity, digits: 0),
      "dewPoint": temperature(row.now.value?.dewPoint),
      "cloudCover": .rounded(row.now.value?.cloudCover, digits: 0),
      "pressure": .rounded(
        row.now.value?.pressure.map(units.pressure.value), digits: units.pressure == .hpa ? 1 : 2),
      "visibility": .rounded(row.now.value?.visibility.map(units.distance.value)),
      "uvIndex": .rounded(row.now.value?.uvIndex),
      "windSpeed": speed(row.now.value?.windSpeed),
      "windGust": speed(row.now.value?.windGust),
      "windDirection": .rounded(row.now.value?.windDirection, digits: 0),
      "precipitation": precipitation(row.now.value?.precipitation),
      "precipitationChance": .rounded(row.today.value.precipitationChance, digits: 0),
    ])
  }

  private func hourly(_ row: CityRowViewModel) -> JSONTree {
    guard let hours = row.forecast.value?.hours else { return .array([]) }
    let first = hours.index(at: now) ?? hours.times.firstIndex { Double($0) > now.timeIntervalSince1970 } ?? hours.count
    return .array((first..<hours.count).map { hour(hours, $0, row.zone) })
  }

  /// An hour's label names the hour that begins there, here as in every text; services tell of the rain of the hour that
  /// ends at an entry, which is the next one's.
  private func hour(_ hours: HourlyForecast, _ index: Int, _ zone: Zone) -> JSONTree {
    .object([
      "time": .local(hours.time(at: index), zone),
      "condition": .text(hours.condition(at: index)?.rawValue),
      "temperature": temperature(hours.value(.temperature, at: index)),
      "precipitationChance": .rounded(hours.value(.precipitationChance, at: index + 1), digits: 0),
      "precipitation": precipitation(hours.value(.precipitation, at: index + 1)),
      "cloudCover": .rounded(hours.value(.cloudCover, at: index), digits: 0),
      "humidity": .rounded(hours.value(.humidity, at: index), digits: 0),
      "windSpeed": speed(hours.value(.windSpeed, at: index)),
      "windGust": speed(hours.value(.windGust, at: index)),
      "windDirection": .rounded(hours.value(.windDirection, at: index), digits: 0),
      "uvIndex": .rounded(hours.value(.uvIndex, at: index)),
    ])
  }

  private func daily(_ row: CityRowViewModel) -> JSONTree {
    let today = CivilDate(now, in: row.zone)
    let days = row.forecast.value?.days.filter { $0.date >= today } ?? []
    return .array(
      days.map { day in
        let sun = row.sunTimes.value[day.date]
        return .object([
          "date": .string(day.date.description),
          "condition": .text(day.condition?.rawValue),
          "temperatureMin": temperature(day.temperatureMin),
          "temperatureMax": temperature(day.temperatureMax),
          "precipitation": precipitation(day.precipitation),
          "precipitationChance": .rounded(day.precipitationChance, digits: 0),
          "windSpeedMax": speed(day.windSpeedMax),
          "uvIndexMax": .rounded(day.uvIndexMax),
          "sunrise": .local(sun?.rise, row.zone),
          "sunset": .local(sun?.set, row.zone),
        ])
      })
  }

  private func alerts(_ row: CityRowViewModel) -> JSONTree {
    guard let alerts = row.alerts.value else { return .null }
    return .array(
      alerts.map { alert in
        .object([
          "event": .string(alert.event), "severity": .string(alert.severity.rawValue),
          "headline": .text(alert.headline), "onset": .local(alert.onset, row.zone),
          "ends": .local(alert.ends, row.zone),
        ])
      })
  }

  private func temperature(_ celsius: Double?) -> JSONTree { .rounded(celsius.map(units.temperature.value)) }
  private func speed(_ speed: Double?) -> JSONTree { .rounded(speed.map(units.windSpeed.value)) }
  private func precipitation(_ amount: Double?) -> JSONTree {
    .rounded(amount.map(units.precipitation.value), digits: units.precipitation == .mm ? 1 : 2)
  }
}
