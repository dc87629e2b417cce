import Testing

@testable import Terminal

@Suite struct SixelTests {
  @Test(arguments: [(1, 1), (7, 6), (20, 13), (300, 25)])
  func `a picture comes back pixel for pixel`(width: Int, height: Int) throws {
    let indices = (0..<(width * height)).map { UInt8(($0 % width / 5 + $0 / width * 3) % 7) }
    let palette = (0..<21).map { UInt8($0 * 12) }
    let bytes = Sixel.encode(indices: indices, width: width, height: height, palette: palette)
    let bodies = try #require(TerminalReader.sequences(bytes, introducer: "\u{1B}P0;1;0q"))
    let head = "\"1;1;\(width);\(height)"
    let body = try #require(bodies.first)
    #expect(bodies.count == 1 && body.hasPrefix(head))
    let drawn = TerminalReader.sixel(String(body.dropFirst(head.count)), width: width, height: height)
    #expect(drawn.pixels == indices.map(Int.init))
    #expect(drawn.colors[6] == [85, 89, 94])
  }

  @Test func `runs are written once`() {
    let bytes = Sixel.encode(indices: [UInt8](repeating: 0, count: 600), width: 100, height: 6, palette: [255, 0, 0])
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;100;6#0;2;100;0;0#0!100~\u{1B}\\")
  }

  @Test func `clear pixels are not drawn`() {
    let bytes = Sixel.encode(
      indices: [0, 1, 0, 1, 1, 0], width: 3, height: 2, palette: [255, 0, 0, 0, 0, 0], transparentIndex: 1)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;3;2#0;2;100;0;0#1;2;0;0;0#0@?B\u{1B}\\")
  }

  @Test func `arguments that do not fit give nothing`() {
    #expect(Sixel.encode(indices: [0], width: 2, height: 1, palette: [0, 0, 0]).isEmpty)
    #expect(Sixel.encode(indices: [0], width: 1, height: 1, palette: []).isEmpty)
  }
}
