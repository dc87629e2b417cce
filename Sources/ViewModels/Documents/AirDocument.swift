import Entities
import Essentials

extension AirQuality {
  /// The air quality as an object: both indices as whole numbers, pollen in grains/m³ to a tenth, and the main pollutant
  /// of the index that is customary in the city's country. What is unknown is `null`.
  func document(inCountry country: String?) -> JSONValue {
    let plants = pollen.map { JSONValue.Member(key: $0.key.rawValue, value: .rounded($0.value, digits: 1)) }
    return [
      "observedAt": .instant(observedAt), "europeanIndex": .integer(european?.value.roundedInt),
      "usIndex": .integer(us?.value.roundedInt),
      "mainPollutant": .text(index(inCountry: country)?.mainPollutant?.rawValue),
      "pollen": .object(plants),
    ]
  }

  /// Reads such an object, about a city in the same country; values out of range are unknown. Without a time, the values
  /// are of the distant past.
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
