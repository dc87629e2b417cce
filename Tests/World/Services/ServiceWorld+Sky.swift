import Foundation

extension ServiceWorld {
  /// Celestrak's elements as JSON: a station's whose epoch was this morning, or that there are none.
  func celestrak(_ request: LoopbackRequest) -> LoopbackResponse {
    let orbits = ["25544": (51.63, 15.491, 250.0), "48274": (41.47, 15.602, 340.0)]
    guard let number = request["CATNR"], let orbit = orbits[number] else { return .text("No GP data found") }
    let epoch = Self.isoTime(Int(now.timeIntervalSince1970) / 86_400 * 86_400).replacing("Z", with: "")
    return .json(
      #"[{"OBJECT_NAME":"STATION","OBJECT_ID":"1998-067A","EPOCH":"\#(epoch.prefix(19)).250000","#
        + #""MEAN_MOTION":\#(orbit.1),"ECCENTRICITY":0.0005,"INCLINATION":\#(orbit.0),"RA_OF_ASC_NODE":\#(orbit.2),"#
        + #""ARG_OF_PERICENTER":100.5,"MEAN_ANOMALY":200.25,"EPHEMERIS_TYPE":0,"CLASSIFICATION_TYPE":"U","#
        + #""NORAD_CAT_ID":\#(number),"ELEMENT_SET_NO":999,"REV_AT_EPOCH":1,"BSTAR":0.0002,"MEAN_MOTION_DOT":0.0001,"#
        + #""MEAN_MOTION_DDOT":0}]"#)
  }

  /// The planetary index of seven past days and three to come, with a storm each day; the shape alternates by the hour.
  func swpc(_ request: LoopbackRequest) -> LoopbackResponse {
    let hour = Int(now.timeIntervalSince1970) / 3600
    let start = hour / 3 * 3 - 7 * 24
    let rows = (0..<81).map { index -> (time: String, kp: Double, kind: String) in
      let time = start + index * 3
      let text = Self.isoTime(time * 3600).replacing("T", with: " ").prefix(16)
      return ("\(text):00", Double(time / 3 % 8), time > hour ? "predicted" : "observed")
    }
    if hour % 2 == 0 {
      let records = rows.map {
        #"{"time_tag":"\#($0.time)","kp":\#($0.kp),"observed":"\#($0.kind)","noaa_scale":null}"#
      }
      return .json("[" + records.joined(separator: ",") + "]")
    }
    let lines = rows.map { #"["\#($0.time)","\#($0.kp)","\#($0.kind)",null]"# }
    return .json(#"[["time_tag","kp","observed","noaa_scale"],"# + lines.joined(separator: ",") + "]")
  }
}
