import Essentials

/// A list of all texts that users see, for proofreading: each once, with sample values in its slots, under the first
/// file that has it. The other files that have it follow, because they share its translation.
enum PhraseList {
  /// Prints the texts in the Swift files below a directory.
  static func print(sources: String) throws {
    let scan = try PhraseScan(sources: sources)
    let files = Dictionary(grouping: scan.uses, by: \.key).mapValues { Set($0.map(\.file)).sorted() }
    var seen: Set<String> = []
    var file = ""
    for use in scan.uses where seen.insert(use.key).inserted {
      if use.file != file { Swift.print("\n# \(use.file)") }
      file = use.file
      let context = use.context.isEmpty ? "" : "  [\(use.context)]"
      let others = files[use.key, default: []].filter { $0 != file }.map { "  also \($0)" }.joined()
      Swift.print(use.sample.replacing("\n", with: "\\n") + context + others)
    }
  }
}
