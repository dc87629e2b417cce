import Gazetteer

/// The tables to write, line by line.
struct Tables {
  private var places: [String] = []
  private var names: [String] = []
  private var regions: OffsetTable
  private var zones: OffsetTable
  private var countries: [String]
  private var position = 0

  /// Each table by the name it has in the module.
  var all: [(name: String, lines: [String])] {
    [
      ("places", places), ("names", names), ("regions", regions.lines), ("zones", zones.lines),
      ("countries", countries),
    ]
  }

  init(raw: RawData) {
    let division = Regions(raw: raw)
    let airportTowns = NearestTown(towns: raw.towns)
    let homes = raw.airports.map { airportTowns.nearest(to: $0) }
    regions = OffsetTable(
      raw.cities.map { division.line(country: $0.countrycode, code: $0.admin1code) }
        + zip(raw.airports, homes).map { division.line(country: $0.country, code: $1?.admin1code ?? "") })
    zones = OffsetTable(raw.cities.map(\.timezone) + raw.airports.map(\.timeZone))
    countries = raw.countries.map { "\($0.iso)|\($0.iso3)|\(Self.countryName($0.name))" }.sorted(by: Self.byBytes)
    let codes = Set(raw.airports.map(\.code))
    for city in raw.cities { add(city, region: division, airportCodes: codes) }
    for (airport, home) in zip(raw.airports, homes) {
      add(airport, region: division.line(country: airport.country, code: home?.admin1code ?? ""))
    }
    names.sort(by: Self.byBytes)
  }

  private mutating func add(_ city: RawData.City, region: Regions, airportCodes: Set<String>) {
    let names = NameChoice(city: city, airportCodes: airportCodes)
    for (index, key) in names.keys.enumerated() { addName(key, kind: index == 0 ? " " : "!") }
    addPlace(
      city.name, region: region.line(country: city.countrycode, code: city.admin1code), zone: city.timezone,
      latitude: city.latitude, longitude: city.longitude, people: String(city.population), fame: names.fame)
  }

  private mutating func add(_ airport: RawData.Airport, region: String) {
    let words = AirportWords(airport)
    addName(Folding.key(airport.code), kind: "#")
    for key in words.keys { addName(key, kind: "!") }
    addPlace(
      words.label, region: region, zone: airport.timeZone, latitude: airport.latitude, longitude: airport.longitude,
      people: airport.code, fame: 1)
  }

  private mutating func addName(_ key: [UInt8], kind: String) {
    let text = String(decoding: key, as: UTF8.self)
    names.append(text + kind + String(decoding: Digits.encode(position, count: 4), as: UTF8.self))
  }

  private mutating func addPlace(
    _ name: String, region: String, zone: String, latitude: Double, longitude: Double, people: String,
    fame: Int
  ) {
    let degrees = [latitude, longitude].map { String(Int(($0 * 10_000).rounded())) }
    let line =
      [name, regions.digits(of: region, count: 3), zones.digits(of: zone, count: 3)] + degrees
      + [people, String(fame)]
    places.append(line.joined(separator: "|"))
    position += (places.last?.utf8.count ?? 0) + 1
  }

  private static func countryName(_ name: String) -> String {
    let words = name.split(separator: " ")
    return (words.first == "The" ? words.dropFirst() : words[...]).joined(separator: " ")
  }

  static func byBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

/// Sorted lines without repetition that others refer to by position.
struct OffsetTable {
  let lines: [String]
  private var offsets: [String: Int] = [:]

  init(_ texts: [String]) {
    lines = Set(texts).sorted(by: Tables.byBytes)
    var offset = 0
    for line in lines {
      offsets[line] = offset
      offset += line.utf8.count + 1
    }
  }

  func digits(of line: String, count: Int) -> String {
    String(decoding: Digits.encode(offsets[line] ?? 0, count: count), as: UTF8.self)
  }
}
