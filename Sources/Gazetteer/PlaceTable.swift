import Essentials

/// Reads the table of places.
///
/// A line is `name|region|zone|latitude|longitude|population|fame`. Region and zone are positions in their tables as
/// `Base64Digits`; coordinates are in units of 0.0001°; an airport has its code instead of a population; fame is the
/// number of spellings in Latin letters, Korean and the country's own scripts. A line of the regions is
/// `country|code|name`, one of the zones an IANA name.
struct PlaceTable {
  let table = EmbeddedFile("Places/places.txt")
  private let regions = EmbeddedFile("Places/regions.txt")
  private let zones = EmbeddedFile("Places/zones.txt")

  /// The place whose line starts at a position; `nil` if no line does.
  func place(at position: Int) -> GazetteerPlace? {
    let fields = table.fields(at: position)
    guard fields.count == 7, let latitude = Int(fields[3]), let longitude = Int(fields[4]) else { return nil }
    let region = regions.fields(at: Base64Digits.decode(fields[1].utf8))
    guard region.count == 3 else { return nil }
    let population = Int(fields[5])
    return GazetteerPlace(
      name: population == nil ? "\(fields[0]) \(fields[5])" : fields[0], region: region[2].nonEmpty,
      regionCode: region[1].nonEmpty, country: Countries.name(ofCode: region[0]) ?? region[0], countryCode: region[0],
      latitude: Self.degrees(latitude), longitude: Self.degrees(longitude),
      timeZone: zones.fields(at: Base64Digits.decode(fields[2].utf8)).first ?? "",
      population: population == 0 ? nil : population, kind: population == nil ? .airport : .city,
      weight: max(1, population ?? 0) * max(1, Int(fields[6]) ?? 1))
  }

  /// The usual abbreviation of a region of a country (an ISO 3166-1 alpha-2 code); `nil` if none is in common use.
  func regionCode(of region: String, in country: String) -> String? {
    regions.lines(beginningWith: Array("\(country)|".utf8)).first { $0.count == 3 && $0[2] == region }?[1].nonEmpty
  }

  /// A place's position in degrees, and its inhabitants, 0 for an airport.
  struct Numbers {
    let latitude, longitude: Double
    let population: Int
  }

  /// Calls `visit` with position and numbers of each city (and airport if `withAirports`), most populous first.
  func forEach(withAirports: Bool, _ visit: (_ position: Int, _ numbers: Numbers) -> Void) {
    var start = 0
    while start < table.count {
      let end = table.end(ofLineAt: start)
      if let numbers = numbers(from: start, to: end, withAirports: withAirports) { visit(start, numbers) }
      start = end + 1
    }
  }

  /// The numbers of the city whose line starts at a position; `nil` for an airport, or if no line does.
  func numbers(at position: Int) -> Numbers? {
    numbers(from: position, to: table.end(ofLineAt: position), withAirports: false)
  }

  /// The numbers of the line between two positions, read from its end without making strings of its fields; `nil` for
  /// an airport unless `withAirports`.
  private func numbers(from start: Int, to end: Int, withAirports: Bool) -> Numbers? {
    var position = end
    guard number(before: &position, after: start) != nil else { return nil }
    let population = number(before: &position, after: start)
    guard population != nil || withAirports, let longitude = number(before: &position, after: start),
      let latitude = number(before: &position, after: start)
    else { return nil }
    return Numbers(latitude: Self.degrees(latitude), longitude: Self.degrees(longitude), population: population ?? 0)
  }

  private static func degrees(_ coordinate: Int) -> Double { Double(coordinate) / 10_000 }

  /// Reads the number of the field that ends at a position, and moves the position to the bar before it; `nil` for an
  /// airport's code, or if there is no bar after `start`.
  private func number(before position: inout Int, after start: Int) -> Int? {
    var (number, scale, isNumber) = (0, 1, true)
    while position > start {
      position -= 1
      switch table.bytes[position] {
      case UInt8(ascii: "|"): return isNumber ? number : nil
      case UInt8(ascii: "-"): number = 0 &- number
      case let byte where byte.isASCIIDigit:
        number &+= Int(byte - UInt8(ascii: "0")) &* scale
        scale &*= 10
      default: isNumber = false
      }
    }
    return nil
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
