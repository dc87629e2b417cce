import Entities
import Essentials

/// Parsers of option values and words; `nil` means that the text is invalid.
enum Argument {
  /// A template. It may contain tabs, private-use glyphs of icon fonts, and the invisible characters that combine
  /// glyphs: joiners (emoji, Persian, Indic scripts) and the tags of flags, but no other invisible characters.
  static func template(_ text: String) throws(UsageError) -> OutputFormat {
    let hidden = text.unicodeScalars.first {
      $0 != "\t" && !isJoiner($0) && (controlsTerminal($0) || $0.properties.generalCategory == .format)
    }
    guard hidden == nil else { throw .unprintable(text) }
    do throws(FormatTemplate.Mistake) { return .template(try FormatTemplate(text)) } catch { throw usageError(error) }
  }

  private static func usageError(_ mistake: FormatTemplate.Mistake) -> UsageError {
    switch mistake {
    case .unknownField(let word):
      let nearest = Spelling.nearest(to: word, among: FormatTemplate.Field.names).map { "{\($0)}" }
      let field = "{\(word)}".quoted
      return UsageError(
        Phrase("unknown field \(field)").hinting(at: nearest, or: Phrase("'skydash help show' lists the fields")))
    case .openBrace: return UsageError(Phrase("unclosed '{' in the template; write '{{' for a literal brace"))
    case .strayBrace: return UsageError(Phrase("unmatched '}' in the template; write '}}' for a literal brace"))
    }
  }

  /// The name of a place or city, with single blanks for spaces of any kind and without format characters, as copied
  /// text may have both; `nil` if nothing is left. Throws beyond 200 characters, or if a terminal might act on it.
  static func name(_ text: String) throws(UsageError) -> String? {
    guard !text.unicodeScalars.contains(where: controlsTerminal) else { throw .unprintable(text) }
    let visible = String(text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let name = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard name.count <= 200 else { throw UsageError(Phrase("\(text.quoted) is too long; shorten it")) }
    return name.isEmpty ? nil : name
  }

  /// A kind of events by its name in the singular or plural: `eclipse` or `eclipses`, `meteor` or `meteors`.
  static func eventKind(_ text: String) -> SkyEvent.Choice? {
    SkyEvent.Choice.allCases.first { kind in
      let name = kind.rawValue
      let other = name.hasSuffix("ss") ? name + "es" : name.hasSuffix("s") ? String(name.dropLast()) : name + "s"
      return [name, other].contains(text)
    }
  }

  /// A path; `nil` if it is empty or contains NUL, which no file system takes.
  static func path(_ text: String) -> String? { text.isEmpty || text.utf8.contains(0) ? nil : text }

  /// A parser of whole numbers in a range, written in digits alone.
  static func number(in range: ClosedRange<Int>) -> @Sendable (String) -> Int? {
    { text in Int(digits: text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A day from 1900 to 2100, for which the sky can be computed; throws for another day, a month, or a year.
  static func night(_ text: String) throws(UsageError) -> DayWord? {
    if month(text) != nil {
      throw UsageError(Phrase("'--date' takes a date such as \(text)-01; for the whole month, use '--month \(text)'"))
    }
    if let year = Int(digits: text), SkyReport.years.contains(year) {
      throw UsageError(Phrase("'--date' takes a date such as \(text)-01-01; for the whole year, use '--year \(text)'"))
    }
    let night = DayWord(text)
    if case .date(let date)? = night, !SkyReport.years.contains(date.year) {
      let (first, last) = (SkyReport.years.lowerBound, SkyReport.years.upperBound)
      throw UsageError(Phrase("the sky can only be computed for \(first) to \(last); choose a date in that range"))
    }
    return night
  }

  /// The first day of a month, `YYYY-MM`, in 1900 to 2100.
  static func month(_ text: String) -> CivilDate? {
    CivilDate(iso: text + "-01").flatMap { SkyReport.years.contains($0.year) ? $0 : nil }
  }

  /// The seconds after midnight of a time of day on a 24-hour clock, `HH:MM` or `H:MM`.
  static func time(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(digits: parts[0]), hour < 24, let minute = Int(digits: parts[1]), minute < 60
    else { return nil }
    return hour * 3600 + minute * 60
  }

  /// The English words for the eight directions, from north clockwise.
  static let directions = points.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element[1] }
  /// The names of the sixteen compass points from north clockwise: the English letters, the English word, other words.
  private static let points = EmbeddedFile("Languages/direction-words.txt").lines

  /// The azimuth in degrees clockwise from north, 0 ≤ x < 360, of a compass point or of whole degrees from 0 to 360.
  static func azimuth(_ text: String) -> Double? {
    let word = text.lowercased()
    if let index = points.firstIndex(where: { $0.contains(word) }) { return Double(index) * 22.5 }
    return Int(digits: text).flatMap { (0...360).contains($0) ? Double($0 % 360) : nil }
  }

  /// Changes of units, in order; a text may contain several, separated by commas. Throws for an unknown one.
  static func units(_ texts: [String]) throws(UsageError) -> [UnitChange] {
    let words = texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return try words.map { word throws(UsageError) in
      let word = word.split(separator: " ").joined(separator: " ")
      if let change = UnitChange(word: word) { return change }
      let nearest = Spelling.nearest(to: word, among: UnitChange.words)
      throw UsageError(
        Phrase("unknown unit \(word.quoted)").hinting(at: nearest, or: Phrase("'skydash help units' lists them")))
    }
  }

  /// The seconds of a typed duration between refreshes; throws unless it is one of `Settings.watchIntervals`.
  static func interval(_ text: String) throws(UsageError) -> Int {
    guard let seconds = Int(duration: text) else {
      throw UsageError(Phrase("\(text.quoted) isn't a duration; use one such as 30s, 10m or 2h"))
    }
    let (shortest, longest) = (Settings.watchIntervals.lowerBound, Settings.watchIntervals.upperBound)
    guard seconds >= shortest else {
      throw UsageError(Phrase("the interval must be at least \(shortest) seconds; try \(shortest.durationText)"))
    }
    guard seconds <= longest else {
      throw UsageError(Phrase("the interval must be at most \(longest / 86_400) days; try \(longest.durationText)"))
    }
    return seconds
  }

  /// Whether it combines glyphs: a zero-width joiner or non-joiner, or a tag.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D || 0xE0020...0xE007F ~= scalar.value
  }

  /// Whether a terminal might act on it: a control character, a line separator, a change of writing direction.
  private static func controlsTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
