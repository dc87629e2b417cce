import Entities
import Views

/// What is known so far of the person who reads the output; copies of a console share it.
final class Listener {
  /// Those of the environment's language, until the settings are read.
  private(set) var words: Words
  /// Keys, wherever they came from and whether they still count.
  private var keys: [String] = []

  init(_ words: Words) { self.words = words }

  func learn(_ words: Words, _ keys: [String]) {
    self.words = words
    self.keys += keys.filter { !self.keys.contains($0) }
  }

  func hidden(in sentence: String) -> String { Secrets(keys).hidden(in: sentence) }
}
