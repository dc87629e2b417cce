extension DashboardViewModel {
  /// Tells something; it stays until a key is pressed, or for its lifetime.
  func say(_ content: Message.Content, _ tone: Message.Tone = .note) {
    let new = Message(content, tone)
    messageSeconds = new.lifetime
    message.value = new
  }

  /// Takes the message away: it was read.
  package func dismissMessage() { message.value = nil }

  /// One second passed for the message.
  func ageMessage() {
    guard message.value != nil else { return }
    messageSeconds -= 1
    if messageSeconds <= 0 { dismissMessage() }
  }
}
