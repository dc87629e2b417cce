import Essentials

/// Looks up queries in the tables. Results are in no particular order; `ranked(limit:)` sorts them.
struct Finder {
  let names = NameIndex()
  private let table = PlaceTable()

  /// The airport whose code is the whole query; empty if there is none.
  func airports(withCode query: Query) -> [Candidate] {
    guard let code = query.code else { return [] }
    return names.entries(named: code).filter { $0.kind == .code }.compactMap { candidate($0, .code) }
  }

  /// The places that have the key as a name. If the key is the whole query, `query` ranks them also by their spelling.
  func places(named key: [UInt8], spelt query: Query? = nil, match: GazetteerMatch = .exact) -> [Candidate] {
    names.entries(named: key).filter { $0.kind != .code }.compactMap { candidate($0, match) }.map { found in
      found.weighted(by: NameRelation(key: key, kind: found.entry.kind, city: found.place, query: query))
    }
  }

  /// The airports of readings that are a name and `airport`, with at most one word between, such as `international`.
  func airports(named readings: [Query.Reading]) -> [Candidate] {
    readings.filter { $0.qualifier.last == Array("airport".utf8) && $0.qualifier.count <= 2 }
      .flatMap { places(named: $0.name) }.filter { $0.place.kind == .airport }
  }

  /// The places of each reading's name in its qualifier's region or country; `shortestBeginning` bytes of that will do.
  func places(qualified readings: [Query.Reading], shortestBeginning: Int = 3) -> [Candidate] {
    readings.flatMap { reading in
      places(named: reading.name, match: .qualified).compactMap { found in
        var found = found
        let location = Qualifier(found.place, shortestBeginning: shortestBeginning)
        guard let strength = location.strength(of: reading.qualifier) else { return nil }
        found.strength = strength
        return found
      }
    }
  }

  /// The biggest places with a name that starts with the key: up to `2 * limit` by main names and as many by others,
  /// because ranking also counts how well known a place is.
  func places(beginningWith key: [UInt8], limit: Int) -> [Candidate] {
    var main = BiggestPlaces(limit: limit * 2)
    var other = BiggestPlaces(limit: limit * 2)
    for line in names.table.ranges(ofLinesBeginningWith: key) {
      guard let entry = names.entry(ofLineEndingAt: line.upperBound) else { continue }
      switch entry.kind {
      case .main: main.add(entry)
      case .other: other.add(entry)
      case .code: break
      }
    }
    let script = Script(of: String(decoding: key, as: UTF8.self))
    let others = other.entries.compactMap { candidate($0, .prefix) }.map { found in
      found.weighted(by: script.isUsed(in: found.place.countryCode) ? .main : .variant)
    }
    return main.entries.compactMap { candidate($0, .prefix) } + others
  }

  /// The main name of the place nearest to a key in spelling, in the qualifier's region or country; `nil` if none is.
  func nearest(to key: [UInt8], in qualifier: [[UInt8]] = []) -> String? {
    var best: (weight: Double, name: String)?
    let isASCII = key.allSatisfy { $0 < 0x80 }
    let reach = Self.reach(ofLength: key.count, isASCII: isASCII)
    names.forEachName(near: key, reach: reach, among: Self.shapes) { name, distance, entry in
      guard entry.kind != .code, isASCII || Self.sharesHalf(key, Array(name)),
        let place = table.place(at: entry.position),
        qualifier.isEmpty || Qualifier(place).strength(of: qualifier) != nil
      else { return }
      let weight = Self.weight(of: entry, place, distance: distance, hasSameStart: name.first == key.first)
      if weight > best?.weight ?? 0 { best = (weight, place.name) }
    }
    return best?.name
  }

  private func candidate(_ entry: NameIndex.Entry, _ match: GazetteerMatch) -> Candidate? {
    table.place(at: entry.position).map { place in
      var candidate = Candidate(entry: entry, place: place)
      candidate.place.match = match
      return candidate
    }
  }

  /// The shapes of all names, computed when the first query is taken for a misspelling.
  private static let shapes = NameIndex().shapes

  /// The edits allowed for a key, by its length in bytes. Two in seven letters already lead to a different name
  /// (`McMurdo` to Memuro). Letters of other scripts take two or three bytes; `sharesHalf(_:_:)` counts letters there.
  private static func reach(ofLength length: Int, isASCII: Bool) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...7: isASCII ? 1 : 2
    case ...9: 2
    default: isASCII ? 2 : 3
    }
  }

  /// Whether two names share at least half of their characters at the start and end. Edits are counted in bytes, and
  /// few of them turn one Korean or Chinese name into a different one.
  private static func sharesHalf(_ key: [UInt8], _ name: [UInt8]) -> Bool {
    let left = Array(String(decoding: key, as: UTF8.self).unicodeScalars)
    let right = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let longest = max(left.count, right.count)
    return longest - start - end <= longest / 2
  }

  /// The place's population, divided for less likely matches: by 100 for each edit, by 30 for a name other than the
  /// main one, and by 10 for a different first letter, which is seldom mistyped.
  private static func weight(
    of entry: NameIndex.Entry, _ place: GazetteerPlace, distance: Int, hasSameStart: Bool
  ) -> Double {
    let weight = (0..<distance).reduce(Double(place.population ?? 1)) { weight, _ in weight / 100 }
    return weight / (entry.kind == .main ? 1 : 30) / (hasSameStart ? 1 : 10)
  }
}
