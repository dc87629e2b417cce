import Entities

/// Values of options and words, checked.
enum Argument {
  /// No name of a place is longer, in characters.
  private static let longestName = 200

  /// Text for a template: tabs, glyphs of private fonts and joined emoji are a person's own business, commands to the
  /// terminal are not.
  static func template(_ text: String) throws(UsageProblem) -> FormatTemplate {
    guard text.unicodeScalars.allSatisfy({ $0 == "\t" || !isCommand($0) }) else { throw .unprintable(text) }
    do throws(FormatTemplate.Mistake) { return try FormatTemplate(text) } catch { throw .wrongTemplate(error) }
  }

  /// A name of a place or city, or `nil` when nothing is left of it without the blanks around it and the invisible
  /// characters that come along when text is copied from a page.
  static func name(_ text: String) throws(UsageProblem) -> String? {
    guard !text.unicodeScalars.contains(where: isCommand) else { throw .unprintable(text) }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let name = String(visible).split(separator: " ").joined(separator: " ")
    guard name.count <= longestName else { throw .tooLong(text) }
    return name.isEmpty ? nil : name
  }

  /// Whether a terminal might obey it: a control, a line separator, a change of writing direction.
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  static func name(_ text: String, of option: OptionName) throws(UsageProblem) -> String {
    guard let name = try name(text) else { throw .wrongValue(option, text, nearest: nil) }
    return name
  }

  /// A path, kept to the letter but for what the file system itself cannot hold.
  static func path(_ text: String, of option: OptionName) throws(UsageProblem) -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else { throw .wrongValue(option, text, nearest: nil) }
    return text
  }

  static func number(
    _ text: String, of option: OptionName, in range: ClosedRange<Int>
  ) throws(UsageProblem) -> Int {
    guard let number = Int(digits: text), range.contains(number) else {
      throw .wrongValue(option, text, nearest: nil)
    }
    return number
  }

  static func date(_ text: String, of option: OptionName) throws(UsageProblem) -> CivilDate {
    guard let date = CivilDate(iso: text) else { throw .wrongValue(option, text, nearest: nil) }
    return date
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of option: OptionName
  ) throws(UsageProblem) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw .wrongValue(option, text, nearest: Spelling.nearest(to: text, among: words))
    }
    return choice
  }

  /// Words about units, also several between commas.
  static func units(_ texts: [String]) throws(UsageProblem) -> [UnitChange] {
    var changes: [UnitChange] = []
    for text in texts {
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = word.split(separator: " ").joined(separator: " ")
        guard let change = UnitChange(word: word) else {
          throw .unknownUnit(word, nearest: Spelling.nearest(to: word, among: UnitChange.words))
        }
        changes.append(change)
      }
    }
    return changes
  }

  /// Seconds between refreshes.
  static func interval(_ text: String) throws(UsageProblem) -> Int {
    guard let seconds = DurationText.seconds(text) else { throw .wrongInterval(text) }
    guard seconds >= Settings.watchIntervals.lowerBound else { throw .shortInterval }
    guard seconds <= Settings.watchIntervals.upperBound else { throw .longInterval }
    return seconds
  }
}
