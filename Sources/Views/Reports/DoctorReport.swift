package import Entities
package import Terminal

/// The report of `skydash doctor`: each finding with its next step below, then a summary.
package nonisolated struct DoctorReport {
  private let findings: [Finding]

  /// The widths in columns of the verdicts, and at most of the names.
  private static let (verdictWidth, longestName) = (8, 40)
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
    let nameWidth = min(names.width, Self.longestName)
    let shown = zip(names, withStepsOnce).flatMap { name, finding in
      lines(of: finding, name: name, nameWidth: nameWidth, appearance, width: width)
    }
    let summary = summary(words)
    let last = width.map { summary.wrapped(to: max($0, 1)) } ?? [summary]
    return shown + [""] + last.map { StyledText($0) }
  }

  /// The report as JSON, in English; `nextStep` is `null` if there is nothing to do.
  package var document: JSONValue {
    let findings: [JSONValue] = self.findings.map { finding in
      [
        "area": .string(finding.area.rawValue), "subject": .string(finding.subject.name),
        "verdict": .string(finding.verdict.rawValue), "text": .string(finding.text),
        "nextStep": .text(finding.stepText),
      ]
    }
    return ["schema": .integer(1), "hasProblem": .bool(hasProblem), "findings": .array(findings)]
  }

  /// The findings; of neighbours in an area that share a step, only the last has it.
  private var withStepsOnce: [Finding] {
    zip(findings, findings.dropFirst().map(Optional.some) + [nil]).map { finding, next in
      var shown = finding
      if let next, finding.area == next.area, finding.step == next.step { shown.step = nil }
      return shown
    }
  }

  /// The lines of a finding beside its name, which is padded to `nameWidth` columns.
  private func lines(
    of finding: Finding, name: String, nameWidth: Int, _ appearance: Appearance, width: Int?
  ) -> [StyledText] {
    let word = appearance.words(finding.verdict.phrase).padded(to: Self.verdictWidth)
    let verdict = StyledText(word, style(finding.verdict, appearance.theme))
    let texts = texts(finding, appearance)
    let left = Self.verdictWidth + nameWidth + 2
    let room = width.map { $0 - left }
    if let room, room < Self.minimumTextWidth, let width { return narrowLines(verdict, name, texts, width: width) }
    let lines = texts.flatMap { text in room.map { text.wrapped(to: $0) } ?? [text] }
    return lines.enumerated().map { index, text in
      index == 0 ? verdict + StyledText(name.padded(to: nameWidth + 2) + text) : StyledText("".padded(to: left) + text)
    }
  }

  /// For a narrow screen: the texts below the name instead of beside it.
  private func narrowLines(_ verdict: StyledText, _ name: String, _ texts: [String], width: Int) -> [StyledText] {
    let head = verdict + StyledText(name.fitted(to: max(width - Self.verdictWidth, 1)))
    let below = texts.flatMap { $0.wrapped(to: max(width - 2, 1)) }.map { StyledText("  " + $0) }
    return ([head] + below).map { $0.fitted(to: width) }
  }

  /// The fact and the next step, as sentences.
  private func texts(_ finding: Finding, _ appearance: Appearance) -> [String] {
    let words = appearance.words
    let fact = SafeText.line(words(finding.fact), limit: Finding.longest)
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
