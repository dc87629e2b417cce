package import Entities

/// A message to the person in front of the live table; views say it in their language.
package struct Message: Equatable, Sendable {
  package enum Tone: Sendable {
    case note, warning
  }

  package enum Content: Equatable, Sendable {
    case sentence(Phrase)
    // These name keys, which views know.
    case removed(city: String)
    /// A city cannot be moved while the table is sorted by a column.
    case notInOwnOrder
    case paused
  }

  package var content: Content
  package var tone: Tone

  package nonisolated init(_ content: Content, _ tone: Tone = .note) {
    self.content = content
    self.tone = tone
  }

  /// Seconds for which it stays if no key is pressed: long enough to be read, longer for what went wrong.
  var lifetime: Int { tone == .warning ? 60 : 15 }
}

/// The one message that is shown; it stays until a key is pressed, or for its lifetime.
package final class MessageViewModel {
  package let current = Dynamic<Message?>(nil)
  private var secondsLeft = 0

  /// Shows a message in place of the one before.
  func say(_ content: Message.Content, _ tone: Message.Tone = .note) {
    let message = Message(content, tone)
    secondsLeft = message.lifetime
    current.value = message
  }

  /// Shows a sentence in place of the message before.
  func say(_ sentence: Phrase, _ tone: Message.Tone = .note) { say(.sentence(sentence), tone) }

  /// Takes the message away: it was read.
  func dismiss() { current.value = nil }

  /// Takes away the message about a problem that is over.
  func dismiss(_ problem: Phrase) {
    if current.value?.content == .sentence(problem) { dismiss() }
  }

  /// One second passed.
  func tick() {
    guard current.value != nil else { return }
    secondsLeft -= 1
    if secondsLeft <= 0 { dismiss() }
  }
}
