import Foundation
import Testing

@testable import Gazetteer

struct GazetteerDataTests {
  private func lines(_ table: StaticString) -> [Substring] {
    table.description.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func isIntact(_ table: StaticString, _ seal: (lines: Int, hash: UInt64)) -> Bool {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return hash == seal.hash && bytes.count { $0 == UInt8(ascii: "\n") } + 1 == seal.lines
  }

  @Test func `the tables are as the generator wrote them`() {
    #expect(isIntact(GazetteerData.places, GazetteerData.placesSeal))
    #expect(isIntact(GazetteerData.names, GazetteerData.namesSeal))
    #expect(isIntact(GazetteerData.regions, GazetteerData.regionsSeal))
    #expect(isIntact(GazetteerData.zones, GazetteerData.zonesSeal))
    #expect(isIntact(GazetteerData.countries, GazetteerData.countriesSeal))
    #expect(GazetteerData.placesSeal.lines > 41_000)
  }

  @Test func `the names stand in the order of their bytes`() {
    let names = lines(GazetteerData.names)
    #expect(zip(names, names.dropFirst()).allSatisfy { !$1.utf8.lexicographicallyPrecedes($0.utf8) })
  }

  @Test func `every place has a sane position, a country and a zone that is known`() {
    let places = Places()
    var position = 0
    var wrong: [String] = []
    var zones: Set<String> = []
    for line in lines(GazetteerData.places) {
      let place = places.place(at: position, match: .exact)
      position += line.utf8.count + 1
      guard let place, !place.name.isEmpty, abs(place.latitude) <= 90, abs(place.longitude) <= 180,
        place.country != place.countryCode, place.population >= 0
      else {
        wrong.append(String(line))
        continue
      }
      zones.insert(place.timeZone)
    }
    #expect(wrong == [])
    #expect(zones.filter { TimeZone(identifier: $0) == nil } == [])
  }

  @Test func `every name leads to a place`() {
    let starts = lines(GazetteerData.places).reduce(into: (next: 0, all: Set<Int>())) { result, line in
      result.all.insert(result.next)
      result.next += line.utf8.count + 1
    }.all
    let lost = lines(GazetteerData.names).filter { !starts.contains(Digits.decode($0.utf8.suffix(4))) }
    #expect(lost == [])
  }
}
