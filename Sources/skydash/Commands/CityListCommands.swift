import CommandLine
import Entities
import Essentials
import Repositories
import Services
import Terminal
import Views

/// The commands that show and change the list of saved cities, and `skydash search`.
struct CityListCommands {
  let app: AppContext

  // MARK: - Adding

  /// `skydash add`: one place. If others are as likely to be meant, asks which on a terminal, else adds the best match.
  func add(_ request: AddRequest) async throws -> ExitCode {
    var found = try await app.places.interpretation(of: request)
    if !found.choices.isEmpty, app.console.isInputTerminal, app.console.isErrorTerminal {
      found = PlaceInterpretation(found.request, try ask(found.choices, for: found.request.place))
    }
    return try add(found)
  }

  /// Saves a place, confirms that, and reports other places that may have been meant.
  private func add(_ found: PlaceInterpretation) throws -> ExitCode {
    let city = try app.settings.add(found)
    let words = app.console.words
    try app.console.print(found.confirmation(savedAs: city, words) + "\n")
    found.alternatives(to: city, words).map(app.console.report)
    return .done
  }

  /// `skydash add -`: one place per line of standard input; with `--first`, the last line ends up on top. Lines that
  /// fail are reported, and the others are added; blank lines and those that begin with `#` are skipped. Stops if the
  /// input can't be read, or the settings can't be read or written.
  func addLines() async throws -> ExitCode {
    var (code, waited) = (ExitCode.done, Duration.zero)
    for (index, line) in sequence(state: LineReader.standardInput(), next: { $0.next() }).enumerated() {
      do { try await addPlace(on: line.get(), waited: &waited) } catch {
        if error is OutputProblem { throw error }
        app.console.report(app.console.words("line \(index + 1): \(app.console.sentence(of: error))"))
        let reason = ExitCode(error)
        if reason == .ioError || reason == .badData { return reason }
        code = .cannotBeDone
      }
    }
    return code
  }

  /// Adds the place on a line of standard input, unless the line is blank or a comment. `waited` is the time that
  /// earlier lines lost to a service that hangs.
  private func addPlace(on line: String, waited: inout Duration) async throws {
    guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { return }
    let request = AddRequest(place: line, isFirst: app.options.isFirst)
    _ = try add(try await app.places.interpretation(of: request, waited: &waited))
  }

  /// The most places offered, so that one digit chooses.
  private static let mostOffered = 9

  /// The place that the user chooses by number; an empty line chooses the first. Throws `nothingChosen` at the end of
  /// the input, or if it can't be read.
  private func ask(_ places: [Place], for name: String) throws(CityProblem) -> Place {
    let places = Array(places.prefix(Self.mostOffered))
    let words = app.console.words
    app.console.writeError(words("Which “\(name)”?") + "\n")
    for line in PrintedList(appearance: app.appearance, width: nil).lines(places) {
      app.console.writeError(line.plain + "\n")
    }
    var lines = LineReader.standardInput()
    while true {
      app.console.writeError(words("Number from 1 to \(places.count), Enter for 1: "))
      guard case .success(let line)? = lines.next() else {
        app.console.writeError("\n")
        throw .nothingChosen
      }
      let text = line.trimmed
      let number = text.isEmpty ? 1 : Int(text) ?? 0
      if (1...places.count).contains(number) { return places[number - 1] }
    }
  }

  // MARK: - Saved cities

  /// `skydash remove`: all of the named cities, or none if one isn't in the list.
  func remove(_ names: [String]) throws -> ExitCode {
    let removed = try app.settings.remove(names)
    return try app.output.printResult(removed.map { app.console.words("Removed \($0.name).") + "\n" }.joined())
  }

  /// `skydash list`: the saved cities in the user's own order; without any, reports how to add one.
  func list() throws -> ExitCode {
    let cities = app.chosenSettings.cities
    try app.output.print((["cities": .array(cities.map { $0.document })] as JSONValue).withSchema) {
      try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(cities))
    }
    return cities.isEmpty ? try app.reportNoCities() : .done
  }

  /// `skydash move`: puts a city at a position of the list, counted from 1.
  func move(_ name: String, to position: Int) throws -> ExitCode {
    let (city, words) = (try app.settings.move(name, to: position).name, app.console.words)
    let answer = position == 1 ? words("Moved \(city) to the top.") : words("Moved \(city) to position \(position).")
    return try app.output.printResult(answer + "\n")
  }

  /// `skydash rename`: changes a city's label.
  func rename(_ name: String, to newName: String) throws -> ExitCode {
    let (old, new) = try app.settings.rename(name, to: newName)
    return try app.output.printResult(app.console.words("Renamed \(old.name) to \(new.name).") + "\n")
  }

  /// `skydash search`: the matches, numbered from 1, best first. If there are certainly none, `--json` prints an empty
  /// list before the error; after a failure of the geocoder it prints nothing.
  func search(_ query: String) async throws -> ExitCode {
    do {
      let places = try await app.places.candidates(for: query)
      return try app.output.print(PrintedList.document(places)) {
        try app.output.print(PrintedList(appearance: app.appearance, width: app.output.width).lines(places))
      }
    } catch let problem as CityProblem {
      if ExitCode(problem) == .cannotBeDone { try app.output.print(PrintedList.document([])) }
      throw problem
    }
  }
}
