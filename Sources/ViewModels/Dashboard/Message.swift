package import Entities

/// A message of the live table; views translate it.
package struct Message: Equatable, Sendable {
  /// Warnings are coloured and stay longer.
  package enum Tone: Sendable { case note, warning }

  /// The text, or the event that views have a text for.
  package enum Content: Equatable, Sendable {
    case sentence(Phrase)
    /// A city was removed. Like the cases below, its sentence names keys, which only views know.
    case removed(city: String)
    /// A city can't be moved while the table is sorted or filtered.
    case notInOwnOrder
    /// Refreshing is paused.
    case paused
  }

  package var content: Content
  package var tone: Tone

  package nonisolated init(_ content: Content, _ tone: Tone = .note) { (self.content, self.tone) = (content, tone) }

  /// Seconds until it disappears if no key is pressed: long enough to be read, longer for warnings.
  var lifetime: Int { tone == .warning ? 60 : 15 }
}
