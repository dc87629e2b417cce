import Entities

extension CommandDefinition {
  static let add = CommandDefinition(
    name: "add",
    usage: ["skydash add PLACE... [--as NAME] [--first] [--choose N] [OPTION...]", "skydash add -"],
    summary: "adds a city to the table",
    details: [
      "The words are one place: a name in any language, with a region or country if you like, an airport code, "
        + "coordinates, or an address such as geo:37.5,127.0. 'skydash search' lists all matches; - reads one place per line."
    ],
    examples: [
      ("skydash add New York", "the words are one place"),
      ("skydash add Portland, ME --first", "at the top of the table"),
      ("skydash add -33.87,151.21 --as Home", "coordinates, with a name"),
      ("skydash add - < places.txt", "one place per line"),
    ],
    ownOptions: [.label, .first, .choose], expectation: "a place, such as 'skydash add Seoul'",
    choices: { _ in .name(isSaved: false) }, read: readAdd)

  static let remove = CommandDefinition(
    name: "remove", alias: "rm",
    usage: ["skydash remove NAME... [OPTION...]"],
    summary: "removes cities from the table",
    details: [
      "Each word is a name; quote names of several words. If one of them isn't in the list, nothing is removed."
    ],
    examples: [
      ("skydash remove Seoul London", "two cities"),
      ("skydash rm 'New York'", "a name of two words"),
    ],
    expectation: "the name of a city, such as 'skydash remove Seoul'", choices: { _ in .city }
  ) { words throws(UsageError) in .remove(try words.names()) }

  static let list = CommandDefinition(
    name: "list", alias: "ls",
    usage: ["skydash list [OPTION...]"],
    summary: "list saved cities",
    details: ["They are in the order of the table. No weather, no network."],
    examples: [
      ("skydash list", "the cities"),
      ("skydash ls --json", "with coordinates and time zones, as JSON"),
    ],
    dataOptions: [.json],
    read: alone(.list))

  static let move = CommandDefinition(
    name: "move",
    usage: ["skydash move NAME POSITION [OPTION...]"],
    summary: "moves a city to a position, counted from 1",
    details: ["The last word is the position; the words before it are the name."],
    examples: [
      ("skydash move Seoul 1", "to the top"),
      ("skydash move New York 3", "to the third row"),
    ],
    expectation: "a name and a position, such as 'skydash move Seoul 1'", choices: { _ in .name(isSaved: true) },
    read: readMove)

  static let rename = CommandDefinition(
    name: "rename",
    usage: ["skydash rename NAME NEW-NAME [OPTION...]"],
    summary: "changes a city's label, not the place",
    details: ["Put names of several words in quotes."],
    examples: [
      ("skydash rename Seoul Home", "another label"),
      ("skydash rename 'New York' NYC", "a name of two words"),
    ],
    expectation: "a name and a new one, such as 'skydash rename Seoul Home'",
    advice: "; put names of several words in quotes", choices: { $0.isEmpty ? .city : .none }
  ) { words throws(UsageError) in
    try words.noMore(than: 2)
    let names = try words.names()
    return .rename(name: names[0], newName: try words.required(names.dropFirst().first))
  }

  static let search = CommandDefinition(
    name: "search",
    usage: ["skydash search PLACE... [OPTION...]"],
    summary: "numbered matches for a place, best first",
    details: [
      "The words are one place. Use the number with 'skydash add --choose'. The exit status is 1 if nothing is found."
    ],
    examples: [
      ("skydash search Portland", "all places of that name"),
      ("skydash add Portland --choose 2", "adds the second of them"),
      ("skydash search Paris, Texas --json", "as JSON"),
    ],
    dataOptions: [.json], expectation: "a place, such as 'skydash search Seoul'",
    choices: { _ in .name(isSaved: false) }
  ) { words throws(UsageError) in .search(try words.name()) }

  /// Two numbers apart, such as `-33.87 151.21`, are coordinates as well.
  private static func readAdd(_ words: CommandWords) throws(UsageError) -> Command {
    let options = words.options
    if words.words == ["-"] {
      for option in [Option.label, .choose] where words.has(option) { throw .conflict(option.spelling, "-") }
      return .addLines
    }
    let areNumbers = words.words.count == 2 && words.words.allSatisfy { Double($0)?.isFinite ?? false }
    let place = areNumbers ? words.words.joined(separator: ",") : try words.name()
    return .add(AddRequest(place: place, name: options.label, isFirst: options.isFirst, choice: options.choice))
  }

  /// The last word is the position, the others are the name.
  private static func readMove(_ words: CommandWords) throws(UsageError) -> Command {
    let last = try words.required(words.words.count >= 2 ? words.words.last : nil)
    guard let position = Int(digits: last), (1...1_000_000).contains(position) else {
      throw UsageError("a position is a number from 1, not \(last.quoted); 'skydash list' shows the order")
    }
    let name = try Argument.name(words.words.dropLast().joined(separator: " "))
    return .move(name: try words.required(name), position: position)
  }
}
