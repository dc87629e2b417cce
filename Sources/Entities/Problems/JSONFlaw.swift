/// What is wrong at a place of a text that is not JSON: raw values are English, every language has the rest.
package enum JSONFlaw: String, CaseIterable, Sendable {
  case notUTF8 = "what stands there is not UTF-8"
  case noObject = "an object in braces is missing"
  case noComma = "a comma or ] is missing"
  case noCommaInObject = "a comma or } is missing"
  case noKey = "a key in double quotes is missing"
  case noColon = "a colon is missing"
  case noValue = "a value is missing"
  case noDigit = "a digit is missing"
  case openText = "a text does not end"
  case control = "a line break or control character stands in a text"
  case escape = "an unknown escape stands in a text"
  case hexadecimal = "four hexadecimal digits are missing after \\u"
  case surrogate = "half of a surrogate pair stands alone"
  case depth = "it is nested too deeply"
  case earlyEnd = "it ends too early"
  case more = "something follows the end"

  package var phrase: Phrase { Phrase(name: rawValue) }
}
