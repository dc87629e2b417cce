import Foundation

extension ServiceWorld {
  /// MET Norway's Locationforecast: hours for two days and a half, then steps of six hours. It refuses a client that
  /// does not name a contact or sends more than four decimals.
  func metNorway(_ request: LoopbackRequest) -> LoopbackResponse {
    let decimals = [request["lat"], request["lon"]].map { $0?.split(separator: ".").dropFirst().first?.count ?? 0 }
    guard request.headers["user-agent"]?.contains("http") == true, decimals.allSatisfy({ $0 <= 4 }) else {
      return .text("<html><body>403 Forbidden</body></html>", status: 403, type: "text/html")
    }
    guard let latitude = request["lat"].flatMap(Double.init), let longitude = request["lon"].flatMap(Double.init) else {
      return .text("<html><body>400 Bad Request</body></html>", status: 400, type: "text/html")
    }
    let hour = Int(now.timeIntervalSince1970) / 3600 * 3600
    let modified = Self.headerDate(hour)
    let headers = [("Last-Modified", modified), ("Expires", Self.headerDate(hour + 3600))]
    if request.headers["if-modified-since"] == modified { return LoopbackResponse(status: 304, headers: headers) }
    let turn = (hour + 54 * 3600) / 21_600 * 21_600
    let times = Array(stride(from: hour, to: turn, by: 3600)) + (0..<30).map { turn + $0 * 21_600 }
    let entries = times.map { metNorwayEntry($0, latitude, longitude, step: $0 < turn ? 1 : 6) }
    var answer = LoopbackResponse.json(
      "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[\(longitude),\(latitude),20]},"
        + "\"properties\":{\"meta\":{\"units\":{}},\"timeseries\":[\(entries.joined(separator: ","))]}}")
    answer.headers += headers
    return answer
  }

  private func metNorwayEntry(_ time: Int, _ latitude: Double, _ longitude: Double, step: Int) -> String {
    let moment = model.moment(latitude: latitude, longitude: longitude, at: time)
    // What falls until the next entry is what the model says of the hour before it, each hour alike within six.
    let next = model.moment(latitude: latitude, longitude: longitude, at: time + step * 3600)
    let fall = (next.precipitation * Double(step) * 10).rounded() / 10
    return "{\"time\":\"\(Self.isoTime(time))\",\"data\":{\"instant\":{\"details\":{"
      + "\"air_pressure_at_sea_level\":\(moment.pressure),\"air_temperature\":\(moment.temperature),"
      + "\"cloud_area_fraction\":\(moment.cloudCover).0,\"cloud_area_fraction_low\":\(moment.cloudCover).0,"
      + "\"cloud_area_fraction_medium\":0.0,\"cloud_area_fraction_high\":0.0,"
      + "\"dew_point_temperature\":\(moment.dewPoint),\"relative_humidity\":\(moment.humidity).0,"
      + "\"ultraviolet_index_clear_sky\":\(moment.uvIndex),\"wind_from_direction\":\(moment.windDirection).0,"
      + "\"wind_speed\":\(moment.windSpeed),\"wind_speed_of_gust\":\(moment.windGust)}},"
      + "\"next_\(step)_hours\":{\"summary\":{\"symbol_code\":\"\(moment.sky.metNorwaySymbol)\"},\"details\":{"
      + "\"precipitation_amount\":\(fall),\"probability_of_precipitation\":\(next.precipitationChance).0}}}}"
  }

  static func isoTime(_ time: Int) -> String {
    Date(timeIntervalSince1970: Double(time)).formatted(.iso8601)
  }

  /// The form of HTTP headers (RFC 9110 §5.6.7).
  static func headerDate(_ time: Int) -> String {
    let iso = isoTime(time)
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let month = months[(Int(iso.dropFirst(5).prefix(2)) ?? 1) - 1]
    return "\(days[time / 86_400 % 7]), \(iso.dropFirst(8).prefix(2)) \(month) \(iso.prefix(4)) "
      + "\(iso.dropFirst(11).prefix(8)) GMT"
  }
}
