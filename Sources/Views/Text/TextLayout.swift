import Essentials
package import Terminal

nonisolated extension Words {
  /// The text in lines of at most `width` columns. If the last of several lines would be very short, all are up to a
  /// third narrower, provided that takes no more lines.
  func wrapped(_ text: String, to width: Int) -> [String] {
    let (lines, shortest) = (broken(text, to: width), min(10, width / 3))
    guard lines.count > 1, let last = lines.last, last.displayWidth < shortest else { return lines }
    let narrower = stride(from: width - 1, to: width * 2 / 3, by: -1).lazy.map { self.broken(text, to: $0) }
    return narrower.prefix { $0.count == lines.count }.first { ($0.last ?? "").displayWidth >= shortest } ?? lines
  }

  /// The text in lines, broken at blanks, but not within a time such as `오후 5:18` unless it doesn't fit in a line.
  private func broken(_ text: String, to width: Int) -> [String] {
    let noBreakSpace = "\u{A0}"
    let periods = [true, false].map { withDayPeriod("", isMorning: $0) }.filter { $0.hasSuffix(" ") }
    let joined = periods.reduce(text) { $0.replacing($1, with: $1.dropLast() + noBreakSpace) }
    let fits = joined.split(separator: " ").allSatisfy {
      !$0.contains(noBreakSpace) || String($0).displayWidth <= width
    }
    return (fits ? joined : text).wrapped(to: width).map { $0.replacing(noBreakSpace, with: " ") }
  }
}

nonisolated extension Appearance {
  /// A line cut to at most `width` columns; `nil` for no limit.
  func cut(_ line: StyledText, to width: Int?) -> StyledText {
    width.map { line.truncated(to: $0, ellipsis: ellipsis) } ?? line
  }

  /// A line cut to at most `width` columns, followed by as many details, in order, as fit whole; `nil` for no limit.
  func cut(_ line: StyledText, to width: Int?, with details: [String]) -> StyledText {
    var line = cut(line, to: width)
    for detail in details {
      let next = StyledText("  " + detail, theme.quiet)
      guard line.displayWidth + next.displayWidth <= width ?? .max else { break }
      line += next
    }
    return line
  }

  /// A text indented by a blank, in lines of at most `width` columns with it; with `nil`, in a single line.
  func paragraph(_ text: String, width: Int?, _ style: Style = .plain) -> [StyledText] {
    let lines = width.map { words.wrapped(text, to: $0 - 1) } ?? [text]
    return lines.map { StyledText(" " + $0, style) }
  }

  /// A number in at most `width` columns, if need be without degree signs or as a dash, since a cut one would be wrong.
  func number(_ text: StyledText, fittedTo width: Int) -> StyledText {
    guard text.displayWidth > width else { return text }
    let bare = StyledText(text.spans.map { Span($0.text.replacing(degree, with: ""), $0.style) })
    return bare.displayWidth <= width ? bare : StyledText(dash, theme.quiet)
  }

  /// The separator between parts of a line.
  var divider: StyledText { StyledText(symbol(" · ", ascii: " | "), theme.quiet) }
}

nonisolated extension StyledText {
  /// The text without trailing blanks, except those with a background.
  package var trimmed: StyledText {
    var spans = spans
    while let last = spans.last, last.style.background == .standard {
      spans.removeLast()
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      spans.append(Span(String(last.text[...end]), last.style))
      break
    }
    return StyledText(spans)
  }

  /// Appends text, to the last span if that has the same style.
  mutating func extend(_ text: String, _ style: Style) {
    guard let last = spans.indices.last, spans[last].style == style else { return append(text, style) }
    spans[last].text += text
  }

  /// The text if it fits in a width, else an empty one.
  func whole(in width: Int) -> StyledText { displayWidth <= width ? self : StyledText() }
}

nonisolated extension [String] {
  /// The width of the widest text.
  var width: Int { map(\.displayWidth).max() ?? 0 }
}

nonisolated extension [StyledText] {
  /// The width of the widest line.
  var width: Int { map(\.displayWidth).max() ?? 0 }

  /// The texts as one line, with a separator between them; an empty line if there are none.
  func joined(separator: StyledText) -> StyledText { dropFirst().reduce(first ?? StyledText()) { $0 + separator + $1 } }

  /// The lines indented by blanks.
  func indented(by columns: Int = 1) -> [StyledText] { map { StyledText("".padded(to: columns)) + $0 } }

  /// The lines with others at their right, which begin `gap` columns after the widest of these.
  func beside(_ right: [StyledText], gap: Int) -> [StyledText] {
    let column = width + gap
    return (0..<Swift.max(count, right.count)).map { index in
      let left = indices.contains(index) ? self[index] : StyledText()
      return right.indices.contains(index) ? left.padded(to: column) + right[index] : left
    }
  }

  /// The lines in at most `width` columns, `nil` for no limit. Sentences, of one style and without gaps, and any line
  /// in plain words are wrapped, others are cut.
  func within(_ width: Int?, _ appearance: Appearance) -> [StyledText] {
    guard let width else { return self }
    return flatMap { line in
      guard line.displayWidth > width else { return [line] }
      let text = line.plain
      let styles = Set(line.spans.filter { !$0.text.allSatisfy(\.isWhitespace) }.map(\.style))
      let isSentence = styles.count == 1 && !text.trimmed.contains("  ")
      guard appearance.isProse || isSentence else { return [appearance.cut(line, to: width)] }
      let indent = text.hasPrefix(" ") ? " " : ""
      let style = appearance.isProse ? .plain : styles.first ?? .plain
      return appearance.words.wrapped(text, to: width - indent.count).map { StyledText(indent + $0, style) }
    }
  }
}
