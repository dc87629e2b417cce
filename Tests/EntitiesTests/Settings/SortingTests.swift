import Testing

@testable import Entities

struct SortingTests {
  @Test(arguments: [
    ("name", RowOrder.name), ("time", .localTime), ("temperature", .quantity(.temperature)),
    ("rain", .quantity(.precipitationChance)), ("wind", .quantity(.windSpeed)), ("humidity", .quantity(.humidity)),
    ("age", .age), ("outlook", .outlook),
  ])
  func `each order has a key, which a dash turns round`(key: String, order: RowOrder) {
    #expect(Sorting(key: key) == Sorting(order))
    #expect(Sorting(key: "-" + key.uppercased()) == Sorting(order, isReversed: true))
    #expect(Sorting.keys.contains(key))
  }

  @Test(arguments: ["", "-", "own", "--name", "name ", "localTime", "1"])
  func `other words are none`(_ key: String) { #expect(Sorting(key: key) == nil) }
}
