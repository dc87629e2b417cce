import Entities

extension TimedPlace {
  /// A point of the pass: the time is in the place's zone; angles are in degrees, azimuths from north through east.
  func document(in zone: Zone) -> JSONValue {
    [
      "time": .instant(time, in: zone), "altitude": .decimal(place.altitude.rounded(digits: 1, showing: 0)),
      "azimuth": .rounded(place.azimuth, digits: 1),
    ]
  }

  fileprivate init?(document: JSONValue?) {
    guard let time = document["time"]?.instant, let altitude = document["altitude"].number(in: -90...90),
      let azimuth = document["azimuth"].number(in: 0...360)
    else { return nil }
    self.init(time: time, place: SkyPlace(altitude: altitude, azimuth: azimuth))
  }
}

extension SatellitePass {
  /// The pass, with times in the place's zone, the cloud cover in percent, and the age of old orbital elements.
  func document(in zone: Zone) -> JSONValue {
    [
      "satellite": .string(satellite), "begin": begin.document(in: zone), "highest": highest.document(in: zone),
      "end": end.document(in: zone), "entersShadow": .bool(entersShadow), "magnitude": .rounded(magnitude, digits: 1),
      "cloudCover": .integer(cloudCover?.roundedInt),
      "approximate": .bool(elementsAge != nil), "elementsAgeSeconds": .integer(elementsAge?.roundedInt),
    ]
  }

  /// Reads a pass; `nil` if the name, a time or a direction is missing or out of range, or the times are out of order.
  init?(document: JSONValue) {
    let name = document["satellite"]?.string.map { SafeText.line($0, limit: 40) } ?? ""
    guard !name.isEmpty, let begin = TimedPlace(document: document["begin"]),
      let highest = TimedPlace(document: document["highest"]), let end = TimedPlace(document: document["end"]),
      begin.time <= highest.time, highest.time <= end.time
    else { return nil }
    let age = document["elementsAgeSeconds"]?.strictInt.map(Double.init) ?? 0
    self.init(
      satellite: name, begin: begin, highest: highest, end: end, entersShadow: document["entersShadow"]?.bool ?? false,
      magnitude: document["magnitude"].number(in: -30...30),
      cloudCover: document["cloudCover"].percent.map(Double.init),
      elementsAge: document["approximate"]?.bool == true ? max(age, 0) : nil)
  }
}
