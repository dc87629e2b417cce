import Essentials

/// The raw data as the packages have them.
struct RawData {
  struct City: Decodable {
    var geonameid: Int
    var name: String
    var latitude: Double
    var longitude: Double
    var countrycode: String
    var population: Int
    var timezone: String
    var admin1code: String
    var alternatenames: [String]
  }

  struct Country: Decodable {
    var iso: String
    var iso3: String
    var name: String
  }

  /// A place with the name of its region.
  struct Located: Decodable {
    var latitude: Double
    var longitude: Double
    var state: String?
  }

  struct Airport {
    var code: String
    var name: String
    var city: String
    var country: String
    var latitude: Double
    var longitude: Double
    var timeZone: String
  }

  /// Places over 15,000 people, the most populous first.
  var cities: [City]
  /// Places over 1,000 people: they know which region an airport is in, and which code a region has.
  var towns: [City]
  var countries: [Country]
  var located: [Located]
  /// Sorted by code.
  var airports: [Airport]

  init(directory: URL) throws {
    func read<T: Decodable>(_ type: T.Type, _ file: String) throws -> T {
      try JSONDecoder().decode(type, from: Data(contentsOf: directory.appendingPathComponent(file)))
    }
    let order: (City, City) -> Bool = { ($1.population, $0.geonameid) < ($0.population, $1.geonameid) }
    cities = try read([String: City].self, "cities15000.json").values.sorted(by: order)
    towns = try read([String: City].self, "cities1000.json").values.sorted(by: order)
    countries = try read([String: Country].self, "countries.json").values.sorted { $0.iso < $1.iso }
    located = try read([Located].self, "geocode.json")
    airports = try SourceTable("airports.csv", in: directory).rows.compactMap(Airport.init(row:))
      .sorted { $0.code < $1.code }
  }
}

extension RawData.Airport {
  init?(row: [String: String]) {
    guard let code = row["iata"], code.count == 3, let name = row["name"], let country = row["country"],
      let latitude = row["lat"].flatMap(Double.init), let longitude = row["lon"].flatMap(Double.init),
      let zone = row["tz"], !zone.isEmpty
    else { return nil }
    self.init(
      code: code, name: name, city: row["city"] ?? "", country: country, latitude: latitude, longitude: longitude,
      timeZone: zone)
  }
}

/// Finds the town nearest to an airport in the same country.
struct NearestTown {
  private let byCountry: [String: [RawData.City]]

  init(towns: [RawData.City]) { byCountry = Dictionary(grouping: towns, by: \.countrycode) }

  func nearest(to airport: RawData.Airport) -> RawData.City? {
    let shrink = cos(airport.latitude * .pi / 180)
    func distance(_ town: RawData.City) -> Double {
      let across = (town.longitude - airport.longitude) * shrink
      let up = town.latitude - airport.latitude
      return across * across + up * up
    }
    return byCountry[airport.country]?.map { (distance($0), $0) }.min { $0.0 < $1.0 }?.1
  }
}
