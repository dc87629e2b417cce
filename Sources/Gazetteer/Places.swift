/// Reads the table of places.
///
/// A line is `name|region|zone|latitude|longitude|people`: positions in the tables of regions and zones as ``Digits``,
/// degrees in ten-thousandths, and for an airport its code in place of the number of people.
struct Places {
  let places = Table.places
  private let regions = Table.regions
  private let zones = Table.zones

  /// The place whose line begins at a position, or `nil` when no line of a place does.
  func place(at position: Int, match: GazetteerMatch) -> GazetteerPlace? {
    let fields = places.fields(at: position)
    guard fields.count == 6, let latitude = Int(fields[3]), let longitude = Int(fields[4]) else { return nil }
    let region = regions.fields(at: Digits.decode(fields[1].utf8))
    guard region.count == 3 else { return nil }
    let people = Int(fields[5])
    return GazetteerPlace(
      name: people == nil ? "\(fields[0]) \(fields[5])" : fields[0], region: region[2].nonEmpty,
      regionCode: region[1].nonEmpty, country: Countries.name(ofCode: region[0]) ?? region[0], countryCode: region[0],
      latitude: Double(latitude) / 10_000, longitude: Double(longitude) / 10_000,
      timeZone: zones.fields(at: Digits.decode(fields[2].utf8)).first ?? "", population: people ?? 0,
      kind: people == nil ? .airport : .city, match: match)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
