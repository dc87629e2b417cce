/// One line of what `skydash doctor` found. JSON says it in English in every language.
package struct Finding: Equatable, Sendable {
  /// How it is.
  package enum Verdict: String, CaseIterable, Sendable {
    case ok, warning, problem
  }

  /// What a line is about, in the order of the lines.
  package enum Area: String, CaseIterable, Sendable {
    case settings, cache, keys, services, clock, system, terminal
  }

  package let area: Area
  /// What of its area it is about.
  package let subject: Subject
  package var verdict: Verdict
  /// What was found, without a full stop.
  package let fact: Phrase
  /// What a person can do about it; `nil` when there is nothing to do.
  package let step: Phrase?

  package init(_ area: Area, _ subject: Subject, _ verdict: Verdict, _ fact: Phrase, step: Phrase? = nil) {
    self.area = area
    self.subject = subject
    self.verdict = verdict
    self.fact = fact
    self.step = step
  }

  /// What was found, in English and without a full stop; one safe line.
  package var text: String { SafeText.line(fact.english, limit: Self.longest) }

  /// What a person can do about it, in English and without a full stop.
  package var nextStep: String? { step?.english }

  /// The most characters of what was found.
  package static let longest = 1000
}

extension Finding {
  /// What a line is of, such as a service.
  package enum Subject: Equatable, Sendable {
    // Settings and cache.
    case file, field, directory, writing
    /// A key, by the setting that holds it.
    case key(String)
    case service(Service)
    /// Official warnings.
    case warnings
    /// The addresses of all services.
    case addresses
    case clock, locale, timeZones, libcurl
    // The terminal.
    case output, kind, colours, letters, widths, pictures
  }
}

extension Finding.Subject {
  package var phrase: Phrase {
    switch self {
    case .file: Phrase("file", context: "doctor")
    case .field: Phrase("field", context: "doctor")
    case .directory: Phrase("directory", context: "doctor")
    case .writing: Phrase("writing", context: "doctor")
    case .key(let name): Phrase(verbatim: name)
    case .service(let service): service.name
    case .warnings: Phrase("warnings", context: "doctor")
    case .addresses: Phrase("addresses", context: "doctor")
    case .clock: Phrase("clock", context: "doctor subject")
    case .locale: Phrase("locale", context: "doctor")
    case .timeZones: Phrase("time zones", context: "doctor")
    case .libcurl: Phrase(verbatim: "libcurl")
    case .output: Phrase("output", context: "doctor")
    case .kind: Phrase("kind", context: "doctor")
    case .colours: Phrase("colours", context: "doctor")
    case .letters: Phrase("letters", context: "doctor")
    case .widths: Phrase("widths", context: "doctor")
    case .pictures: Phrase("pictures", context: "doctor")
    }
  }
}
