import Entities
import Testing

@testable import Repositories

struct SettingsDocumentTests {
  private static let text = #"""
    {"version": 1, "units": {"temperature": "celsius", "clock": "12h"}, "watchInterval": 600.0, "cacheSize": 10, "x": [],
     "cities": [{"name": "A", "latitude": 1, "longitude": 2, "timeZone": "Asia/Seoul"}, 7, {"name": "B", "latitude": 3,
     "longitude": -4e1, "region": "R"}], "nasaKey": "abc", "language": "ko"}
    """#

  /// Documents that differ from a right one in one byte and still are JSON.
  private static let damaged: [JSONValue] = {
    let bytes = Array(text.utf8)
    return bytes.indices.flatMap { index in
      [UInt8](["0", "9", " ", "x", "\"", "}", "-"]).compactMap { byte in
        var changed = bytes
        changed[index] = byte
        return (try? JSONReader.strict(changed)).flatMap { if case .object = $0 { $0 } else { nil } }
      }
    }
  }()

  @Test func `whatever the file contains, a change is made and nothing else is lost`() throws {
    #expect(Self.damaged.count > 500)
    for document in Self.damaged {
      let before = SettingsDocument.loaded(from: document).settings
      var after = before
      after.motion = .off
      after.cities.reverse()
      let merged = try SettingsDocument.merged(after, before: before, into: document, at: "")
      #expect(SettingsDocument.loaded(from: merged).settings == after)
      for member in document.members where member.key != "cities" {
        #expect(merged[member.key] == document[member.key])
      }
    }
  }

  @Test func `changing nothing changes nothing`() throws {
    for document in Self.damaged where document["version"] != nil {
      let settings = SettingsDocument.loaded(from: document).settings
      #expect(try SettingsDocument.merged(settings, before: settings, into: document, at: "") == document)
    }
  }

  private func document(_ city: String) throws -> JSONValue {
    let text = #"{"version": 1, "cities": [{"name": "A", "latitude": 1, "longitude": 2, "timeZone": "Asia/Seoul""#
    return try JSONReader.strict(Array("\(text), \(city)}]}".utf8))
  }

  @Test(arguments: [
    (#""sqm": 20.5"#, SiteSky.sqm(20.5)), (#""bortle": 4"#, .bortle(4)), (#""bortle": 9, "sqm": 18"#, .sqm(18)),
    (#""sqm": 14"#, .sqm(14)), (#""bortle": 1, "sqm": null"#, .bortle(1)),
  ])
  func `a city's own night sky is read`(text: String, sky: SiteSky) throws {
    let (settings, warnings) = SettingsDocument.loaded(from: try document(text))
    #expect(settings.cities.first?.siteSky == sky && warnings.isEmpty)
  }

  @Test(arguments: [
    (#""sqm": 30"#, "sqm"), (#""sqm": "20""#, "sqm"), (#""bortle": 0"#, "bortle"), (#""bortle": 4.5"#, "bortle"),
    (#""sqm": 1e99"#, "sqm"),
  ])
  func `a night sky out of range is named, and the city stays`(text: String, key: String) throws {
    let (settings, warnings) = SettingsDocument.loaded(from: try document(text))
    #expect(settings.cities.count == 1 && settings.cities.first?.siteSky == nil)
    #expect(warnings == [.badSky(city: 1, name: "A", key: key)])
  }

  @Test func `a night sky stays when the city is renamed, also a bad one, and is written where it is new`() throws {
    for (text, key) in [(#""sqm": 20.5"#, "sqm"), (#""bortle": 4"#, "bortle"), (#""sqm": 99"#, "sqm")] {
      let old = try document(text)
      let before = SettingsDocument.loaded(from: old).settings
      var after = before
      after.cities[0].name = "B"
      let merged = try SettingsDocument.merged(after, before: before, into: old, at: "")
      guard case .array(let cities)? = merged["cities"], case .array(let olds)? = old["cities"] else {
        return #expect(Bool(false))
      }
      #expect(cities[0][key] == olds[0][key])
      // A city that was removed and put back brings its sky along.
      let fresh = try SettingsDocument.merged(before, before: Settings(), into: .object([]), at: "")
      #expect(SettingsDocument.loaded(from: fresh).settings.cities == before.cities)
    }
  }
}

extension [UInt8] {
  fileprivate init(_ characters: [Unicode.Scalar]) { self = characters.map { UInt8(ascii: $0) } }
}
