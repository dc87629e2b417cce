/// Why something asked of the list of cities cannot be done. Each is a sentence with the next step.
package enum CityProblem: Error, Hashable, Sendable {
  case alreadyInList(name: String)
  case nameTaken(name: String)
  /// What a city is to be called from now on is another's name.
  case newNameTaken(name: String)
  case noSuchCity(name: String, nearest: String?)
  /// More than one saved city may be meant.
  case severalCities(name: String, [String])
  case noSuchPlace(query: String, nearest: String?)
  /// There are places of the name, but none where the rest of the words say; the known ones in full, and why the geocoder,
  /// which may know more, was not asked.
  case notThere(name: String, qualifier: String, known: [String], unasked: ServiceFailure? = nil)
  /// A question which place is meant was not answered.
  case nothingChosen
  /// The gazetteer lacks the place, and the geocoder could not be asked.
  case cannotSearch(query: String, ServiceFailure, nearest: String?)
  /// Two numbers that are no latitude and longitude.
  case badCoordinates(String)
  case noSuchCandidate(number: Int, of: Int, query: String)
  case badPosition(Int, count: Int)
  case emptyName
}

extension CityProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .alreadyInList(let name): "\(name) is already in the list."
    case .nameTaken(let name):
      "A city named \(name) is already in the list; give this one another name with --as NAME."
    case .newNameTaken(let name): "A city named \(name) is already in the list; choose another name."
    case .noSuchCity(let name, let nearest?): "There is no city named \(name) in the list; did you mean \(nearest)?"
    case .noSuchCity(let name, nil):
      "There is no city named \(name) in the list; “skydash list” shows the names."
    case .severalCities(let name, let names):
      "“\(name)” may be \(names.joined(separator: ", ")); type more of the name."
    case .notThere(let name, let qualifier, let known, let unasked):
      "No \(name) in \(qualifier) is known. There is \(known.joined(separator: "; ")): "
        + "name \(known.count == 1 ? "that" : "one of these"), give coordinates"
        + (unasked.map { $0 == .offline ? ", or search again without --offline." : ", or try again later (\($0))." }
          ?? " such as 37.57,126.98.")
    case .nothingChosen: "Nothing was chosen, so nothing is added."
    case .noSuchPlace(let query, let nearest?): "No place named “\(query)” was found. Did you mean \(nearest)?"
    case .noSuchPlace(let query, nil):
      "No place named “\(query)” was found; try another spelling or its coordinates, such as 37.57,126.98."
    case .cannotSearch(let query, let failure, let nearest):
      "“\(query)” is not in the built-in list, and \(failure == .offline ? "the network is off" : "\(failure)"); "
        + (nearest.map { "did you mean \($0)?" }
          ?? "\(failure == .offline ? "search without --offline" : failure.remedy ?? "try again later") or give its coordinates.")
    case .badCoordinates(let text):
      "“\(text)” is no position: give a latitude of -90 to 90 and a longitude of -180 to 180, such as 37.57,126.98."
    case .noSuchCandidate(let number, let count, let query):
      "There is no candidate \(number): “skydash search \(query)” shows \(count)."
    case .badPosition(let position, let count):
      "There is no position \(position): the list has \(count) \(count == 1 ? "city" : "cities")."
    case .emptyName: "A name needs at least one visible character."
    }
  }
}

/// Why a sky cannot be computed. Each is a sentence with the next step.
package enum SkyProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The day lies outside the years the theories are good for.
  case outOfReach(CivilDate)
  /// The place's calendar skipped the day.
  case noSuchDay(CivilDate, zone: String)

  package var description: String {
    switch self {
    case .outOfReach(let date):
      "The sky of \(date) cannot be computed; choose a day from 1900-01-01 to 2100-12-31."
    case .noSuchDay(let date, let zone):
      "There was no \(date) in \(zone): its calendar skipped the day; choose another."
    }
  }
}
