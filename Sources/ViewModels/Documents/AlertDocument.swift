import Entities

extension WeatherAlert {
  /// A warning, without the authority's identifier, with times in the place's zone.
  func document(in zone: Zone) -> JSONValue {
    [
      "event": .string(event), "severity": .string(severity.rawValue), "headline": .text(headline),
      "onset": .instant(onset, in: zone), "ends": .instant(ends, in: zone),
    ]
  }

  /// Reads a warning, with an empty identifier; `nil` if it doesn't name the event it warns of.
  init?(document: JSONValue) {
    guard let event = document["event"]?.string else { return nil }
    self.init(
      identifier: "", event: SafeText.line(event), severity: document["severity"]?.name() ?? .unknown,
      headline: document["headline"]?.string.map { SafeText.line($0) }, onset: document["onset"]?.instant,
      ends: document["ends"]?.instant)
  }
}
