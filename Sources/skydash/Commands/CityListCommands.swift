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
    let console = app.console
    var meaning = try await app.places.meaning(of: request)
    if !meaning.doubt.isEmpty, console.isInputTerminal, console.isErrorTerminal {
      let question = PlaceQuestion(console: console, appearance: app.appearance)
      meaning = PlaceMeaning(meaning.request, try question.answer(meaning.doubt, to: meaning.request.place))
    }
    return try add(meaning)
  }

  private func add(_ meaning: PlaceMeaning) throws -> ExitCode {
    let city = try app.settings.add(meaning)
    let words = app.console.words.printed
    try app.console.print(meaning.added(as: city, words) + "\n")
    meaning.mending(city, words).map(app.console.tell)
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
        let request = AddRequest(place: place, isFirst: app.options.isFirst)
        _ = try add(try await app.places.meaning(of: request))
      } catch let error as OutputProblem {
        throw error
      } catch {
        app.console.tell(app.console.words.printed.line(number, app.console.sentence(of: error)))
        code = .cannotBeDone
        if ExitCode(error) == .diskRefused || ExitCode(error) == .badSettings { return ExitCode(error) }
      }
    }
    return code
  }
}

/// What is done to the list of saved cities without asking anybody.
struct ListCommands {
  let app: AppContext

  func remove(_ names: [String]) throws -> ExitCode {
    let removed = try app.settings.remove(names)
    return try app.output.printed(removed.map { app.console.words.printed.removed($0.name) + "\n" }.joined())
  }

  func list() throws -> ExitCode {
    let cities = app.chosen.cities
    try app.output.print(JSONTree.object(["cities": .array(cities.map { try JSONTree($0) })]).page) {
      try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(cities))
    }
    return cities.isEmpty ? app.tellNoCities() : .done
  }

  func move(_ name: String, to position: Int) throws -> ExitCode {
    let city = try app.settings.move(name, to: position)
    return try app.output.printed(app.console.words.printed.moved(city.name, position) + "\n")
  }

  func rename(_ name: String, to newName: String) throws -> ExitCode {
    let (old, new) = try app.settings.rename(name, to: newName)
    return try app.output.printed(app.console.words.live.message(.renamed(city: old.name, name: new.name)) + "\n")
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
