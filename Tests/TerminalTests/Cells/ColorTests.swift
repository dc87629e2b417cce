import Terminal
import Testing

struct ColorTests {
  @Test(arguments: [
    (Color.rgb(0xFFFFFF), Color.palette(231)), (.rgb(0x000000), .palette(16)), (.rgb(0xFF0000), .palette(196)),
    (.rgb(0x808080), .palette(244)), (.rgb(0x111111), .palette(233)), (.rgb(0x5F87AF), .palette(67)),
    (.palette(3), .ansi(3)), (.palette(77), .palette(77)), (.standard, .standard),
  ])
  func `a colour becomes the closest of 256`(color: Color, reduced: Color) {
    #expect(color.reduced(to: .palette256) == reduced)
  }

  @Test(arguments: [
    (Color.rgb(0xFFFFFF), Color.ansi(15)), (.rgb(0xC80A0A), .ansi(1)), (.palette(21), .ansi(4)),
    (.palette(244), .ansi(8)), (.ansi(12), .ansi(12)),
  ])
  func `a colour becomes the closest of sixteen`(color: Color, reduced: Color) {
    #expect(color.reduced(to: .ansi16) == reduced)
  }

  @Test func `xterm's colours have their numbers`() {
    let colors = Color.xterm.map { [$0.red, $0.green, $0.blue] }
    #expect(colors.count == 256)
    #expect(colors[1] == [205, 0, 0] && colors[12] == [92, 92, 255])
    #expect(colors[16] == [0, 0, 0])
    #expect(colors[67] == [95, 135, 175])
    #expect(colors[196] == [255, 0, 0])
    #expect(colors[231] == [255, 255, 255])
    #expect(colors[232] == [8, 8, 8])
    #expect(colors[255] == [238, 238, 238])
  }

  @Test func `without colours there is only the default`() {
    #expect(Color.rgb(0x010203).reduced(to: .none) == .standard)
    #expect(Color.rgb(0x010203).reduced(to: .trueColor) == .rgb(0x010203))
  }
}
