/// Looks queries up in the tables.
struct Finder {
  let names = NameIndex()
  let places = Places()

  /// The airport with a code.
  func airports(_ query: Query) -> [Candidate] {
    guard let code = query.code else { return [] }
    return names.entries(named: code).filter { $0.kind == .code }.compactMap { candidate($0, .code) }
  }

  /// The places whose name is the key.
  func exact(_ key: [UInt8]) -> [Candidate] {
    names.entries(named: key).filter { $0.kind != .code }.compactMap { candidate($0, .exact) }
  }

  /// The airports whose name stands before the word `airport`.
  func named(_ readings: [Query.Reading]) -> [Candidate] {
    let airports = readings.filter { $0.qualifier.last == Array("airport".utf8) && $0.qualifier.count <= 2 }
    return airports.flatMap { exact($0.name) }.filter { $0.place.kind == .airport }
  }

  /// The places of a name that are where the qualifier says.
  func qualified(_ readings: [Query.Reading], shortestBeginning: Int = 3) -> [Candidate] {
    readings.flatMap { reading in
      exact(reading.name).compactMap { found in
        var found = found
        let location = Qualifier(found.place, shortestBeginning: shortestBeginning)
        guard let strength = location.strength(of: reading.qualifier) else { return nil }
        found.strength = strength
        found.place.match = .qualified
        return found
      }
    }
  }

  /// The biggest places of which a name begins with the key; no more than needed to rank `limit` of them.
  func beginning(with key: [UInt8], limit: Int) -> [Candidate] {
    var main = Biggest(limit: limit * 2)
    var other = Biggest(limit: limit * 2)
    names.forEachEntry(beginningWith: key) { entry in
      switch entry.kind {
      case .main: main.add(entry)
      case .other: other.add(entry)
      case .code: break
      }
    }
    return (main.entries + other.entries).compactMap { candidate($0, .prefix) }
  }

  private func candidate(_ entry: NameIndex.Entry, _ match: GazetteerMatch) -> Candidate? {
    places.place(at: entry.place, match: match).map { Candidate(entry: entry, place: $0) }
  }
}
