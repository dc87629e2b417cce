import Entities
import Foundation

extension ServiceWorld {
  /// Open-Meteo's forecast API, for the variables that are asked for.
  func openMeteo(_ request: LoopbackRequest) -> LoopbackResponse {
    places(request) { index, latitude, longitude in
      let offset = zone(latitude, longitude).secondsFromGMT(for: now)
      var members = head(index, latitude, longitude, offset)
      let moment = { (time: Int) in model.moment(latitude: latitude, longitude: longitude, at: time) }
      if let names = request["current"] { members += current(names, moment, interval: 900) { $0.current($1) } }
      if let names = request["minutely_15"] {
        members += quarters(names, moment, count: Int(request["forecast_minutely_15"] ?? "") ?? 0)
      }
      let start = midnight(offset) - 86_400 * (Int(request["past_days"] ?? "") ?? 0)
      let days = (Int(request["past_days"] ?? "") ?? 0) + (Int(request["forecast_days"] ?? "") ?? 7)
      if let names = request["hourly"] { members += hourly(names, moment, from: start, days: days) }
      if let names = request["daily"] { members += daily(names, moment, from: start, days: days) }
      return members.joined(separator: ",")
    }
  }

  /// Open-Meteo's air quality API, current values only.
  func airQuality(_ request: LoopbackRequest) -> LoopbackResponse {
    places(request) { index, latitude, longitude in
      var members = head(index, latitude, longitude, zone(latitude, longitude).secondsFromGMT(for: now))
      let seed = WeatherModel.hash(Int(latitude * 100), Int(longitude * 100), 17)
      let names = request["current"] ?? ""
      let values = names.split(separator: ",").map { name in
        "\"\(name)\":\(name.hasSuffix("_pollen") && longitude > 45 ? "null" : "\(10 + seed % 60)")"
      }
      let time = Int(now.timeIntervalSince1970) / 3600 * 3600
      members.append("\"current\":{\"time\":\(time),\"interval\":3600,\(values.joined(separator: ","))}")
      return members.joined(separator: ",")
    }
  }

  /// An answer of one object for one place and of an array for several, spoilt if the day is such.
  private func places(
    _ request: LoopbackRequest, _ members: (Int, Double, Double) -> String
  ) -> LoopbackResponse {
    let latitudes = (request["latitude"] ?? "").split(separator: ",").compactMap { Double($0) }
    let longitudes = (request["longitude"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard !latitudes.isEmpty else { return .json("") }
    guard latitudes.count == longitudes.count else {
      let reason = "Parameter 'latitude' and 'longitude' must have the same number of elements"
      return .json("{\"error\":true,\"reason\":\"\(reason)\"}", status: 400)
    }
    let day = WorldService(path: request.path).flatMap { badDays[$0] }
    let objects = zip(latitudes, longitudes).enumerated().map { index, place in
      let text = "{\(members(index, place.0, place.1))}"
      if case .bareNaN(index) = day { return Self.withNaN(text) }
      if case .broken(index) = day { return String(text.prefix(text.count / 2)) }
      if case .brokenAt(let latitude) = day, abs(latitude - place.0) < 0.01 {
        return String(text.prefix(text.count / 2))
      }
      return text
    }
    return .json(objects.count == 1 ? objects[0] : "[\(objects.joined(separator: ","))]")
  }

  private static func withNaN(_ text: String) -> String {
    "{\"latitude\":-nan," + text.dropFirst("{\"latitude\":".count).drop { $0 != "," }.dropFirst()
  }

  private func head(_ index: Int, _ latitude: Double, _ longitude: Double, _ offset: Int) -> [String] {
    // Real answers give the middle of the grid cell, not what was asked for.
    let cell = (((latitude * 8).rounded() / 8), ((longitude * 8).rounded() / 8))
    return [
      "\"latitude\":\(cell.0)", "\"longitude\":\(cell.1)", "\"generationtime_ms\":0.2",
      "\"utc_offset_seconds\":\(offset)", "\"timezone\":\"GMT\"", "\"timezone_abbreviation\":\"GMT\"",
      "\"elevation\":20.0",
    ] + (index == 0 ? [] : ["\"location_id\":\(index)"])
  }

  /// The first second of today at a fixed offset.
  private func midnight(_ offset: Int) -> Int {
    let local = Int(now.timeIntervalSince1970) + offset
    return local - local % 86_400 - offset
  }

  private func current(
    _ names: String, _ moment: (Int) -> WeatherModel.Moment, interval: Int,
    _ value: (WeatherModel.Moment, Substring) -> String
  ) -> [String] {
    let time = Int(now.timeIntervalSince1970) / interval * interval
    let now = moment(time)
    let values = names.split(separator: ",").map { "\"\($0)\":\(value(now, $0))" }
    return [
      "\"current_units\":{\(units(names)),\"interval\":\"seconds\"}",
      "\"current\":{\"time\":\(time),\"interval\":\(interval),\(values.joined(separator: ","))}",
    ]
  }

  /// Quarters, the first of which has just ended; each has its share of the hour's rain.
  private func quarters(_ names: String, _ moment: (Int) -> WeatherModel.Moment, count: Int) -> [String] {
    let first = Int(now.timeIntervalSince1970) / 900 * 900
    let times = (0..<count).map { first + $0 * 900 }
    let moments = times.map(moment)
    let columns = names.split(separator: ",").map { name in
      "\"\(name)\":[\(moments.map { $0.quarter(name) }.joined(separator: ","))]"
    }
    let clock = "\"time\":[\(times.map(String.init).joined(separator: ","))]"
    return [
      "\"minutely_15_units\":{\(units(names))}", "\"minutely_15\":{\(([clock] + columns).joined(separator: ","))}",
    ]
  }

  private func hourly(
    _ names: String, _ moment: (Int) -> WeatherModel.Moment, from start: Int, days: Int
  ) -> [String] {
    let times = (0..<days * 24).map { start + $0 * 3600 }
    let moments = times.map(moment)
    let columns = names.split(separator: ",").map { name in
      "\"\(name)\":[\(moments.map { $0.hourly(name) }.joined(separator: ","))]"
    }
    let clock = "\"time\":[\(times.map(String.init).joined(separator: ","))]"
    return ["\"hourly_units\":{\(units(names))}", "\"hourly\":{\(([clock] + columns).joined(separator: ","))}"]
  }

  private func daily(
    _ names: String, _ moment: (Int) -> WeatherModel.Moment, from start: Int, days: Int
  ) -> [String] {
    let times = (0..<days).map { start + $0 * 86_400 }
    let moments = times.map { time in (0..<24).map { moment(time + $0 * 3600) } }
    let columns = names.split(separator: ",").map { name in
      "\"\(name)\":[\(moments.map { WeatherModel.Moment.daily(name, $0) }.joined(separator: ","))]"
    }
    let clock = "\"time\":[\(times.map(String.init).joined(separator: ","))]"
    return ["\"daily_units\":{\(units(names))}", "\"daily\":{\(([clock] + columns).joined(separator: ","))}"]
  }

  private func units(_ names: String) -> String {
    let units = names.split(separator: ",").map { "\"\($0)\":\"\(Self.unit(of: $0))\"" }
    return (["\"time\":\"unixtime\""] + units).joined(separator: ",")
  }

  private static func unit(of name: Substring) -> String {
    switch name {
    case _ where name.contains("temperature") || name.contains("dew_point"): "°C"
    case _ where name.contains("wind_direction"): "°"
    case _ where name.hasPrefix("wind_"): "m/s"
    case _ where name.contains("probability") || name.contains("humidity") || name.contains("cloud"): "%"
    case "precipitation": "mm"
    case "snowfall": "cm"
    case "visibility": "m"
    case "pressure_msl": "hPa"
    case "weather_code": "wmo code"
    default: ""
    }
  }
}

extension WeatherModel.Moment {
  /// A current variable of Open-Meteo's; rain is that of a quarter of an hour.
  func current(_ name: Substring) -> String {
    name == "precipitation" ? "\((precipitation / 4 * 100).rounded() / 100)" : hourly(name)
  }

  /// A variable of a quarter of an hour of Open-Meteo's: snow is all that falls where the sky says so, 7 cm of 10 mm.
  func quarter(_ name: Substring) -> String {
    let amount = (precipitation / 4 * 100).rounded() / 100
    switch name {
    case "precipitation": return "\(amount)"
    case "snowfall": return "\([.snow, .lightSnow].contains(sky) ? amount * 0.7 : 0)"
    default: return "null"
    }
  }

  /// An hourly variable of Open-Meteo's.
  func hourly(_ name: Substring) -> String {
    switch name {
    case "temperature_2m": "\(temperature)"
    case "apparent_temperature": "\(feelsLike)"
    case "dew_point_2m": "\(dewPoint)"
    case "relative_humidity_2m": "\(humidity)"
    case "precipitation_probability": "\(precipitationChance)"
    case "precipitation": "\(precipitation)"
    case "snowfall": "\([.snow, .lightSnow].contains(sky) ? precipitation * 0.7 : 0)"
    case "weather_code": "\(sky.wmoCode)"
    case "cloud_cover", "cloud_cover_low": "\(cloudCover)"
    case "cloud_cover_mid", "cloud_cover_high": "0"
    case "visibility": "\(visibility)"
    case "pressure_msl": "\(pressure)"
    case "wind_speed_10m": "\(windSpeed)"
    case "wind_gusts_10m": "\(windGust)"
    case "wind_direction_10m": "\(windDirection)"
    case "uv_index": "\(uvIndex)"
    default: "null"
    }
  }

  /// A daily variable of Open-Meteo's, of a day's hours.
  static func daily(_ name: Substring, _ hours: [WeatherModel.Moment]) -> String {
    switch name {
    case "weather_code": hours.map(\.sky.wmoCode).max().map { "\($0)" } ?? "null"
    case "temperature_2m_max": hours.map(\.temperature).max().map { "\($0)" } ?? "null"
    case "temperature_2m_min": hours.map(\.temperature).min().map { "\($0)" } ?? "null"
    case "precipitation_probability_max": hours.map(\.precipitationChance).max().map { "\($0)" } ?? "null"
    default: "null"
    }
  }
}
