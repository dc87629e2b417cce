import Foundation

extension ServiceWorld {
  /// Open-Meteo's place search: it knows one invented town under any name of two words or fewer, and follows the rule
  /// that words without a comma are all of the name.
  func geocoding(_ request: LoopbackRequest) -> LoopbackResponse {
    let name = request["name"] ?? ""
    guard name.lowercased().hasPrefix("lyndhaven"), !name.contains(" ") || name.contains(",") else {
      return .json(#"{"generationtime_ms":0.5}"#)
    }
    return .json(
      #"{"results":[{"id":990001,"name":"Lyndhaven","latitude":48.21003,"longitude":16.36342,"elevation":171.0,"#
        + #""feature_code":"PPL","country_code":"AT","timezone":"Europe/Vienna","population":12345,"#
        + #""country":"Austria","admin1":"Vienna"}],"generationtime_ms":0.6}"#)
  }

  /// The US weather service's alerts: a warning for places in its rough box, none for some, 404 elsewhere.
  func nws(_ request: LoopbackRequest) -> LoopbackResponse {
    let point = (request["point"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard point.count == 2, (18...72).contains(point[0]), (-180 ... -65).contains(point[1]) else {
      return .json(
        #"{"title":"Data Unavailable For Requested Point","status":404,"#
          + #""type":"https://api.weather.gov/problems/InvalidPoint","detail":"Unable to provide data"}"#,
        status: 404)
    }
    guard WeatherModel.hash(Int(point[0] * 100), Int(point[1] * 100)) % 2 == 0 else {
      return .json(#"{"type":"FeatureCollection","features":[]}"#)
    }
    let time = Int(now.timeIntervalSince1970)
    return .json(
      #"{"type":"FeatureCollection","features":[{"properties":{"id":"urn:oid:1","status":"Actual","#
        + #""messageType":"Alert","severity":"Severe","event":"Winter Storm Warning","headline":"Snow is coming","#
        + #""description":"Heavy snow.","instruction":null,"onset":"\#(Self.isoTime(time - 3600))","#
        + #""expires":"\#(Self.isoTime(time + 36_000))"}}]}"#)
  }
}
