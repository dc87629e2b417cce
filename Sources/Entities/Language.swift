/// A language skydash speaks.
package enum Language: String, Codable, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
}
