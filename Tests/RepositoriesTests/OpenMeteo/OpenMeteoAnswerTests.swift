import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct OpenMeteoAnswerTests {
  @Test func `without a stated unit a column has the requested one`() throws {
    let values = try JSONReader.strict(#"{"temperature_2m": [5], "snowfall": [0.7]}"#.utf8)
    let section = OpenMeteoSection(values: values, units: nil)
    #expect(section.value("temperature_2m") == 5)
    #expect(section.value("snowfall") == 7)
  }

  @Test func `every prefix and every mutation of an answer is read or refused without a trap`() throws {
    let body = [UInt8](try Sample.fixture("OpenMeteo/multi_nan.txt"))
    for length in stride(from: 0, to: body.count - 2, by: 7) {
      #expect(throws: JSONError.self) { try JSONReader.elements(of: Data(body.prefix(length))) { _ in } }
    }
    var generator = SplitMix(seed: 42)
    for _ in 0..<300 {
      var bytes = body
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      try? JSONReader.elements(of: Data(bytes)) { element in
        _ = try? OpenMeteoAnswer(element).currentWeather(at: Sample.now)
        _ = try? OpenMeteoAnswer(element).forecast(in: .gmt, at: Sample.now)
      }
    }
  }
}
