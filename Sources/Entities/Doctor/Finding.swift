/// A finding of `skydash doctor`, one line of its report. In JSON, it is always in English.
package struct Finding: Equatable, Sendable {
  /// How serious a finding is, in ascending order.
  package enum Verdict: String, CaseIterable, Sendable {
    case ok, warning, problem
  }

  /// The part of the program that a finding is about, in the order of the report.
  package enum Area: String, CaseIterable, Sendable {
    case settings, cache, keys, services, clock, system, terminal
  }

  package let area: Area
  /// What it is about within the area.
  package let subject: Subject
  package var verdict: Verdict
  /// The finding, without a full stop.
  package let fact: Phrase
  /// What to do about it, without a full stop; `nil` if nothing.
  package var step: Phrase?

  package init(_ area: Area, _ subject: Subject, _ verdict: Verdict, _ fact: Phrase, step: Phrase? = nil) {
    (self.area, self.subject, self.verdict, self.fact, self.step) = (area, subject, verdict, fact, step)
  }

  /// The fact in English, as one safe line of at most ``longest`` scalars.
  package var text: String { SafeText.line(fact.english, limit: Self.longest) }

  /// The step in English, without a full stop.
  package var stepText: String? { step?.english }

  /// The most Unicode scalars of a fact in English.
  package static let longest = 1000
}

extension Finding {
  /// The subject of a finding, such as a service.
  package struct Subject: Equatable, Sendable {
    /// The name in documents.
    package let name: String
    /// The display name, which is translated.
    package let phrase: Phrase

    private init(_ name: String, _ phrase: Phrase) { (self.name, self.phrase) = (name, phrase) }
  }
}

extension Finding.Subject {
  // Settings and cache.
  package static let file = Self("file", Phrase("file", context: "doctor"))
  package static let field = Self("field", Phrase("field", context: "doctor"))
  package static let directory = Self("directory", Phrase("directory", context: "doctor"))
  package static let writing = Self("writing", Phrase("writing", context: "doctor"))

  /// An API key, by the setting that holds it.
  package static func key(_ setting: String) -> Self { Self(setting, Phrase(verbatim: setting)) }

  package static func service(_ service: Service) -> Self { Self(service.rawValue, service.name) }
  /// Official warnings.
  package static let warnings = Self("warnings", Phrase("warnings", context: "doctor"))
  /// The addresses of all services.
  package static let addresses = Self("addresses", Phrase("addresses", context: "doctor"))

  package static let clock = Self("clock", Phrase("clock", context: "doctor subject"))
  package static let locale = Self("locale", Phrase("locale", context: "doctor"))
  package static let timeZones = Self("timeZones", Phrase("time zones", context: "doctor"))
  package static let libcurl = Self("libcurl", Phrase(verbatim: "libcurl"))

  // Standard output and the terminal there: its kind and size, whether it shows more than ASCII letters, and whether
  // the widths of its characters are as expected.
  package static let output = Self("output", Phrase("output", context: "doctor"))
  package static let kind = Self("kind", Phrase("kind", context: "doctor"))
  package static let colours = Self("colours", Phrase("colours", context: "doctor"))
  package static let letters = Self("letters", Phrase("letters", context: "doctor"))
  package static let widths = Self("widths", Phrase("widths", context: "doctor"))
  package static let pictures = Self("pictures", Phrase("pictures", context: "doctor"))
}
