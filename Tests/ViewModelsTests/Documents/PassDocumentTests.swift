import Entities
import Foundation
import Testing

@testable import ViewModels

struct PassDocumentTests {
  private let start = Date(timeIntervalSince1970: 1_795_176_029.9)

  private func pass(altitude: Double = 62.46, age: Double? = nil) -> SatellitePass {
    func point(_ seconds: Double, _ altitude: Double, _ azimuth: Double) -> TimedPlace {
      TimedPlace(time: start + seconds, place: SkyPlace(altitude: altitude, azimuth: azimuth))
    }
    return SatellitePass(
      satellite: "ISS", begin: point(0, 10, 293.44), highest: point(180, altitude, 11.26),
      end: point(360, 17.2, 359.96),
      entersShadow: true, magnitude: -3.44, cloudCover: 61, elementsAge: age)
  }

  private func read(_ json: String) throws -> SatellitePass? {
    SatellitePass(document: try JSONReader.strict(json.utf8))
  }

  private func returned(_ pass: SatellitePass) throws -> SatellitePass {
    let document = pass.document(in: try #require(Zone("Asia/Seoul"))).document
    return try #require(try read(document))
  }

  @Test func `a pass that is read is the one that was written, to the second and a tenth`() throws {
    let back = try returned(pass(age: 9.5 * 86_400))
    #expect(back.satellite == "ISS" && back.entersShadow && back.magnitude == -3.4 && back.cloudCover == 61)
    #expect(back.elementsAge == 9.5 * 86_400)
    #expect(back.begin.time == Date(timeIntervalSince1970: 1_795_176_029), "in the same minute, however it is rounded")
    #expect(back.begin.place.azimuth == 293.4 && back.highest.place.azimuth == 11.3 && back.end.place.azimuth == 360)
    #expect(try returned(pass()).elementsAge == nil)
  }

  @Test(arguments: [10.0, 10.04, 17.449, 17.45, 17.5, 62.46, 62.5, 89.96])
  func `a height rounds to the degrees that it rounded to before`(altitude: Double) throws {
    #expect(try returned(pass(altitude: altitude)).highest.place.altitude.rounded() == altitude.rounded())
  }

  @Test(arguments: [
    #"{"satellite": "ISS"}"#,
    #"{"satellite": "", "begin": POINT, "highest": POINT, "end": POINT}"#,
    #"{"satellite": "\u001b\u202e", "begin": POINT, "highest": POINT, "end": POINT}"#,
    #"{"satellite": "ISS", "begin": POINT, "highest": {"time": "2026-11-20T18:44:00Z", "altitude": 91, "azimuth": 1}, "end": POINT}"#,
    #"{"satellite": "ISS", "begin": POINT, "highest": POINT, "end": {"time": "2026-11-20T18:41:59Z", "altitude": 1, "azimuth": 1}}"#,
    #"{"satellite": "ISS", "begin": POINT, "highest": {"time": "2026-11-20T18:42:01Z", "altitude": 1, "azimuth": 1}, "end": POINT}"#,
    #"{"satellite": "ISS", "begin": POINT, "highest": POINT, "end": {"time": "soon", "altitude": 1, "azimuth": 1}}"#,
    #"{"satellite": "ISS", "begin": POINT, "highest": POINT, "end": {"time": "2026-11-20T18:48:00Z", "altitude": 1}}"#,
  ])
  func `what is no pass is none`(json: String) throws {
    let point = #"{"time": "2026-11-20T18:42:00Z", "altitude": 10, "azimuth": 280}"#
    #expect(try read(json.replacing("POINT", with: point)) == nil)
  }

  @Test func `numbers beyond all reason are unknown or the nearest that may be`() throws {
    let point = #"{"time": "2026-11-20T18:42:00Z", "altitude": 10, "azimuth": 280}"#
    let members = #""satellite": "IS\u0007S", "begin": \#(point), "highest": \#(point), "end": \#(point)"#
    let text =
      #"{\#(members), "magnitude": 1e300, "cloudCover": 900, "approximate": true, "elementsAgeSeconds": -9}"#
    let pass = try #require(try read(text))
    #expect(pass.satellite == "ISS" && pass.magnitude == nil && pass.cloudCover == 100 && pass.elementsAge == 0)
    #expect(try read(#"{\#(members), "elementsAgeSeconds": 900000}"#)?.elementsAge == nil)
  }
}
