package import Entities
import ViewModels

/// A city's own fields as JSON, the same as in the settings file.
package struct CityDocument {
  package let members: [String: JSONTree]

  package init(_ city: City) {
    members = Self.members(
      name: city.name, region: city.region, countryCode: city.countryCode, coordinates: city.coordinates,
      timeZone: city.timeZone)
  }

  init(_ row: CityRowViewModel) {
    members = Self.members(
      name: row.name.value, region: row.region.value, countryCode: row.countryCode.value,
      coordinates: row.coordinates.value, timeZone: row.timeZone.value)
  }

  private static func members(
    name: String, region: String?, countryCode: String?, coordinates: Coordinates?, timeZone: String
  ) -> [String: JSONTree] {
    [
      "name": .string(name), "region": .text(region), "countryCode": .text(countryCode),
      "latitude": .rounded(coordinates?.latitude, digits: 5),
      "longitude": .rounded(coordinates?.longitude, digits: 5), "timeZone": .string(timeZone),
    ]
  }
}
