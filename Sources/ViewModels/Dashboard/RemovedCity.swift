import Entities

/// A city that was removed from the live table, with its place in the saved list, so that it can come back.
struct RemovedCity: Equatable {
  var city: City
  var index: Int
}
