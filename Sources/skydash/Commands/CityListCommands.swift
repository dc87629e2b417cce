import CommandLine
import Entities
import Services
import ViewModels
import Views

/// `skydash add`: one place, or one a line of standard input.
struct AddCommand {
  let app: AppContext

  func run(_ request: AddRequest) async throws -> ExitCode {
    let added = try await app.cities.add(request)
    try app.console.print(Sentences.added(added) + "\n")
    if request.choice == nil, let others = Sentences.others(added) {
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
        guard case .text(let place) = line else { throw LongLine() }
        guard !place.allSatisfy(\.isWhitespace) else { continue }
        _ = try await run(AddRequest(place: place, isFirst: app.options.isFirst))
      } catch let error as OutputClosed {
        throw error
      } catch {
        app.console.tell("line \(number): \(error)")
        code = .cannotBeDone
        if ExitCode(error) == .diskRefused || ExitCode(error) == .badSettings { return ExitCode(error) }
      }
    }
    return code
  }

  private struct LongLine: Error, CustomStringConvertible {
    let description = "The line is too long; shorten it."
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
    if app.options.format == .json {
      let documents = try cities.map { try JSONTree($0) }
      try app.console.print(JSONTree.object(["schema": .integer(1), "cities": .array(documents)]))
    } else {
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
    let isJSON = app.options.format == .json
    do {
      let places = try await app.places.candidates(for: query)
      if isJSON {
        try app.console.print(PrintedList.document(places))
      } else {
        try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(places))
      }
      return .done
    } catch let problem as CityProblem {
      if isJSON { try app.console.print(PrintedList.document([])) }
      throw problem
    }
  }
}

/// `skydash __complete`: answers the completion scripts, silent about everything that is wrong.
struct CompleteCommand {
  let output: Output

  func run(_ request: CompletionRequest) throws -> ExitCode {
    let names: [String]
    switch request {
    case .cities:
      var silent = output.console
      silent.complain = { _ in }
      names = (try? AppContext(Output(console: silent, options: output.options)).chosen.cities.map(\.name)) ?? []
    case .places(let prefix):
      names = PlaceService(geocoder: nil, retry: nil).suggestions(for: prefix, limit: 20).map(\.name)
    }
    try output.console.printAsIs(names.map { $0 + "\n" }.joined())
    return .done
  }
}
