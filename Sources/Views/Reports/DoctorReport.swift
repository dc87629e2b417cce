package import Entities
import Essentials
package import Terminal

/// The report of `skydash doctor`: each finding with its next step below it, then a summary.
package nonisolated struct DoctorReport {
  private let findings: [Finding]

  /// The columns of the verdicts.
  private static let verdictWidth = 8
  /// The fewest columns of text beside a name.
  private static let minimumTextWidth = 24

  /// A report of findings in the given order.
  package init(_ findings: [Finding]) { self.findings = findings }

  /// Whether any finding is a problem rather than a warning.
  package var hasProblem: Bool { findings.contains { $0.verdict == .problem } }

  /// The report in the words and colours of an appearance, wrapped to `width` columns; `nil` for no limit.
  package func lines(_ appearance: Appearance, width: Int?) -> [StyledText] {
    let words = appearance.words
    let names = findings.map { "\(words($0.area.phrase)): \(words($0.subject.phrase))" }
    let nameWidth = names.width
    let report = zip(names, withStepsOnce).flatMap { name, finding in
      lines(of: finding, name: name.padded(to: nameWidth), appearance, width: width)
    }
    let summary = summary(words)
    let last = width.map { summary.wrapped(to: $0) } ?? [summary]
    return report + [""] + last.map { StyledText($0) }
  }

  /// The report as JSON, in English, with the findings in their order; `nextStep` is `null` if there is nothing to do.
  package var document: JSONValue {
    let findings: [JSONValue] = self.findings.map { finding in
      [
        "area": .string(finding.area.rawValue), "subject": .string(finding.subject.name),
        "verdict": .string(finding.verdict.rawValue), "text": .string(finding.text),
        "nextStep": .text(finding.step?.english),
      ]
    }
    return ["schema": .integer(1), "hasProblem": .bool(hasProblem), "findings": .array(findings)]
  }

  /// The findings; of neighbours in an area that share a step, only the last has it.
  private var withStepsOnce: [Finding] {
    zip(findings, findings.dropFirst().map(Optional.some) + [nil]).map { finding, next in
      var finding = finding
      if let next, finding.area == next.area, finding.step == next.step { finding.step = nil }
      return finding
    }
  }

  /// The lines of a finding: its texts at the right of the verdict and the padded name or, without room, below them.
  private func lines(of finding: Finding, name: String, _ appearance: Appearance, width: Int?) -> [StyledText] {
    let word = appearance.words(finding.verdict.phrase).padded(to: Self.verdictWidth)
    let verdict = StyledText(word, style(finding.verdict, appearance.theme))
    let texts = texts(finding, appearance)
    func wrapped(to width: Int?) -> [StyledText] {
      texts.flatMap { text in width.map { text.wrapped(to: $0) } ?? [text] }.map { StyledText($0) }
    }
    let left = verdict + StyledText(name)
    let room = width.map { $0 - left.displayWidth - 2 }
    guard let width, let room, room < Self.minimumTextWidth else { return [left].beside(wrapped(to: room), gap: 2) }
    let head = verdict + StyledText(name.trimmed.fitted(to: max(width - Self.verdictWidth, 1)))
    return ([head] + wrapped(to: width - 2).indented(by: 2)).map { $0.fitted(to: width) }
  }

  /// The fact and, after an arrow, the next step if there is one, as sentences.
  private func texts(_ finding: Finding, _ appearance: Appearance) -> [String] {
    let words = appearance.words
    let fact = SafeText.line(words(finding.fact), limit: Finding.textLimit)
    let step = finding.step.map { "→ " + words($0) }
    return [fact, step].compactMap(\.self).map { appearance.displayable($0.withFullStop) }
  }

  private func style(_ verdict: Finding.Verdict, _ theme: Theme) -> Style {
    switch verdict {
    case .ok: theme.quiet
    case .warning: theme.warning
    case .problem: theme.problem
    }
  }

  /// How many findings have each verdict: `5 ok, 1 warning, 0 problems.`
  private func summary(_ words: Words) -> String {
    func count(_ verdict: Finding.Verdict) -> Int { findings.count { $0.verdict == verdict } }
    let (warnings, problems) = (count(.warning), count(.problem))
    let parts = [
      words("\(count(.ok)) ok", context: "doctor"),
      words(one: "\(warnings) warning", other: "\(warnings) warnings", warnings),
      words(one: "\(problems) problem", other: "\(problems) problems", problems),
    ]
    return parts.joined(separator: ", ") + "."
  }
}
