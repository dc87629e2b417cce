import Entities
import Terminal
import ViewModels

extension [NightSky] {
  /// The credits of several nights, each once.
  var credits: [String] {
    flatMap(\.credits).reduce(into: []) { credits, credit in if !credits.contains(credit) { credits.append(credit) } }
  }
}

extension Appearance {
  /// The credits that licenses ask for, below a page of some columns; on one line each where lines have no end.
  func credits(_ credits: [String], width: Int?) -> [StyledText] {
    let lines = credits.flatMap { credit in
      width.map { words.wrapped(credit, to: max($0 - 2, 10)) } ?? [credit]
    }
    return lines.map { StyledText(" " + $0, theme.quiet) }
  }
}
