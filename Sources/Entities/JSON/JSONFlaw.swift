/// What is wrong with a text that isn't valid JSON. The raw values are clauses in English, the keys of translations.
package enum JSONFlaw: String, CaseIterable, Sendable {
  case notUTF8 = "it isn't UTF-8"
  case noObject = "an object in braces is missing"
  case noComma = "a comma or ] is missing"
  case noCommaInObject = "a comma or } is missing"
  case noKey = "a key in double quotes is missing"
  case noColon = "a colon is missing"
  case noValue = "a value is missing"
  case noDigit = "a digit is missing"
  case unterminatedString = "a string doesn't end"
  case controlCharacter = "a string contains a line break or control character"
  case unknownEscape = "a string contains an unknown escape"
  case missingHexDigits = "four hexadecimal digits are missing after \\u"
  case loneSurrogate = "half of a surrogate pair is missing"
  case tooDeep = "it's nested too deeply"
  case earlyEnd = "it ends too early"
  case trailingText = "something follows the end"

  /// The translatable clause.
  package var phrase: Phrase { Phrase(name: rawValue) }
}
