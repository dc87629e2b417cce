import Entities

/// A city that was removed from the live table, with where it was, so that it can come back.
struct RemovedCity: Equatable {
  var city: City
  var index: Int
}
