import Foundation
import Testing

@testable import Gazetteer

/// What a person means by a name, in `Fixtures/Places/first-hits.tsv`: 300 names, written from common knowledge.
struct FirstHitsTests {
  /// A line of the file.
  private struct Row {
    var query: String
    var name: String
    /// `ask` when only the person can say which place is meant.
    var category: String
    /// Country, latitude and longitude of each place that is right; none when the list has no such place.
    var places: [[String]]

    init(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      (query, name, category) = (fields[0], fields[1], fields[5])
      if fields.count > 6 {
        places = fields[6].split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      } else {
        places = name == "-" ? [] : [Array(fields[2...4])]
      }
    }

    /// Whether the first place is right; a guess is none.
    func isHit(_ found: [GazetteerPlace]) -> Bool {
      guard let first = found.first, first.match < .obscure else { return places.isEmpty }
      let isThere = places.contains { place in
        place[0] == first.countryCode && abs((Double(place[1]) ?? 0) - first.latitude) < 0.06
          && abs((Double(place[2]) ?? 0) - first.longitude) < 0.06
      }
      return isThere && (category == "ask" || first.name == name)
    }
  }

  private let rows: [(row: Row, found: [GazetteerPlace])]

  init() throws { rows = try Self.searched.get() }

  /// Every row with what is found, searched once for all tests.
  private static let searched = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/Places")
    let text = try String(contentsOf: root.appending(path: "first-hits.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map(Row.init).map { ($0, Gazetteer.search($0.query, limit: 10)) }
  }

  @Test func `what a person means comes first`() {
    let misses = rows.filter { !$0.row.isHit($0.found) }.map { row, found in
      "\(row.query): \(found.first.map { "\($0.name) \($0.countryCode), \($0.match)" } ?? "nothing"), not \(row.name)"
    }
    #expect(rows.count == 300)
    #expect(rows.count - misses.count >= 296, "\(misses.joined(separator: "\n"))")
  }

  @Test func `a name without a clear winner is asked, others obscure`() {
    func isAsked(_ found: [GazetteerPlace]) -> Bool { !Gazetteer.rivals(in: found).isEmpty }
    let silent = rows.filter { $0.row.category == "ask" && !isAsked($0.found) }
    #expect(silent.map(\.row.query) == ["Syracuse", "Brest"], "few speak for the second one")
    let asked = rows.filter { $0.row.category != "ask" && isAsked($0.found) }
    #expect(asked.count <= 23, "\(asked.map(\.row.query))")
  }
}
