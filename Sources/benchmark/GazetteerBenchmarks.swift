import Gazetteer

/// The built-in list of places: what `add`, `search` and typing cost.
enum GazetteerBenchmarks {
  static func run() async {
    let clock = ContinuousClock()
    var first = 0
    let opening = clock.measure { first = Gazetteer.search("München", limit: 8).count }
    report(
      "the first search of a run (\(first) places)", nanoseconds: Double(opening.components.attoseconds) / 1e9,
      target: "10 ms")
    for query in ["Seoul", "Portland, ME", "portland oregon usa", "서울", "ICN", "Xqzwvkkj"] {
      measure("search(\"\(query)\")", target: "10 ms") { Gazetteer.search(query, limit: 8) }
    }
    for prefix in ["s", "se", "san f", "서", "portland, m"] {
      measure("suggestions(for: \"\(prefix)\")", target: "5 ms") { Gazetteer.suggestions(for: prefix, limit: 8) }
    }
    for query in ["Seuol", "San Fransisco", "Reykjavikk"] {
      measure("didYouMean(\"\(query)\")", target: "10 ms") { Gazetteer.didYouMean(query) }
    }
  }
}
