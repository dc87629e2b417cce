import Entities

extension CommandReader {
  /// All words as one place or city.
  func place() throws(UsageProblem) -> String {
    try required(try Argument.name(words.joined(separator: " ")))
  }

  /// Each word a name.
  func names() throws(UsageProblem) -> [String] {
    var names: [String] = []
    for word in words { names.append(try required(try Argument.name(word))) }
    guard !names.isEmpty else { throw .missingWords(name) }
    return names
  }

  func add() throws(UsageProblem) -> Command {
    if words == ["-"] {
      for option in [OptionName.as, .choose] where scan.has(option) { throw .conflict(option.spelling, "-") }
      return .addLines(isFirst: scan.has(.first))
    }
    return .add(
      AddRequest(
        place: try addedPlace(), name: try label(), isFirst: scan.has(.first), choice: try candidate()))
  }

  /// Two numbers apart, such as `-33.87 151.21`, are coordinates as well.
  private func addedPlace() throws(UsageProblem) -> String {
    guard words.count == 2, words.allSatisfy({ Double($0)?.isFinite ?? false }) else { return try place() }
    return words.joined(separator: ",")
  }

  private func label() throws(UsageProblem) -> String? {
    guard let text = scan.value(.as) else { return nil }
    return try Argument.name(text, of: .as)
  }

  private func candidate() throws(UsageProblem) -> Int? {
    guard let text = scan.value(.choose) else { return nil }
    return try Argument.number(text, of: .choose, in: 1...1000)
  }

  /// The last word is the position, the others are the name.
  func move() throws(UsageProblem) -> Command {
    guard words.count >= 2, let last = words.last else { throw .missingWords(name) }
    guard let position = Int(digits: last), (1...1_000_000).contains(position) else { throw .wrongPosition(last) }
    let label = try Argument.name(words.dropLast().joined(separator: " "))
    return .move(name: try required(label), position: position)
  }

  func rename() throws(UsageProblem) -> Command {
    try noWords(after: 2)
    let names = try names()
    guard names.count == 2 else { throw .missingWords(name) }
    return .rename(name: names[0], newName: names[1])
  }

  /// The words, or the only `--city`.
  func city() throws(UsageProblem) -> String {
    let options = scan.options.filter { $0.name == .city }
    guard let option = options.last else { return try place() }
    guard words.isEmpty else { throw .conflict(OptionName.city.spelling, words[0]) }
    guard options.count == 1 else { throw .conflict(OptionName.city.spelling, OptionName.city.spelling) }
    return try Argument.name(option.value, of: .city)
  }
}
