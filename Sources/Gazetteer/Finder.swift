/// Looks queries up in the tables.
struct Finder {
  let names = NameIndex()
  let places = Places()

  /// The airport with a code.
  func airports(_ query: Query) -> [Candidate] {
    guard let code = query.code else { return [] }
    return names.entries(named: code).filter { $0.kind == .code }.compactMap { candidate($0, .code) }
  }

  /// The places whose name is the key. The spelling counts when the key is the whole of a query.
  func exact(_ key: [UInt8], spelt query: Query? = nil, match: GazetteerMatch = .exact) -> [Candidate] {
    names.entries(named: key).filter { $0.kind != .code }.compactMap { candidate($0, match) }.map { found in
      found.tied(by: NameTie(of: key, found.entry.kind, to: found.place, spelt: query))
    }
  }

  /// The airports whose name comes before the word `airport`.
  func named(_ readings: [Query.Reading]) -> [Candidate] {
    let airports = readings.filter { $0.qualifier.last == Array("airport".utf8) && $0.qualifier.count <= 2 }
    return airports.flatMap { exact($0.name) }.filter { $0.place.kind == .airport }
  }

  /// The places of a name that are where the qualifier says.
  func qualified(_ readings: [Query.Reading], shortestBeginning: Int = 3) -> [Candidate] {
    readings.flatMap { reading in
      exact(reading.name, match: .qualified).compactMap { found in
        var found = found
        let location = Qualifier(found.place, shortestBeginning: shortestBeginning)
        guard let strength = location.strength(of: reading.qualifier) else { return nil }
        found.strength = strength
        return found
      }
    }
  }

  /// The biggest places of which a name begins with the key; no more than needed to rank `limit` of them.
  func beginning(with key: [UInt8], limit: Int) -> [Candidate] {
    var main = Biggest(limit: limit * 2)
    var other = Biggest(limit: limit * 2)
    for entry in names.lines(beginningWith: key).lazy.compactMap({ names.entry(ofLineEndingAt: $0.upperBound) }) {
      switch entry.kind {
      case .main: main.add(entry)
      case .other: other.add(entry)
      case .code: break
      }
    }
    let script = Script(of: String(decoding: key, as: UTF8.self))
    let others = other.entries.compactMap { candidate($0, .prefix) }.map { found in
      found.tied(by: script.isUsed(in: found.place.countryCode) ? .main : .variant)
    }
    return main.entries.compactMap { candidate($0, .prefix) } + others
  }

  private func candidate(_ entry: NameIndex.Entry, _ match: GazetteerMatch) -> Candidate? {
    places.place(at: entry.place, match: match).map { Candidate(entry: entry, place: $0) }
  }

  /// The main name of the place whose name is nearest to a key and that is where a qualifier says, or `nil` when none is near.
  func nearest(to key: [UInt8], in qualifier: [[UInt8]] = []) -> String? {
    var best: (weight: Double, name: String)?
    let isASCII = key.allSatisfy { $0 < 0x80 }
    let reach = Self.reach(ofLength: key.count, isASCII: isASCII)
    names.forEachName(near: key, reach: reach, among: Self.shapes) { name, distance, entry in
      guard entry.kind != .code, isASCII || Self.isAlike(key, Array(name)),
        let place = places.place(at: entry.place, match: .exact),
        qualifier.isEmpty || Qualifier(place).strength(of: qualifier) != nil
      else { return }
      let weight = Self.weight(of: entry, place, distance: distance, hasSameStart: name.first == key.first)
      if weight > best?.weight ?? 0 { best = (weight, place.name) }
    }
    return best?.name
  }

  /// Made when a name is first not found.
  private static let shapes = NameIndex().shapes

  /// How many mistakes a key of so many bytes may have: two letters of seven make another name of it (`McMurdo` and Memuro).
  /// Of other scripts a letter is two or three bytes, and ``isAlike(_:_:)`` counts letters.
  private static func reach(ofLength length: Int, isASCII: Bool) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...7: isASCII ? 1 : 2
    case ...9: 2
    default: isASCII ? 2 : 3
    }
  }

  /// Whether two names have at least half of their characters in common where they begin and end: few bytes, by which
  /// mistakes are counted, make one Korean or Chinese name another one altogether.
  private static func isAlike(_ key: [UInt8], _ name: [UInt8]) -> Bool {
    let (key, name) = (String(decoding: key, as: UTF8.self), String(decoding: name, as: UTF8.self))
    let (left, right) = (Array(key.unicodeScalars), Array(name.unicodeScalars))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let longest = max(left.count, right.count)
    return longest - start - end <= longest / 2
  }

  /// One mistake more must be made up for by a place a hundred times as big; people seldom miss the first letter.
  private static func weight(
    of entry: NameIndex.Entry, _ place: GazetteerPlace, distance: Int, hasSameStart: Bool
  ) -> Double {
    let weight = (0..<distance).reduce(Double(max(1, place.population))) { weight, _ in weight / 100 }
    return weight / (entry.kind == .main ? 1 : 30) * (hasSameStart ? 10 : 1)
  }
}

/// A place that a query met, with what decides its rank.
struct Candidate {
  var entry: NameIndex.Entry
  var place: GazetteerPlace
  var strength: Qualifier.Strength = .region

  /// The candidate with the weight that its name leaves it; an airport's weight stays.
  func tied(by tie: NameTie) -> Candidate {
    guard place.kind == .city else { return self }
    var candidate = self
    candidate.place.weight = max(1, place.weight / tie.divisor)
    if tie == .unlike, candidate.place.weight < NameTie.leastForUnlike { candidate.place.match = .seldom }
    return candidate
  }

  /// Whether three small letters rather mean this city than the airport with that code: it is shown by that name, or is
  /// so big or known that people call it so, as they do `rio`.
  var isBetterThanCode: Bool { entry.kind == .main || place.weight >= 30_000 }

  /// Whether this candidate is the better of two.
  func precedes(_ other: Candidate) -> Bool {
    if place.match != other.place.match { return place.match < other.place.match }
    if strength != other.strength { return strength < other.strength }
    return place.weight != other.place.weight ? place.weight > other.place.weight : entry.place < other.entry.place
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

/// Keeps the entries of the biggest places among many.
struct Biggest {
  /// The entries, biggest place first.
  private(set) var entries: [NameIndex.Entry] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ entry: NameIndex.Entry) {
    let hasRoom = entries.count < limit || entries.last.map { entry.place < $0.place } == true
    guard hasRoom, !entries.contains(where: { $0.place == entry.place }) else { return }
    entries.insert(entry, at: entries.firstIndex { entry.place < $0.place } ?? entries.endIndex)
    if entries.count > limit { entries.removeLast() }
  }
}
