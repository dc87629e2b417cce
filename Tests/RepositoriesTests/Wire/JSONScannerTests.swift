import Entities
import Foundation
import Testing

@testable import Repositories

struct JSONScannerTests {
  private func floats(_ text: String) throws -> [Float] {
    var scanner = JSONScanner(Data(text.utf8))
    return try scanner.floats(expecting: 4)
  }

  @Test func `numbers of every form are read`() throws {
    let numbers: [Float] = [0, -0.5, 12.34, 1e3, 2.5e-3]
    #expect(try floats("[0,-0.5, 12.34 ,1E3,2.5e-3]") == numbers)
  }

  @Test func `what is no number is unknown`() throws {
    let values = try floats("[null,nan,-nan,inf,-inf,NaN,Infinity,\"7\",{},[1],true,3]")
    #expect(values.dropLast().allSatisfy { $0.isNaN })
    #expect(values.count == 12)
    #expect(values.last == 3)
  }

  @Test func `a lone value is an array of one`() throws {
    #expect(try floats("7.5") == [7.5])
  }

  @Test(arguments: ["[1,2", "[1,", "[", "", "[-", "[1e", "[\"a", "{\"a\":", "nul"])
  func `an early end is told from nonsense`(text: String) {
    #expect(throws: JSONFault.truncated) { _ = try WireValue(Data(text.utf8)) }
  }

  @Test(arguments: ["[1 2]", "[,]", "{1:2}", "{\"a\" 1}", "[nope]", "[1ex]", "[nullnullnull]", "\u{1B}[31m]", "\0{}"])
  func `nonsense is malformed`(text: String) {
    #expect(throws: JSONFault.malformed) { _ = try WireValue(Data(text.utf8)) }
  }

  @Test func `depth is bounded`() {
    let deep = Data(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: JSONFault.tooDeep) { _ = try WireValue(deep) }
    var scanner = JSONScanner(deep)
    #expect(throws: JSONFault.tooDeep) { try scanner.skip() }
  }

  @Test func `numbers beyond every range do not trap`() throws {
    let text = "[1e999999999999999999999,99999999999999999999999999999999999,-1e-9999]"
    let values = try floats(text)
    #expect(values[0].isNaN)
    #expect(abs(values[1] / 1e35 - 1) < 1e-6)
    #expect(values[2] == 0)
    var scanner = JSONScanner(Data("[1e300]".utf8))
    #expect(try scanner.integers() == nil)
  }

  @Test func `escapes and surrogate pairs are resolved`() throws {
    let value = try WireValue(Data(#""a\n\u00e9\ud83d\ude00\ud800x\/\"""#.utf8))
    #expect(value.rawText == "a\né😀\u{FFFD}x/\"")
  }

  @Test func `every prefix of a body is an error and no trap`() throws {
    let body = try Sample.fixture("OpenMeteo/multi3.json")
    for length in stride(from: 0, to: body.count - 2, by: 7) {
      let reader = OpenMeteoReader(Data(body.prefix(length)), maximum: 3)
      #expect(reader.fault != nil)
    }
  }

  @Test func `every mutated body is read or refused without a trap`() throws {
    let body = try Sample.fixture("OpenMeteo/multi_nan.txt")
    var state: UInt64 = 42
    for _ in 0..<500 {
      var bytes = [UInt8](body)
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let reader = OpenMeteoReader(Data(bytes), maximum: 3)
      #expect(reader.answers.count <= 3)
      for answer in reader.answers {
        _ = try? answer.currentWeather()
        _ = try? answer.forecast(in: .gmt)
      }
    }
  }
}
