import Entities
import Services
import Views

/// Sentences about a place that typed words were taken to mean.
extension PlaceInterpretation {
  /// The confirmation that a city was saved: `Added Seoul, South Korea (37.57, 126.98).`
  func confirmation(savedAs city: City, _ words: Words) -> String {
    let (name, label) = place.fullName(savedAs: city.name)
    let position = place.coordinates.text
    return label.map { words("Added \(name) as \($0) (\(position)).") } ?? words("Added \(name) (\(position)).")
  }

  /// Other places that may have been meant, and the command that takes the first instead; `nil` if there are none.
  func alternatives(to city: City, _ words: Words) -> String? {
    others.first.map { other in
      // A label that begins with a dash looks like an option.
      let label = request.name.map { " --as\($0.hasPrefix("-") ? "=" : " ")\($0.shellWord)" } ?? ""
      let options = label + (request.isFirst ? " --first" : "")
      let add = "skydash add \(request.place.shellWord)\(options) --choose \(other.number)"
      let command = "skydash remove \(city.name.hasPrefix("-") ? "-- " : "")\(city.name.shellWord) && \(add)"
      guard others.count > 1 else {
        return words("There's also \(other.place.localFullName); to use it instead, run “\(command)”.")
      }
      return otherMatches(words) + " " + words("To use \(other.place.localFullName) instead, run “\(command)”.")
    }
  }

  /// The full names of up to three others, best first, in a sentence.
  fileprivate func otherMatches(_ words: Words) -> String {
    words("Other matches: \(others.prefix(3).map(\.place.localFullName).joined(separator: "; ")).")
  }
}

extension FoundCity {
  /// How to save a city that is shown but not saved; `nil` for a saved one.
  func savingAdvice(_ words: Words) -> String? {
    interpretation.map { interpretation in
      let query = interpretation.request.place
      let word = query.isSameName(as: city.name) ? city.name : query
      let advice = words("\(city.name) isn't saved; to keep it, run “\("skydash add \(word.shellWord)")”.")
      return interpretation.others.isEmpty ? advice : advice + " " + interpretation.otherMatches(words)
    }
  }
}

extension String {
  /// The text as one word of a POSIX shell, in quotes if it needs them.
  fileprivate var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_.,".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
