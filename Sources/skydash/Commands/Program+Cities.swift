import CommandLine
import Entities
import Essentials
import Services
import ViewModels
import Views

extension Program {
  func add(_ request: AddRequest) async throws -> ExitCode {
    try await add(request, live())
    return .done
  }

  private func add(_ request: AddRequest, _ live: Live) async throws {
    let added = try await live.cities.add(request)
    try console.print(Sentences.added(added) + "\n")
    if request.choice == nil, let others = Sentences.others(added) {
      console.tell("\(others) “skydash search \(request.place)” numbers them; --choose N takes one.")
    }
  }

  /// One place a line; lines that fail are named, the others added.
  func addLines(isFirst: Bool) async throws -> ExitCode {
    let live = try live()
    var code = ExitCode.done
    var number = 0
    while let line = console.readLine() {
      number += 1
      do {
        guard case .text(let place) = line else { throw UsageSentence("The line is too long; shorten it.") }
        guard !place.allSatisfy(\.isWhitespace) else { continue }
        try await add(AddRequest(place: place, isFirst: isFirst), live)
      } catch let error as OutputClosed {
        throw error
      } catch {
        console.tell("line \(number): \(error)")
        code = .cannotBeDone
        if ExitCode(error) == .diskRefused || ExitCode(error) == .badSettings { return ExitCode(error) }
      }
    }
    return code
  }

  func remove(_ names: [String]) throws -> ExitCode {
    let removed = try live().cities.remove(names)
    try console.print(removed.map { "Removed \($0.name).\n" }.joined())
    return .done
  }

  func list() throws -> ExitCode {
    let settings = try live().chosen
    if options.format == .json {
      let cities = settings.cities.map { JSONTree.object(CityDocument($0).members) }
      try console.print(JSONTree.object(["schema": .integer(1), "cities": .array(cities)]))
    } else {
      try print(CityList(appearance: appearance(settings), width: width).lines(settings.cities))
    }
    return settings.cities.isEmpty ? tellNoCities() : .done
  }

  func move(_ name: String, to position: Int) throws -> ExitCode {
    let city = try live().cities.move(name, to: position)
    try console.print("\(city.name) is now number \(position).\n")
    return .done
  }

  func rename(_ name: String, to newName: String) throws -> ExitCode {
    let (old, new) = try live().cities.rename(name, to: newName)
    try console.print("\(old.name) is now called \(new.name).\n")
    return .done
  }

  func search(_ query: String) async throws -> ExitCode {
    let live = try live()
    do {
      let places = try await live.places.candidates(for: query)
      if options.format == .json {
        try console.print(PlaceList.document(places))
      } else {
        try print(PlaceList(appearance: appearance(live.chosen), width: width).lines(places))
      }
      return .done
    } catch let problem as CityProblem {
      if options.format == .json { try console.print(PlaceList.document([])) }
      throw problem
    }
  }

  func complete(_ request: CompletionRequest) throws -> ExitCode {
    switch request {
    case .cities:
      let names = (try? live().chosen.cities.map(\.name)) ?? []
      try console.printAsIs(names.map { $0 + "\n" }.joined())
    case .places(let prefix):
      let places = PlaceService(geocoder: nil, patience: nil).suggestions(for: prefix, limit: 20)
      try console.printAsIs(places.map { $0.name + "\n" }.joined())
    }
    return .done
  }
}

/// A usage mistake that an input found.
struct UsageSentence: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
