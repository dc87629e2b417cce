import Essentials

/// Finds the texts that users see in source files: the strings in `Phrase(…)` and `words(…)`.
struct PhraseScan {
  /// The texts in order of the files' paths and of their places in them.
  let uses: [PhraseUse]

  /// Reads all Swift files below a directory, except for the generators.
  init(sources directory: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: directory)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("generate") }.sorted()
    uses = try files.flatMap { file in
      Self.uses(in: try String(contentsOfFile: "\(directory)/\(file)", encoding: .utf8), of: file)
    }
  }

  /// The texts of one file.
  static func uses(in text: String, of file: String) -> [PhraseUse] {
    let source = SwiftText(text)
    var uses: [PhraseUse] = []
    var (position, line) = (0, 1)
    while position < source.characters.count {
      if source.characters[position] == "\n" { line += 1 }
      if source.starts("//", at: position), let end = source.skipped(at: position) {
        position = end
        continue
      }
      if let opening = call(source, position), let closing = source.closing(of: opening) {
        uses += phrases(source, source.arguments(opening + 1..<closing), file, line)
      }
      position += 1
    }
    return uses
  }

  /// The index of the bracket after `Phrase` or `words`; `nil` if no call of one begins at a position.
  private static func call(_ source: SwiftText, _ position: Int) -> Int? {
    let isInName = position > 0 && (source.characters[position - 1].isLetter || source.characters[position - 1] == "_")
    guard !isInName else { return nil }
    let name = ["words(", "Phrase("].first {
      source.starts($0, at: position) && !source.starts("func ", at: position - 5)
    }
    return name.map { position + $0.count - 1 }
  }

  /// The texts in the arguments of a call: a singular (`one:`) with its plural (`other:`), or all strings in the first
  /// argument.
  private static func phrases(
    _ source: SwiftText, _ arguments: [Range<Int>], _ file: String, _ line: Int
  ) -> [PhraseUse] {
    func argument(_ label: String) -> [StringLiteral] {
      let range = arguments.first { source.starts("\(label):", at: $0.lowerBound) }
      return range.map { source.strings(in: $0).map { StringLiteral(source, $0) } } ?? []
    }
    let context = argument("context").first?.id ?? ""
    func use(_ one: StringLiteral, _ other: StringLiteral? = nil) -> PhraseUse {
      PhraseUse(
        file: file, line: line, context: context, id: one.id, plural: other?.id, values: (other ?? one).values)
    }
    if let one = argument("one").first, let other = argument("other").first { return [use(one, other)] }
    guard let first = arguments.first, !hasLabel(source, first) else { return [] }
    return source.strings(in: first).map { use(StringLiteral(source, $0)) }
  }

  /// Whether an argument begins with a label.
  private static func hasLabel(_ source: SwiftText, _ argument: Range<Int>) -> Bool {
    let name = source.characters[argument].prefix { $0.isLetter }
    return !name.isEmpty && source.starts(":", at: argument.lowerBound + name.count)
  }
}
