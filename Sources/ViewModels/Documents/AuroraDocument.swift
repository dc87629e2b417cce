import Entities

extension AuroraReport {
  /// The chance of an aurora, with the time in the place's zone and the cloud cover then in percent.
  func document(in zone: Zone) -> JSONValue {
    [
      "kp": .rounded(kp, digits: 2), "at": .instant(date, in: zone), "chance": .string(chance.rawValue),
      "cloudCover": .integer(cloudCover?.roundedInt),
    ]
  }

  /// Reads the chance; `nil` unless Kp is 0…9, and time and chance can be read.
  init?(document: JSONValue) {
    guard let kp = document["kp"].number(in: 0...9), let date = document["at"]?.instant,
      let chance = document["chance"]?.name(of: Chance.self)
    else { return nil }
    self.init(kp: kp, at: date, chance: chance, cloudCover: document["cloudCover"].percent.map(Double.init))
  }
}
