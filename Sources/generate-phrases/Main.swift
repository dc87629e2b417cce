import Essentials

/// Prints every text for people once, with sample values in its slots, by the file that says it; behind it the other
/// files that say it, because all of them have one translation.
///
///     swift run generate-phrases [SOURCES]
@main
struct Main {
  static func main() throws {
    let scan = try PhraseScan(sources: CommandLine.arguments.dropFirst().first ?? "Sources")
    let files = Dictionary(grouping: scan.uses, by: \.key).mapValues { Set($0.map(\.file)).sorted() }
    var seen: Set<String> = []
    var file = ""
    for use in scan.uses where seen.insert(use.key).inserted {
      if use.file != file { print("\n# \(use.file)") }
      file = use.file
      let context = use.context.isEmpty ? "" : "  [\(use.context)]"
      let others = files[use.key, default: []].filter { $0 != file }.map { "  also \($0)" }.joined()
      print(use.sample.replacing("\n", with: "\\n") + context + others)
    }
  }
}
