import Entities
import Views

/// What is known so far of the person who reads the output; copies of a console share it.
final class Listener {
  /// Those of the environment's language, until the settings are read.
  private(set) var words: Words
  /// Keys, wherever they came from.
  private var secrets = Secrets([])

  init(_ words: Words) { self.words = words }

  func learn(_ words: Words, _ settings: Settings) {
    self.words = words
    secrets = Secrets(settings.keys)
  }

  func hidden(in sentence: String) -> String { secrets.hidden(in: sentence) }
}
