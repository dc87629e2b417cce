package import Essentials

/// An official warning for a place.
package struct WeatherAlert: Hashable, Sendable, Codable {
  /// The severity as in the Common Alerting Protocol (CAP 1.2), in ascending order.
  package enum Severity: String, Comparable, Codable, CaseIterable, Sendable {
    case unknown, minor, moderate, severe, extreme
  }

  /// The authority's identifier for the message.
  package var identifier: String
  /// The event's name, such as `Flood Warning`.
  package var event: String
  package var severity: Severity
  /// A summary in one line; `nil` if the authority gives none.
  package var headline: String?
  /// The full description, perhaps in paragraphs; `nil` if not given.
  package var details: String?
  /// The recommended action, perhaps in paragraphs; `nil` if not given.
  package var instruction: String?
  /// When the event begins; `nil` if the warning is in force already.
  package var onset: Date?
  /// When the event ends, or else when the message expires; `nil` if neither is given.
  package var ends: Date?

  package init(
    identifier: String, event: String, severity: Severity, headline: String? = nil, details: String? = nil,
    instruction: String? = nil, onset: Date? = nil, ends: Date? = nil
  ) {
    (self.identifier, self.event, self.severity) = (identifier, event, severity)
    (self.headline, self.details, self.instruction) = (headline, details, instruction)
    (self.onset, self.ends) = (onset, ends)
  }

  /// Whether all its texts are safe to show in a terminal, and those without paragraphs are single lines.
  var isSafe: Bool {
    [identifier, event, headline].allSatisfy { $0.map { SafeText.line($0, limit: .max) } == $0 }
      && [details, instruction].allSatisfy { $0.map { SafeText.prose($0, limit: .max) } == $0 }
  }
}
