import CommandLine
import Entities
import Essentials
import Services
import ViewModels
import Views

/// `skydash add`: one place, or one a line of standard input.
struct AddCommand {
  let app: AppContext

  func run(_ request: AddRequest) async throws -> ExitCode {
    let added = try await app.cities.add(request)
    try app.console.print(added.sentence + "\n")
    if request.choice == nil, let others = added.otherPlaces {
      app.console.tell("\(others) “skydash search \(request.place)” numbers them; --choose N takes one.")
    }
    return .done
  }

  /// Lines that fail are named, the others added.
  func runLines() async throws -> ExitCode {
    var code = ExitCode.done
    var number = 0
    while let line = app.console.readLine() {
      number += 1
      do {
        let place = try line.get()
        guard !place.allSatisfy(\.isWhitespace) else { continue }
        _ = try await run(AddRequest(place: place, isFirst: app.options.isFirst))
      } catch let error as OutputProblem {
        throw error
      } catch {
        app.console.tell("line \(number): \(error)")
        code = .cannotBeDone
        if ExitCode(error) == .diskRefused || ExitCode(error) == .badSettings { return ExitCode(error) }
      }
    }
    return code
  }
}

extension AddedCity {
  /// What adding came to: `Added Seoul, South Korea (37.57, 126.98).`
  fileprivate var sentence: String {
    let position = [place.coordinates.latitude, place.coordinates.longitude].map { $0.text(decimals: 2) }
    let label = city.name == place.name ? "" : " as \(city.name)"
    return "Added \(place.fullName)\(label) (\(position.joined(separator: ", ")))."
  }

  /// Other places that may have been meant, or `nil` when there are none.
  fileprivate var otherPlaces: String? {
    let names = others.prefix(3).map(\.fullName)
    return names.isEmpty ? nil : "Also found: \(names.joined(separator: "; "))."
  }
}

/// What is done to the list of saved cities without asking anybody.
struct ListCommands {
  let app: AppContext

  func remove(_ names: [String]) throws -> ExitCode {
    let removed = try app.cities.remove(names)
    return try app.output.printed(removed.map { "Removed \($0.name).\n" }.joined())
  }

  func list() throws -> ExitCode {
    let cities = app.chosen.cities
    try app.output.print(JSONTree.object(["cities": .array(cities.map { try JSONTree($0) })]).page) {
      try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(cities))
    }
    return cities.isEmpty ? app.tellNoCities() : .done
  }

  func move(_ name: String, to position: Int) throws -> ExitCode {
    let city = try app.cities.move(name, to: position)
    return try app.output.printed("\(city.name) is now number \(position).\n")
  }

  func rename(_ name: String, to newName: String) throws -> ExitCode {
    let (old, new) = try app.cities.rename(name, to: newName)
    return try app.output.printed("\(old.name) is now called \(new.name).\n")
  }
}

/// `skydash search`: numbered candidates.
struct SearchCommand {
  let app: AppContext
  let query: String

  func run() async throws -> ExitCode {
    do {
      let places = try await app.places.candidates(for: query)
      return try app.output.print(PrintedList.document(places)) {
        try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(places))
      }
    } catch let problem as CityProblem {
      try app.output.print(PrintedList.document([])) {}
      throw problem
    }
  }
}

/// `skydash __complete`: answers the completion scripts, one candidate a line, silent about everything that is wrong.
struct CompleteCommand {
  let output: Output

  func cities() throws -> ExitCode {
    var silent = output.console
    silent.isSilent = true
    let app = try? AppContext(Output(console: silent, options: output.options))
    return try answer(app?.chosen.cities.map(\.name) ?? [])
  }

  func places(_ prefix: String) throws -> ExitCode {
    try answer(PlaceService(geocoder: nil, retry: nil).suggestions(for: prefix, limit: 20).map(\.name))
  }

  private func answer(_ names: [String]) throws -> ExitCode {
    try output.console.printAsIs(names.map { $0 + "\n" }.joined())
    return .done
  }
}
