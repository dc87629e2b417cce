import Entities
import Essentials

extension AirQuality {
  /// The air quality, with pollen in grains/m³. The main pollutant is that of the index usual in the city's country.
  func document(inCountry country: String?) -> JSONValue {
    let plants = pollen.map { JSONValue.Member(key: $0.key.rawValue, value: .rounded($0.value, digits: 1)) }
    return [
      "observedAt": .instant(observedAt), "europeanIndex": .integer(european?.value.roundedInt),
      "usIndex": .integer(us?.value.roundedInt),
      "mainPollutant": .text(index(inCountry: country)?.mainPollutant?.rawValue),
      "pollen": .object(plants),
    ]
  }

  /// Reads the air quality of a city in a country; values out of range are unknown.
  init(document: JSONValue, inCountry country: String?) {
    // The limit is far beyond any index or pollen count that was ever measured.
    func amount(_ value: JSONValue?) -> Double? { value.number(in: 0...100_000) }
    self.init(observedAt: document["observedAt"]?.instant ?? .distantPast)
    european = amount(document["europeanIndex"]).map { AirIndex(scale: .european, value: $0) }
    us = amount(document["usIndex"]).map { AirIndex(scale: .us, value: $0) }
    let main = document["mainPollutant"]?.name(of: Pollutant.self)
    if index(inCountry: country)?.scale == .us { us?.mainPollutant = main } else { european?.mainPollutant = main }
    for member in document["pollen"]?.members ?? [] {
      if let plant = Pollen(rawValue: member.key) { pollen[plant] = amount(member.value) }
    }
  }
}
