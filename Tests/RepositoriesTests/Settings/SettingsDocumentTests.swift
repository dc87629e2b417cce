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

  @Test func `whatever stands in it, a change is made and nothing else is lost`() throws {
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
}

extension [UInt8] {
  fileprivate init(_ characters: [Unicode.Scalar]) { self = characters.map { UInt8(ascii: $0) } }
}
