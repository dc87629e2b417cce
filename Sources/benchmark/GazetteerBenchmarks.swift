import Gazetteer

/// Times of the built-in list of places: what `add`, `search` and typing take.
enum GazetteerBenchmarks {
  static func run() async {
    let clock = ContinuousClock()
    var count = 0
    let opening = clock.measure { count = Gazetteer.search("München", limit: 8).count }
    report(
      "the first search of a run (\(count) places)", nanoseconds: opening.nanoseconds,
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
