import Entities

extension CommandDefinition {
  static let add = CommandDefinition(
    name: "add", usage: ["skydash add PLACE... [--as NAME] [--first] [--choose N] [OPTION...]", "skydash add -"],
    summary: Phrase("add a city to the table"),
    details: [
      Phrase(
        """
        Give a name in any language (with a region or country if you like), an airport code, coordinates or a geo: \
        address; no quotes needed. 'skydash search' lists all matches; - reads one place per line.
        """)
    ],
    examples: [
      ("skydash add New York", Phrase("no quotes needed")),
      ("skydash add -33.87,151.21 --as Home", Phrase("coordinates, with a name")),
      ("skydash add - < places.txt", Phrase("one place per line")),
    ],
    ownOptions: [.label, .first, .choose], expectation: Phrase("a place, such as 'skydash add Seoul'"),
    choices: { _ in .name(isSaved: false) }, read: readAdd)

  static let remove = CommandDefinition(
    name: "remove", alias: "rm", usage: ["skydash remove NAME... [OPTION...]"],
    summary: Phrase("remove cities from the table"),
    details: [Phrase("Quote names with spaces. If a name isn't in the list, nothing is removed.")],
    examples: [
      ("skydash remove Seoul London", Phrase("two cities")),
      ("skydash rm 'New York'", Phrase("a name with a space")),
    ],
    expectation: Phrase("the name of a city, such as 'skydash remove Seoul'"), choices: { _ in .city }
  ) { input throws(UsageError) in .remove(try input.names()) }

  static let list = CommandDefinition(
    name: "list", alias: "ls", usage: ["skydash list [OPTION...]"],
    summary: Phrase("list saved cities"),
    details: [Phrase("In table order, without weather and without using the network.")],
    examples: [
      ("skydash list", Phrase("the cities")),
      ("skydash ls --json", Phrase("with coordinates and time zones, as JSON")),
    ],
    dataOptions: [.json], read: withoutWords(.list))

  static let move = CommandDefinition(
    name: "move", usage: ["skydash move NAME POSITION [OPTION...]"],
    summary: Phrase("move a city to a position, counted from 1"),
    details: [Phrase("The last word is the position; the words before it are the name.")],
    examples: [
      ("skydash move Seoul 1", Phrase("move Seoul to the top")),
      ("skydash move New York 3", Phrase("to the third row")),
    ],
    expectation: Phrase("a name and a position, such as 'skydash move Seoul 1'"),
    choices: { _ in .name(isSaved: true) }, read: readMove)

  static let rename = CommandDefinition(
    name: "rename", usage: ["skydash rename NAME NEW-NAME [OPTION...]"],
    summary: Phrase("change a city's label, not the place"),
    details: [Phrase("Quote names with spaces.")],
    examples: [
      ("skydash rename Seoul Home", Phrase("give Seoul another label")),
      ("skydash rename 'New York' NYC", Phrase("a name with a space")),
    ],
    expectation: Phrase("the present name and the new one, such as 'skydash rename Seoul Home'"),
    advice: Phrase("quote names with spaces"), choices: { $0.isEmpty ? .city : .none }
  ) { input throws(UsageError) in
    try input.refuseWords(after: 2)
    let names = try input.names()
    return .rename(name: names[0], newName: try input.required(names.dropFirst().first))
  }

  static let search = CommandDefinition(
    name: "search", usage: ["skydash search PLACE... [OPTION...]"],
    summary: Phrase("list the matches for a place, best first"),
    details: [Phrase("No quotes needed. Use a match's number with 'skydash add --choose'.")],
    examples: [
      ("skydash search Portland", Phrase("all places of that name")),
      ("skydash add Portland --choose 2", Phrase("add the second of them")),
      ("skydash search Paris, Texas --json", Phrase("as JSON")),
    ],
    dataOptions: [.json], expectation: Phrase("a place, such as 'skydash search Seoul'"),
    choices: { _ in .name(isSaved: false) }
  ) { input throws(UsageError) in .search(try input.name()) }

  /// Two separate numbers, such as `-33.87 151.21`, are coordinates too.
  private static func readAdd(_ input: CommandInput) throws(UsageError) -> Command {
    let options = input.options
    if input.words.first == "-" {
      try input.refuseWords(after: 1)
      for option in [Option.label, .choose] where input.has(option) { throw .conflict(option.spelling, "-") }
      return .addLines
    }
    let areNumbers = input.words.count == 2 && input.words.allSatisfy { Double($0)?.isFinite ?? false }
    let place = areNumbers ? input.words.joined(separator: ",") : try input.name()
    return .add(AddRequest(place: place, name: options.label, isFirst: options.isFirst, choice: options.choice))
  }

  /// The last word is the position, the others are the name.
  private static func readMove(_ input: CommandInput) throws(UsageError) -> Command {
    let last = try input.required(input.words.count >= 2 ? input.words.last : nil)
    guard let position = Int(digits: last), position >= 1 else {
      throw UsageError(Phrase("the position must be 1 or higher, not \(last.quoted); 'skydash list' shows the order"))
    }
    let name = try Argument.name(input.words.dropLast().joined(separator: " "))
    return .move(name: try input.required(name), position: position)
  }
}
