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

  /// The subject of a finding, such as a service.
  package struct Subject: Equatable, Sendable {
    /// The name in documents.
    package let name: String
    /// The display name, which is translated.
    package let phrase: Phrase
  }

  package let area: Area
  /// What it is about within the area.
  package let subject: Subject
  package var verdict: Verdict
  /// What was found, without a full stop.
  package let fact: Phrase
  /// What to do about it, without a full stop; `nil` if nothing.
  package var step: Phrase?

  package init(_ area: Area, _ subject: Subject, _ verdict: Verdict, _ fact: Phrase, step: Phrase? = nil) {
    (self.area, self.subject, self.verdict, self.fact, self.step) = (area, subject, verdict, fact, step)
  }

  /// The fact in English, as one safe line of at most ``textLimit`` scalars.
  package var text: String { SafeText.line(fact.english, limit: Self.textLimit) }

  /// The most Unicode scalars of a fact in English.
  package static let textLimit = 1000
}

extension Finding.Subject {
  /// The settings file.
  package static let file = Self(name: "file", phrase: Phrase("file", context: "doctor"))
  /// A value in the settings file that can't be used.
  package static let field = Self(name: "field", phrase: Phrase("field", context: "doctor"))
  /// The cache's directory.
  package static let directory = Self(name: "directory", phrase: Phrase("directory", context: "doctor"))
  /// Whether the settings or the cache can be written.
  package static let writing = Self(name: "writing", phrase: Phrase("writing", context: "doctor"))

  /// An API key, by the setting that holds it.
  package static func key(_ setting: String) -> Self { Self(name: setting, phrase: Phrase(verbatim: setting)) }

  package static func service(_ service: Service) -> Self { Self(name: service.rawValue, phrase: service.name) }

  /// Official warnings.
  package static let warnings = Self(name: "warnings", phrase: Phrase("warnings", context: "doctor"))
  /// The addresses of all services.
  package static let addresses = Self(name: "addresses", phrase: Phrase("addresses", context: "doctor"))

  /// The system's clock, by comparison with the services'.
  package static let clock = Self(name: "clock", phrase: Phrase("clock", context: "doctor subject"))
  package static let locale = Self(name: "locale", phrase: Phrase("locale", context: "doctor"))
  package static let timeZones = Self(name: "timeZones", phrase: Phrase("time zones", context: "doctor"))
  package static let libcurl = Self(name: "libcurl", phrase: Phrase(verbatim: "libcurl"))

  /// Standard output.
  package static let output = Self(name: "output", phrase: Phrase("output", context: "doctor"))
  /// The terminal's kind and size.
  package static let kind = Self(name: "kind", phrase: Phrase("kind", context: "doctor"))
  /// How many colours the terminal shows.
  package static let colors = Self(name: "colours", phrase: Phrase("colours", context: "doctor"))
  /// Whether the terminal shows more than ASCII letters.
  package static let letters = Self(name: "letters", phrase: Phrase("letters", context: "doctor"))
  /// Whether the terminal's characters are as wide as expected.
  package static let widths = Self(name: "widths", phrase: Phrase("widths", context: "doctor"))
  /// How pictures are drawn in the terminal.
  package static let pictures = Self(name: "pictures", phrase: Phrase("pictures", context: "doctor"))
}
