import Entities
import Terminal
import Views

/// A question at a terminal: which of several places is meant.
struct PlaceQuestion {
  let console: Console
  let appearance: Appearance

  /// The most places that are offered.
  private static let most = 9

  /// The place that the person chooses by its number; an empty line is the first.
  ///
  /// - Throws: `CityProblem/nothingChosen` at the end of the input.
  func answer(_ places: [Place], to name: String) throws(CityProblem) -> Place {
    let places = Array(places.prefix(Self.most))
    let words = appearance.words.printed
    say(words.whichPlace(name) + "\n")
    PrintedList(appearance: appearance, width: nil).lines(places).forEach { say($0.plain + "\n") }
    while true {
      say(words.askNumber(places.count))
      guard case .success(let line)? = console.readLine() else {
        say("\n")
        throw .nothingChosen
      }
      let text = line.split(whereSeparator: \.isWhitespace).joined()
      let number = text.isEmpty ? 1 : Int(text) ?? 0
      if (1...places.count).contains(number) { return places[number - 1] }
    }
  }

  private func say(_ text: String) { console.complain(console.isASCII ? ASCIIText.folded(text) : text) }
}
