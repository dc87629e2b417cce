extension CityLight {
  /// The fewest people of a city that may have boroughs of its own in the list.
  private static let minimumPopulationWithBoroughs = 300_000

  /// The contents of `Places/cells.bin`, as `CellTable` reads it: every city but boroughs; computed anew on each call.
  package static var cells: [UInt8] {
    var positions = [[Int]](repeating: [], count: GridCell.count)
    var largeCities = [[City]](repeating: [], count: GridCell.count)
    PlaceTable().forEach(withAirports: false) { position, place in
      let city = City(place)
      let cell = GridCell.index(latitude: place.latitude, longitude: place.longitude)
      // A borough is already counted with its larger city, which comes earlier in the list.
      guard !largeCities[cell].contains(where: { $0.contains(city.direction) }) else { return }
      positions[cell].append(position)
      guard place.population >= minimumPopulationWithBoroughs else { return }
      GridCell.forEach(within: city.radius, ofLatitude: place.latitude, longitude: place.longitude) { cell in
        largeCities[cell].append(city)
      }
    }
    return CellTable.bytes(of: positions)
  }
}
