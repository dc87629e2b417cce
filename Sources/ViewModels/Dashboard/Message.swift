package import Entities

/// A message to the person in front of the live table; views say it in their language.
package struct Message: Equatable, Sendable {
  package enum Tone: Sendable {
    case note, warning
  }

  package enum Content: Equatable, Sendable {
    case problem(Problem)
    /// A choice that holds for this run alone.
    case notSaved(Problem)
    /// A field of the settings that cannot be used.
    case settings(SettingsWarning)
    /// The prompt for a place was left empty.
    case noPlace
    /// A place was added to the list.
    case added(place: String)
    case removed(city: String)
    case renamed(city: String, name: String)
    /// Several places may be meant, which are offered.
    case whichPlace(name: String)
    case restored(city: String)
    case nothingToRestore
    /// A city cannot be moved while the table is sorted by a column.
    case notInOwnOrder
    case paused, resumed
    /// A refresh was asked for, and nothing was old enough to be fetched.
    case upToDate
    case networkIsOff
    /// Panes were asked for where none can be shown.
    case noPanesHere
    /// A place is being looked for on the network.
    case lookingFor(place: String)

    /// What went wrong, if it is about that.
    var problem: Problem? {
      switch self {
      case .problem(let problem), .notSaved(let problem): problem
      default: nil
      }
    }
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

  /// Takes the message away: it was read.
  func dismiss() { current.value = nil }

  /// Takes away the message about a problem that is over.
  func dismiss(_ problem: Problem?) {
    if let problem, current.value?.content.problem == problem { dismiss() }
  }

  /// One second passed.
  func tick() {
    guard current.value != nil else { return }
    secondsLeft -= 1
    if secondsLeft <= 0 { dismiss() }
  }
}
