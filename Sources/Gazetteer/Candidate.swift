/// A place that matches a query, and what decides its rank.
struct Candidate {
  /// The entry of the name that matches.
  let entry: NameIndex.Entry
  var place: GazetteerPlace
  /// How well the query's qualifier matches; `region`, the best, without a qualifier.
  var strength: Qualifier.Strength = .region

  /// The candidate with its weight divided by the relation's `weightDivisor`. A city matched by an unlike name becomes
  /// `obscure` if that leaves it too small. Airports are unchanged.
  func weighted(by relation: NameRelation) -> Candidate {
    guard place.kind == .city else { return self }
    var candidate = self
    let weight = max(1, place.weight / relation.weightDivisor)
    candidate.place.weight = weight
    if relation == .unlike, weight < NameRelation.minimumUnlikeWeight { candidate.place.match = .obscure }
    return candidate
  }

  /// Whether three lower-case letters mean this city rather than the airport with that code: they are its main name, or
  /// the city is big or well known enough to be meant, like `rio`.
  var outranksCode: Bool { entry.kind == .main || place.weight >= Self.minimumWeightAgainstCode }

  /// The least weight at which a city outranks an airport by a name other than its main one.
  private static let minimumWeightAgainstCode = 30_000

  /// What candidates are sorted by, the best first: match, then qualifier, then weight, then population.
  fileprivate var rank: (GazetteerMatch, Qualifier.Strength, Int, Int) {
    (place.match, strength, -place.weight, entry.position)
  }
}

extension [Candidate] {
  /// At most `limit` places, best first and without duplicates.
  func ranked(limit: Int) -> [GazetteerPlace] {
    var seen: Set<Int> = []
    let unique = sorted { $0.rank < $1.rank }.filter { seen.insert($0.entry.position).inserted }
    return unique.prefix(limit).map(\.place)
  }
}
