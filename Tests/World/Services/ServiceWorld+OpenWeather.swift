import Entities
import Foundation

extension ServiceWorld {
  /// OpenWeatherMap's current weather and forecast; any key that is not empty is good.
  func openWeather(_ request: LoopbackRequest) -> LoopbackResponse {
    guard request["appid"]?.isEmpty == false else {
      return .json(#"{"cod":401, "message": "Invalid API key."}"#, status: 401)
    }
    guard let latitude = request["lat"].flatMap(Double.init), let longitude = request["lon"].flatMap(Double.init) else {
      return .json(#"{"cod":"400","message":"wrong latitude"}"#, status: 400)
    }
    let moment = { (time: Int) in model.moment(latitude: latitude, longitude: longitude, at: time) }
    let offset = zone(latitude, longitude).secondsFromGMT(for: now)
    if request.path.hasSuffix("/weather") {
      let time = Int(now.timeIntervalSince1970) / 600 * 600
      let item = Self.openWeatherItem(moment(time), time: time, hours: 1)
      return .json("{\(item),\"timezone\":\(offset),\"name\":\"\",\"id\":0,\"cod\":200}")
    }
    let first = (Int(now.timeIntervalSince1970) / 10_800 + 1) * 10_800
    let items = (0..<40).map { first + $0 * 10_800 }.map { time in
      "{\(Self.openWeatherItem(moment(time), time: time, hours: 3))}"
    }
    return .json(
      "{\"cod\":\"200\",\"message\":0,\"cnt\":40,\"list\":[\(items.joined(separator: ","))],"
        + "\"city\":{\"timezone\":\(offset)}}")
  }

  private static func openWeatherItem(_ moment: WeatherModel.Moment, time: Int, hours: Int) -> String {
    let fall = (moment.precipitation * Double(hours) * 100).rounded() / 100
    let name = moment.sky.isSnow ? "snow" : "rain"
    let wet = fall > 0 ? ",\"\(name)\":{\"\(hours)h\":\(fall)}" : ""
    return "\"dt\":\(time),\"main\":{\"temp\":\(moment.temperature),\"feels_like\":\(moment.feelsLike),"
      + "\"pressure\":\(moment.pressure),\"humidity\":\(moment.humidity)},"
      + "\"weather\":[{\"id\":\(moment.sky.openWeatherCode),\"main\":\"x\",\"description\":\"x\",\"icon\":\"01d\"}],"
      + "\"clouds\":{\"all\":\(moment.cloudCover)},\"visibility\":\(moment.visibility),"
      + "\"wind\":{\"speed\":\(moment.windSpeed),\"deg\":\(moment.windDirection),\"gust\":\(moment.windGust)},"
      + "\"pop\":\(Double(moment.precipitationChance) / 100)\(wet)"
  }
}
