package import Entities
package import Terminal

/// What `skydash doctor` prints: a line for each finding, the next step below it, and a summary.
package nonisolated struct DoctorReport {
  private let findings: [Finding]
  private let isASCII: Bool

  /// A report of findings, in nothing but ASCII where that is asked for.
  package init(_ findings: [Finding], isASCII: Bool = false) {
    self.findings = findings
    self.isASCII = isASCII
  }

  package var hasProblem: Bool { findings.contains { $0.verdict == .problem } }

  /// The lines, wrapped to a width where there is one.
  package func lines(theme: Theme, width: Int?) -> [StyledText] {
    let names = findings.map { "\($0.area.rawValue): \($0.subject)" }
    let widest = min(names.map(\.displayWidth).max() ?? 0, 40)
    let shown = zip(names, findings).flatMap { self.lines(of: $1, name: $0, widest, theme, width) }
    let last = width.map { summary.wrapped(to: max($0, 1)) } ?? [summary]
    return shown + [""] + last.map { StyledText($0) }
  }

  private func lines(
    of finding: Finding, name: String, _ widest: Int, _ theme: Theme, _ width: Int?
  ) -> [StyledText] {
    let verdict = finding.verdict.rawValue.padded(to: 8)
    let room = width.map { max($0 - 8 - widest - 2, 10) }
    // On a narrow screen text goes below instead of beside.
    guard let room, room < 24, let width else {
      return beside(finding, verdict, name.padded(to: widest + 2), indent: 8 + widest + 2, room, theme)
    }
    var lines = [StyledText(verdict, style(finding.verdict, theme)) + StyledText(name.fitted(to: max(width - 8, 1)))]
    for text in texts(finding) {
      lines += text.wrapped(to: max(width - 2, 1)).map { StyledText("  " + $0) }
    }
    return lines.map { $0.fitted(to: width) }
  }

  private func beside(
    _ finding: Finding, _ verdict: String, _ name: String, indent: Int, _ room: Int?, _ theme: Theme
  ) -> [StyledText] {
    let texts = texts(finding).flatMap { text in room.map { text.wrapped(to: $0) } ?? [text] }
    return texts.enumerated().map { index, text in
      index == 0
        ? StyledText(verdict, style(finding.verdict, theme)) + StyledText(name + text)
        : StyledText(String(repeating: " ", count: indent) + text)
    }
  }

  /// What was found, and what to do.
  private func texts(_ finding: Finding) -> [String] {
    ([finding.text] + (finding.nextStep.map { ["→ \($0)"] } ?? [])).map { text in
      let sentence = text.hasSuffix(".") ? text : text + "."
      return isASCII ? ASCIIText.folded(sentence) : sentence
    }
  }

  private func style(_ verdict: Finding.Verdict, _ theme: Theme) -> Style {
    switch verdict {
    case .ok: theme.quiet
    case .warning: theme.warning
    case .problem: theme.problem
    }
  }

  private var summary: String {
    let counts = Finding.Verdict.allCases.map { verdict in findings.count { $0.verdict == verdict } }
    let words = ["\(counts[0]) ok", Self.plural(counts[1], "warning"), Self.plural(counts[2], "problem")]
    return words.joined(separator: ", ") + "."
  }

  private static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The same as a JSON document.
  package var tree: JSONTree {
    .object([
      "schema": .integer(1), "hasProblem": .bool(hasProblem),
      "findings": .array(
        findings.map { finding in
          .object([
            "area": .string(finding.area.rawValue), "subject": .string(finding.subject),
            "verdict": .string(finding.verdict.rawValue), "text": .string(finding.text),
            "nextStep": .text(finding.nextStep),
          ])
        }),
    ])
  }
}
