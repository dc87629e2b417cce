import Foundation
import Testing

@testable import Terminal

@Suite struct ITermGraphicsTests {
  @Test func `a file is shown as it is`() {
    let bytes = ITermGraphics.bytes(showing: Array("foobar".utf8), columns: 60, rows: 20)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}]1337;File=inline=1;size=6;width=60;height=20;preserveAspectRatio=1;doNotMoveCursor=1:Zm9vYmFy\u{7}")
  }

  @Test func `a file may fill its cells instead of keeping its shape`() {
    let bytes = ITermGraphics.bytes(showing: [1], columns: 60, rows: 20, keepsShape: false)
    #expect(String(decoding: bytes, as: UTF8.self).contains(";width=60;height=20;preserveAspectRatio=0;"))
  }

  @Test func `inside tmux the file comes in parts`() {
    let file = (0..<100_000).map { UInt8($0 % 253) }
    let bytes = ITermGraphics.bytes(showing: file, columns: 60, rows: 20, isInsideTmux: true)
    let sequences = String(decoding: TerminalReader.unwrapTmux(bytes), as: UTF8.self).components(separatedBy: "\u{7}")
    #expect(sequences.first?.hasPrefix("\u{1B}]1337;MultipartFile=inline=1;size=100000;") == true)
    #expect(sequences.suffix(2) == ["\u{1B}]1337;FileEnd", ""])
    let head = "\u{1B}]1337;FilePart="
    let data = sequences.filter { $0.hasPrefix(head) }.map { $0.dropFirst(head.count) }.joined()
    #expect(Data(base64Encoded: data).map(Array.init) == file)
  }
}
