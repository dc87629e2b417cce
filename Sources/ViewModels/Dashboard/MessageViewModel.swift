package import Entities

/// The message on screen, which stays until a key is pressed or its lifetime ends.
package final class MessageViewModel {
  /// The message; `nil` if there is none.
  package let current = Dynamic<Message?>(nil)
  /// Seconds until the message disappears.
  private var secondsLeft = 0

  /// Shows a message; it replaces the previous one.
  func say(_ content: Message.Content, _ tone: Message.Tone = .note) {
    let message = Message(content, tone)
    secondsLeft = message.lifetime
    current.value = message
  }

  /// Shows a sentence; it replaces the previous message.
  func say(_ sentence: Phrase, _ tone: Message.Tone = .note) { say(.sentence(sentence), tone) }

  /// Removes the message, if there is one.
  package func dismiss() { current.value = nil }

  /// Dismisses the message about a problem that is over, if it is still shown.
  func dismiss(_ problem: Phrase) { if current.value?.content == .sentence(problem) { dismiss() } }

  /// Counts down the message's lifetime; to be called once a second.
  func tick() {
    guard current.value != nil else { return }
    secondsLeft -= 1
    if secondsLeft <= 0 { dismiss() }
  }
}

/// A message of the live table; views translate it.
package struct Message: Equatable, Sendable {
  /// Warnings are coloured and stay longer.
  package enum Tone: Sendable { case note, warning }

  /// A sentence, or an event whose sentence views write, since it names keys that only they know.
  package enum Content: Equatable, Sendable {
    case sentence(Phrase)
    /// The city with this label was removed.
    case removed(city: String)
    /// A city can't be moved while the table is sorted or filtered.
    case notInOwnOrder
    /// Refreshing is paused.
    case paused
  }

  package var content: Content
  package var tone: Tone

  package nonisolated init(_ content: Content, _ tone: Tone = .note) { (self.content, self.tone) = (content, tone) }

  /// Seconds until the message disappears if no key is pressed: long enough to be read, longer for warnings.
  var lifetime: Int { tone == .warning ? 60 : 15 }
}
