import Testing
import World

@testable import Terminal

struct StyleTests {
  private func change(_ pen: Style?, _ style: Style) -> String {
    var bytes: [UInt8] = []
    style.appendChange(from: pen, to: &bytes)
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  @Test func `only what changes is sent, or a reset when that is shorter`() {
    let red = Style(.ansi(1))
    #expect(change(red, red) == "")
    #expect(change(.plain, red) == "31m")
    #expect(change(red, .plain) == "m")
    #expect(change(red, red.adding(.bold)) == "1m")
    #expect(change(red.adding(.bold), red) == "22m")
    #expect(change(Style(.ansi(1), .bold), Style(.ansi(1), .reverse)) == "22;7m")
    #expect(change(nil, red) == "0;31m")
    #expect(change(nil, .plain) == "m")
    #expect(change(.plain, Style(.rgb(0x010203), on: .palette(200))) == "38;2;1;2;3;48;5;200m")
    #expect(change(.plain, Style(.ansi(9), on: .ansi(8))) == "91;100m")
  }

  @Test func `every change leads to the wanted style`() {
    var random = Generator(seed: 1)
    var pen: Style?
    var emulator = EmulatedScreen.rubbish(columns: 1, rows: 1)
    for _ in 0..<2000 {
      let style = random.style()
      var bytes: [UInt8] = []
      style.appendChange(from: pen, to: &bytes)
      emulator.feed(bytes + Array("x".utf8))
      #expect(emulator.places[0].style == style.codes())
      #expect(emulator.failure == nil)
      pen = style
    }
  }
}
