package import Entities

/// A city's own fields as JSON, the same as in the settings file.
package struct CityDocument {
  package let members: [String: JSONTree]

  package init(_ city: City) {
    members = [
      "name": .string(city.name), "region": .text(city.region), "countryCode": .text(city.countryCode),
      "latitude": .rounded(city.coordinates.latitude, digits: 5),
      "longitude": .rounded(city.coordinates.longitude, digits: 5), "timeZone": .string(city.timeZone),
    ]
  }
}
