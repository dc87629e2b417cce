import Essentials

/// Finds the town in the same country that is nearest to an airport.
struct NearestTown {
  private let byCountry: [String: [RawData.City]]

  init(towns: [RawData.City]) { byCountry = Dictionary(grouping: towns, by: \.countrycode) }

  /// The nearest town, by distances on a plane, which are good enough here; `nil` for a country without towns.
  func nearest(to airport: RawData.Airport) -> RawData.City? {
    let widthOfDegree = cos(airport.latitude * .pi / 180)
    func distance(_ town: RawData.City) -> Double {
      let east = (town.longitude - airport.longitude) * widthOfDegree
      let north = town.latitude - airport.latitude
      return east * east + north * north
    }
    return byCountry[airport.country]?.map { (distance($0), $0) }.min { $0.0 < $1.0 }?.1
  }
}
