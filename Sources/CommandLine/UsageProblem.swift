package import Entities

/// What is wrong with a command line, as one sentence with the next step.
package enum UsageProblem: Error, Equatable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// An option that other commands take.
  case misplacedOption(OptionName, of: CommandName)
  case missingValue(OptionName)
  case needlessValue(OptionName, String)
  /// A value that the option does not take, with what it takes.
  case wrongValue(OptionName, String, nearest: String?)
  /// Two options, or an option and an operand, that cannot stand together.
  case conflict(String, String)
  /// An option that means nothing without another.
  case needs(OptionName, OptionName)
  /// Fewer words than the command needs.
  case missingWords(CommandName)
  /// More words than the command takes: the first of them.
  case needlessWord(CommandName, String)
  case wrongWord(CommandName, String, nearest: String?)
  case wrongPosition(String)
  case wrongInterval(String)
  case shortInterval
  case longInterval
  case backwards
  case dateOutOfReach
  case unknownUnit(String, nearest: String?)
  case unknownKey(String, nearest: String?)
  case wrongSetting(SettingKey, String, nearest: String?)
  /// A key of a service that cannot be one; its text is not repeated.
  case wrongSecret(SettingKey)
  case wrongTemplate(FormatTemplate.Mistake)
  /// An argument with characters that no terminal should be sent.
  case unprintable(String)
  case tooLong(String)
  /// An argument beyond any use; it may be a secret, so its text is not repeated.
  case longArgument
}
