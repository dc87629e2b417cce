import Entities

extension UsageProblem: CustomStringConvertible {
  /// One sentence with the next step, safe for a terminal whatever was typed.
  package var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command \(quoted(word))\(Sentence.meant(nearest, or: Self.noCommand(word)))"
    case .unknownOption(let word, let nearest):
      "unknown option \(quoted(word))\(Sentence.meant(nearest, or: "; 'skydash help' lists the options"))"
    case .misplacedOption(let option, let command): misplaced(option, command)
    case .missingValue(let option): "'\(option.spelling)' needs a value: \(option.expectation)"
    case .needlessValue(let option, let value): "'\(option.spelling)' takes no value; leave out \(quoted(value))"
    case .wrongValue(let option, let value, let nearest):
      "'\(option.spelling)' takes \(option.expectation), not \(quoted(value))\(Sentence.meant(nearest))"
    case .conflict(let first, let second):
      "\(quoted(first)) and \(quoted(second)) cannot stand together; leave one of them out"
    case .needs(let option, let other): "'\(option.spelling)' means nothing without '\(other.spelling)'; add it"
    case .missingWords(let command): "'skydash \(command.rawValue)' needs \(command.expectation)"
    case .needlessWord(let command, let word):
      "'skydash \(command.rawValue)' has no use for \(quoted(word))\(command.advice(about: quoted(word)))"
    case .wrongWord(let command, let word, let nearest):
      "'skydash \(command.rawValue)' takes \(command.expectation), not \(quoted(word))\(Sentence.meant(nearest))"
    case .wrongPosition(let text): "a position is a number from 1, not \(quoted(text)); 'skydash list' shows the order"
    default: valueDescription
    }
  }

  private var valueDescription: String {
    switch self {
    case .wrongInterval(let text): "\(quoted(text)) is no duration; write it like 30s, 10m or 2h"
    case .shortInterval: "an interval is at least \(Self.shortest) seconds; try \(DurationText.text(Self.shortest))"
    case .longInterval: "an interval is at most \(Self.longest / 86_400) days; try \(DurationText.text(Self.longest))"
    case .backwards: "'--to' is before '--from'; exchange them"
    case .dateOutOfReach: "the sky is computed for the years 1900 to 2100; choose a date between them"
    case .unknownUnit(let word, let nearest):
      "unknown unit \(quoted(word))\(Sentence.meant(nearest, or: Self.someUnits))"
    case .unknownKey(let word, let nearest):
      "unknown setting \(quoted(word))\(Sentence.meant(nearest, or: Self.settingElsewhere(word)))"
    case .wrongSetting(let key, let value, let nearest):
      "'\(key.rawValue)' takes \(key.expectation), not \(quoted(value))\(Sentence.meant(nearest))"
    case .wrongSecret(let key): "'\(key.rawValue)' takes \(key.expectation); copy it again from the service"
    case .wrongTemplate(let mistake): templateDescription(mistake)
    case .unprintable(let text): "\(quoted(text)) has characters that cannot be shown; leave them out"
    case .tooLong(let text): "\(quoted(text)) is too long; shorten it"
    case .longArgument: "an argument is longer than 4096 bytes; shorten it"
    default: ""
    }
  }

  private func templateDescription(_ mistake: FormatTemplate.Mistake) -> String {
    switch mistake {
    case .unknownField(let word):
      let nearest = Spelling.nearest(to: word, among: FormatTemplate.Field.allCases.map(\.rawValue))
      return "unknown field \(quoted("{\(word)}"))\(Sentence.meant(nearest.map { "{\($0)}" }, or: Self.fields))"
    case .openBrace: return "a '{' in the template is never closed; write '{{' for a brace itself"
    case .strayBrace: return "a '}' in the template closes nothing; write '}}' for a brace itself"
    }
  }

  private func quoted(_ text: String) -> String { QuotedArgument.text(text) }

  private func misplaced(_ option: OptionName, _ command: CommandName) -> String {
    let takers = CommandName.told.filter { $0.options.contains(option) }.map { "'skydash \($0.rawValue)'" }
    let belonging =
      takers.count > 4 ? takers.prefix(3).joined(separator: ", ") + " and others" : Sentence.list(takers, "and")
    return "'skydash \(command.rawValue)' takes no '\(option.spelling)'; it goes with \(belonging)"
  }

  private static let shortest = Settings.watchIntervals.lowerBound
  private static let longest = Settings.watchIntervals.upperBound
  private static let someUnits = "; 'skydash help units' lists them"
  private static let fields = "; 'skydash help show' lists the fields"

  /// A word that is no command at all is often a place.
  private static func noCommand(_ word: String) -> String {
    let isPlace = word.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && (3...40).contains(word.count)
    return (isPlace ? "; for a city try 'skydash city \(word)'," : ";") + " 'skydash help' lists the commands"
  }

  private static func settingElsewhere(_ word: String) -> String {
    word.lowercased() == "units" ? "; units are set with 'skydash units'" : "; 'skydash config' lists them"
  }
}
