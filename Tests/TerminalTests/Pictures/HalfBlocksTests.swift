import Testing

@testable import Terminal

@Suite struct HalfBlocksTests {
  @Test func `two pixels share a cell`() {
    let cells = HalfBlocks.cells(rgb: [1, 2, 3, 4, 5, 6, 7, 8, 9], width: 1, height: 3)
    let colours = [(1, 2, 3), (4, 5, 6), (7, 8, 9)].map {
      PictureCell.Colour(red: UInt8($0.0), green: UInt8($0.1), blue: UInt8($0.2))
    }
    #expect(
      cells == [
        [PictureCell(character: "▀", foreground: colours[0], background: colours[1])],
        [PictureCell(character: "▀", foreground: colours[2], background: nil)],
      ])
  }

  @Test func `the pen is turned rather than changed`() {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
    let lines = HalfBlocks.lines(
      red + blue + red + blue + red + red, width: 3, height: 2, colours: .true24)
    #expect(lines == ["\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▄█\u{1B}[0m"])
  }

  @Test func `few colours are told by number`() {
    #expect(
      HalfBlocks.lines([196, 16], width: 1, height: 2, colours: .indexed256)
        == ["\u{1B}[38;5;196;48;5;16m▀\u{1B}[0m"])
    #expect(
      HalfBlocks.lines([9, 4], width: 1, height: 2, colours: .indexed16) == ["\u{1B}[91;44m▀\u{1B}[0m"])
    #expect(HalfBlocks.lines([12, 12], width: 1, height: 2, colours: .indexed16) == ["\u{1B}[104m \u{1B}[0m"])
  }

  @Test func `an odd last row leaves the terminal's background below`() {
    let lines = HalfBlocks.lines([1, 2, 3], width: 1, height: 3, colours: .indexed16)
    #expect(lines == ["\u{1B}[31;42m▀\u{1B}[0m", "\u{1B}[33m▀\u{1B}[0m"])
  }

  @Test func `too few pixels draw nothing`() {
    #expect(HalfBlocks.lines([1, 2], width: 2, height: 2, colours: .indexed16).isEmpty)
    #expect(HalfBlocks.cells(rgb: [], width: .max, height: .max).isEmpty)
    #expect(HalfBlocks.lines([], width: -1, height: 4, colours: .true24).isEmpty)
  }
}
