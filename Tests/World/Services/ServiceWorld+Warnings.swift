import Foundation

extension ServiceWorld {
  /// MET Norway's MetAlerts: a gale at every second place, by the rules of its Locationforecast.
  func metAlerts(_ request: LoopbackRequest) -> LoopbackResponse {
    guard request.headers["user-agent"]?.contains("http") == true else {
      return .text("<html><body>403 Forbidden</body></html>", status: 403, type: "text/html")
    }
    let time = Int(now.timeIntervalSince1970)
    let modified = Self.headerDate(time / 3600 * 3600)
    let headers = [("Last-Modified", modified), ("Expires", Self.headerDate(time + 300))]
    if request.headers["if-modified-since"] == modified { return LoopbackResponse(status: 304, headers: headers) }
    let isNorwegian = request["lang"] == "no"
    let feature =
      #"{"type":"Feature","when":{"interval":["\#(Self.isoTime(time - 3600))","\#(Self.isoTime(time + 36_000))"]},"#
      + #""properties":{"id":"2.49.0.1.578.0.1","event":"gale","eventAwarenessName":"\#(isNorwegian ? "Kuling" : "Gale")","#
      + #""severity":"Moderate","awareness_level":"2; yellow; Moderate","area":"Coast","#
      + #""description":"Southwest gale 17 m/s.","instruction":"Do not go out in a small boat."}}"#
    var answer = LoopbackResponse.json(
      #"{"type":"FeatureCollection","lang":"en","features":[\#(isWarned(request["lat"], request["lon"]) ? feature : "")]}"#
    )
    answer.headers += headers
    return answer
  }

  /// Bright Sky's warnings for places in a rough box of Germany; 404 elsewhere.
  func brightSky(_ request: LoopbackRequest) -> LoopbackResponse {
    let place = [request["lat"], request["lon"]].map { $0.flatMap(Double.init) ?? 0 }
    guard (47...55.1).contains(place[0]), (5.8...15.1).contains(place[1]) else {
      return .json(#"{"detail":"Requested position is not covered by DWD"}"#, status: 404)
    }
    let time = Int(now.timeIntervalSince1970)
    let alert =
      #"{"id":1,"alert_id":"2.49.0.0.276.0.DWD.1","status":"actual","effective":"\#(Self.isoTime(time - 3600))","#
      + #""onset":"\#(Self.isoTime(time - 1800))","expires":null,"severity":"severe","event_en":"gale-force gusts","#
      + #""event_de":"STURMBÖEN","headline_en":"Official WARNING of GALE-FORCE GUSTS","#
      + #""headline_de":"Amtliche WARNUNG vor STURMBÖEN","description_en":"Gusts of 80 km/h.","#
      + #""description_de":"Böen um 80 km/h.","instruction_en":null,"instruction_de":null}"#
    let body = isWarned(request["lat"], request["lon"]) ? alert : ""
    return .json(#"{"alerts":[\#(body)],"location":{"warn_cell_id":1}}"#)
  }

  /// Environment Canada's warnings: one around the middle of the box that is asked for, and one beside it.
  func eccc(_ request: LoopbackRequest) -> LoopbackResponse {
    let box = (request["bbox"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard box.count == 4 else { return .json(#"{"code":"InvalidParameterValue","description":"bbox"}"#, status: 400) }
    let (longitude, latitude) = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    let around = ecccFeature("snowfall warning", longitude, latitude)
    let beside = ecccFeature("wind warning", longitude + 3, latitude)
    let isWarned = WeatherModel.hash(Int(latitude * 100), Int(longitude * 100)) % 2 == 0
    return .json(
      #"{"type":"FeatureCollection","features":[\#(beside)\#(isWarned ? "," + around : "")],"numberMatched":2}"#)
  }

  private func ecccFeature(_ name: String, _ longitude: Double, _ latitude: Double) -> String {
    let time = Int(now.timeIntervalSince1970)
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1), (-1, -1)]
    let ring = corners.map { "[\(longitude + $0.0),\(latitude + $0.1)]" }.joined(separator: ",")
    return #"{"type":"Feature","id":"\#(name)","geometry":{"type":"Polygon","coordinates":[[\#(ring)]]},"properties":{"#
      + #""status_en":"issued","alert_name_en":"\#(name)","alert_type":"warning","risk_colour_en":"orange","#
      + #""alert_text_en":"Snow, 15 cm.","feature_name_en":"City","publication_datetime":"\#(Self.isoTime(time - 600))","#
      + #""expiration_datetime":"\#(Self.isoTime(time + 36_000))"}}"#
  }

  private func isWarned(_ latitude: String?, _ longitude: String?) -> Bool {
    let place = [latitude, longitude].map { Int(($0.flatMap(Double.init) ?? 0) * 100) }
    return WeatherModel.hash(place[0], place[1]) % 2 == 0
  }
}
