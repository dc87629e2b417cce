import Entities
import Terminal
import ViewModels

extension [NightSky] {
  /// The credits for the data of several nights, each once.
  var credits: [String] {
    flatMap(\.credits).reduce(into: []) { credits, credit in if !credits.contains(credit) { credits.append(credit) } }
  }
}

extension Appearance {
  /// Credits as paragraphs for the foot of a page of `width` columns; with `nil`, each on one line.
  func credits(_ credits: [String], width: Int?) -> [StyledText] {
    credits.flatMap { paragraph($0, width: width.map { max($0 - 1, 11) }, theme.quiet) }
  }
}
