/// Why a request about the list of cities failed. Each case is one or more sentences, most with the next step.
package enum CityProblem: Error, Hashable, Sendable {
  /// The same place is saved already.
  case alreadyInList(name: String)
  /// Another place is saved under the name of the city to add.
  case nameTaken(name: String)
  /// Another city has the new name already.
  case newNameTaken(name: String)
  /// No saved city has that name. Here and below, `nearest` is the most similar name; `nil` if none is similar.
  case noSuchCity(name: String, nearest: String?)
  /// The name is ambiguous: it matches several saved cities, whose labels are in the array, in the order of the table.
  case severalCities(name: String, matches: [String])
  /// No place has that name, as far as the gazetteer and the geocoder know.
  case noSuchPlace(query: String, nearest: String?)
  /// There are places of that name, whose full names are `known`, but none in the region or country of the qualifier.
  /// `geocoderFailure` is why the geocoder, which may know others, didn't answer; `nil` if it did.
  case noneInRegion(name: String, qualifier: String, known: [String], geocoderFailure: ServiceFailure? = nil)
  /// The user was asked which place is meant, and chose none.
  case nothingChosen
  /// The gazetteer lacks the place, and the geocoder couldn't be asked.
  case cannotSearch(query: String, ServiceFailure, nearest: String?)
  /// Coordinates out of range, as typed.
  case badCoordinates(String)
  /// The search found only `of` places, fewer than the chosen number, which counts from 1.
  case noSuchCandidate(number: Int, of: Int, query: String)
  /// The list of `count` cities has no such position, counted from 1.
  case badPosition(Int, count: Int)
  /// The name is blank once it is made safe to show.
  case emptyName
}

extension CityProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .alreadyInList(let name): Phrase("\(name) is already in the list.")
    case .nameTaken(let name):
      Phrase("A city called \(name) is already in the list; use --as NAME to give this one another name.")
    case .newNameTaken(let name): Phrase("A city called \(name) is already in the list; choose another name.")
    case .noSuchCity(let name, let nearest?): Phrase("\(name) isn't in your list; did you mean \(nearest)?")
    case .noSuchCity(let name, nil): Phrase("\(name) isn't in your list; “skydash list” shows the names.")
    case .severalCities(let name, let names):
      Phrase("“\(name)” could be \(names.joined(separator: ", ")); type more of the name.")
    case .noneInRegion(let name, let qualifier, let known, let failure):
      Phrase(
        "No \(name) found in \(qualifier). Known: \(known.joined(separator: "; ")). \(Self.nextStep(known, failure))"
      )
    case .nothingChosen: Phrase("Nothing chosen, so nothing added.")
    case .noSuchPlace(let query, let nearest?): Phrase("No place called “\(query)” found. Did you mean \(nearest)?")
    case .noSuchPlace(let query, nil):
      Phrase("No place called “\(query)” found; check the spelling or use coordinates such as 37.57,126.98.")
    case .cannotSearch(let query, let failure, let nearest):
      Phrase("“\(query)” isn't in the built-in list (\(Self.reason(failure))). \(Self.alternative(failure, nearest))")
    case .badCoordinates(let text):
      Phrase(
        """
        “\(text)” isn't a valid position: use a latitude from -90 to 90 and a longitude from -180 to 180, such as \
        37.57,126.98.
        """)
    case .noSuchCandidate(let number, let count, let query):
      Phrase("There is no match \(number); “skydash search \(query)” lists only \(count).")
    case .badPosition(let position, let count):
      Phrase(
        one: "There is no position \(position): the list has \(count) city.",
        other: "There is no position \(position): the list has \(count) cities.", count)
    case .emptyName: Phrase("A name needs at least one visible character.")
    }
  }

  /// The next step for `noneInRegion`.
  private static func nextStep(_ known: [String], _ failure: ServiceFailure?) -> Phrase {
    switch (known.count == 1, failure.map(retry)) {
    case (true, nil): Phrase("Use that name, or coordinates such as 37.57,126.98.")
    case (false, nil): Phrase("Use one of these names, or coordinates such as 37.57,126.98.")
    case (true, let retry?): Phrase("Use that name or coordinates, or \(retry).")
    case (false, let retry?): Phrase("Use one of these names or coordinates, or \(retry).")
    }
  }

  /// What helps the geocoder answer after a failure, as part of a sentence.
  private static func retry(after failure: ServiceFailure) -> Phrase {
    if failure == .offline { return Phrase("search again without --offline") }
    let step = failure.remedy ?? Phrase("try again later")
    return Phrase("\(step) (\(failure.phrase))", context: "reason")
  }

  private static func reason(_ failure: ServiceFailure) -> Phrase {
    failure == .offline ? Phrase("the network is off") : failure.phrase
  }

  /// Another way to find a place that the built-in list lacks.
  private static func alternative(_ failure: ServiceFailure, _ nearest: String?) -> Phrase {
    if let nearest { return Phrase("Did you mean \(nearest)?") }
    if failure == .offline { return Phrase("Search without --offline or use coordinates.") }
    return failure.remedy.map { Phrase(sentence: Phrase("\($0), or use coordinates")) }
      ?? Phrase("Try again later or use coordinates.")
  }
}
