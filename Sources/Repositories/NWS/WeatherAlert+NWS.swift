import Entities
import Essentials

extension WeatherAlert {
  /// An alert from an element of `features`; `nil` for tests, drills, cancellations, and alerts without a name.
  init?(nws feature: WireValue) {
    let properties = feature["properties"]
    let status = properties["status"].rawText ?? "Actual"
    guard status == "Actual", properties["messageType"].rawText != "Cancel", let event = properties["event"].text
    else { return nil }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event, event: event,
      severity: Severity(rawValue: properties["severity"].rawText?.lowercased() ?? "") ?? .unknown,
      headline: properties["headline"].text, details: properties["description"].prose,
      instruction: properties["instruction"].prose,
      onset: Self.date(properties["onset"]) ?? Self.date(properties["effective"]),
      ends: Self.date(properties["ends"]) ?? Self.date(properties["expires"]))
  }

  private static func date(_ value: WireValue) -> Date? { value.rawText.flatMap { ISOTime.date(from: $0) } }
}

extension WireValue {
  /// Text of several paragraphs for a person, sanitised; `nil` for anything but a string, and for an empty one.
  var prose: String? {
    guard let rawText else { return nil }
    let prose = SafeText.prose(rawText)
    return prose.isEmpty ? nil : prose
  }
}
