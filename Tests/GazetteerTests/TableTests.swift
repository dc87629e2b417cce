import Essentials
import Foundation
import Testing
import TimeZones

@testable import Gazetteer

struct TableTests {
  private func lines(_ table: EmbeddedFile) -> [Substring] {
    String(decoding: table.slice(from: 0, to: table.count - 1), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the tables are whole`() {
    for table in ["countries", "names", "places", "regions", "zones"].map({ EmbeddedFile("Places/\($0).txt") }) {
      #expect(table[table.count - 1] == 0x0A)
    }
    #expect(lines(PlaceTable().table).count > 41_000)
  }

  @Test func `the names stand in the order of their bytes`() {
    let names = lines(NameIndex().table)
    #expect(zip(names, names.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) })
  }

  @Test func `every place has a sane position, a country and a zone that is known`() {
    let places = PlaceTable()
    var position = 0
    var wrong: [String] = []
    var zones: Set<String> = []
    for line in lines(PlaceTable().table) {
      let place = places.place(at: position)
      position += line.utf8.count + 1
      guard let place, !place.name.isEmpty, abs(place.latitude) <= 90, abs(place.longitude) <= 180,
        place.country != place.countryCode, place.population ?? 1 > 0
      else {
        wrong.append(String(line))
        continue
      }
      zones.insert(place.timeZone)
    }
    #expect(wrong == [])
    #expect(zones.filter { ZoneDatabase(directory: "/nowhere").zone($0) == nil } == [])
  }

  @Test func `every name leads to a place`() {
    let starts = lines(PlaceTable().table).reduce(into: (next: 0, all: Set<Int>())) { result, line in
      result.all.insert(result.next)
      result.next += line.utf8.count + 1
    }.all
    let lost = lines(NameIndex().table).filter { !starts.contains(Base64Digits.decode($0.utf8.suffix(4))) }
    #expect(lost == [])
  }
}
