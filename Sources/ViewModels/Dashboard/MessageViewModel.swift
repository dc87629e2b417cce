import Entities

/// The message on screen, which stays until a key is pressed or its lifetime ends.
package final class MessageViewModel {
  /// `nil` if there is none.
  package let current = Dynamic<Message?>(nil)
  private var secondsLeft = 0

  /// Shows a message; it replaces the previous one.
  func say(_ content: Message.Content, _ tone: Message.Tone = .note) {
    let message = Message(content, tone)
    secondsLeft = message.lifetime
    current.value = message
  }

  func say(_ sentence: Phrase, _ tone: Message.Tone = .note) { say(.sentence(sentence), tone) }

  package func dismiss() { current.value = nil }

  /// Dismisses the message about a problem that is over, if it is still shown.
  func dismiss(_ problem: Phrase) { if current.value?.content == .sentence(problem) { dismiss() } }

  /// To be called once a second.
  func tick() {
    guard current.value != nil else { return }
    secondsLeft -= 1
    if secondsLeft <= 0 { dismiss() }
  }
}
