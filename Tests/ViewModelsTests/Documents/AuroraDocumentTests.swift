import Entities
import Foundation
import Testing

@testable import ViewModels

struct AuroraDocumentTests {
  @Test func `an aurora that is read is the one that was written`() throws {
    let date = Date(timeIntervalSince1970: 1_795_176_029.9)
    let output = AuroraReport(kp: 5.33, at: date, chance: .likely, cloudCover: 40)
    let back = try #require(AuroraReport(document: output.document(in: .gmt)))
    #expect(back.kp == 5.33 && back.chance == .likely && back.cloudCover == 40)
    #expect(back.date == Date(timeIntervalSince1970: 1_795_176_029))
  }

  @Test(arguments: [
    #"{}"#, #"{"kp": 12, "at": "2026-11-20T18:42:00Z", "chance": "likely"}"#,
    #"{"kp": 3, "at": "2026-11-20T18:42:00Z", "chance": "certain"}"#, #"{"kp": 3, "chance": "none"}"#,
  ])
  func `what is no aurora is none`(json: String) throws {
    #expect(AuroraReport(document: try JSONReader.strict(json.utf8)) == nil)
  }
}
