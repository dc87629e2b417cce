/// A place that a query met, with what decides its rank.
struct Candidate {
  var entry: NameIndex.Entry
  var place: GazetteerPlace
  var strength: Qualifier.Strength = .region

  /// People, counted fifty times when the query met the name that is shown: so `Salisbury` is in England and not
  /// Harare, which once was called so, but `Mexico` is Mexico City and not a town in the Philippines.
  /// An airport counts as one.
  var weight: Int { max(1, place.population) * (entry.kind == .main ? 50 : 1) }

  /// Whether this candidate is the better of two.
  func precedes(_ other: Candidate) -> Bool {
    if place.match != other.place.match { return place.match < other.place.match }
    if strength != other.strength { return strength < other.strength }
    return weight != other.weight ? weight > other.weight : entry.place < other.entry.place
  }
}

extension [Candidate] {
  /// The places, best first, each once.
  func ranked(limit: Int) -> [GazetteerPlace] {
    var seen: Set<Int> = []
    let unique = sorted { $0.precedes($1) }.filter { seen.insert($0.entry.place).inserted }
    return unique.prefix(limit).map(\.place)
  }
}
