/// A sentence for the person in front of the live table.
package struct Message: Equatable, Sendable {
  package enum Tone: Sendable {
    case note, warning
  }

  package var text: String
  package var tone: Tone

  package nonisolated init(_ text: String, _ tone: Tone = .note) {
    self.text = text
    self.tone = tone
  }
}
