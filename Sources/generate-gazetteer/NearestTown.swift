import Essentials

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
