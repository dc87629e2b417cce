import Foundation
import Testing

@testable import Terminal

@Suite struct KittyGraphicsTests {
  private let pixels = (0..<(80 * 50 * 3)).map { UInt8($0 * 7 % 251) }

  @Test func `pixels come back from the chunks`() throws {
    let graphics = KittyGraphics(identifier: 7, columns: 60, rows: 20)
    let bytes = graphics.bytes(showingRGB: pixels, width: 80, height: 50)
    let chunks = try #require(TerminalReader.sequences(bytes, introducer: "\u{1B}_G"))
    #expect(chunks.count == 4)
    #expect(chunks[0].hasPrefix("a=T,i=7,p=1,C=1,c=60,r=20,q=2,f=24,s=80,v=50,m=1;"))
    #expect(chunks[1].hasPrefix("m=1;") && chunks[3].hasPrefix("m=0;"))
    let data = chunks.map { $0.components(separatedBy: ";").last ?? "" }
    #expect(data.allSatisfy { $0.count <= 4096 } && data.dropLast().allSatisfy { $0.count % 4 == 0 })
    #expect(Data(base64Encoded: data.joined()).map(Array.init) == pixels)
  }

  @Test func `a file under text is sent as it is, below the letters`() throws {
    let file = (0..<5000).map { UInt8($0 * 3 % 251) }
    let bytes = KittyGraphics(identifier: 7, columns: 57, rows: 28).bytes(showingPNGUnderText: file)
    let chunks = try #require(TerminalReader.sequences(bytes, introducer: "\u{1B}_G"))
    #expect(chunks.first?.hasPrefix("a=T,i=7,p=1,C=1,c=57,r=28,z=-1,q=2,f=100,m=1;") == true)
    let data = chunks.map { $0.components(separatedBy: ";").last ?? "" }
    #expect(Data(base64Encoded: data.joined()).map(Array.init) == file)
  }

  @Test func `removing frees the picture's memory`() {
    let bytes = KittyGraphics(identifier: 7, columns: 1, rows: 1).removal
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\")
  }

  @Test func `inside tmux every chunk is wrapped and the picture waits for its placeholders`() throws {
    let outside = KittyGraphics(identifier: 7, columns: 60, rows: 20).bytes(showingRGB: pixels, width: 80, height: 50)
    let inside = KittyGraphics(identifier: 7, columns: 60, rows: 20, isInsideTmux: true)
      .bytes(showingRGB: pixels, width: 80, height: 50)
    let unwrapped = String(decoding: TerminalReader.unwrapTmux(inside), as: UTF8.self)
    #expect(unwrapped.replacingOccurrences(of: "U=1", with: "p=1,C=1") == String(decoding: outside, as: UTF8.self))
  }

  @Test func `placeholders name the picture and their place`() {
    let lines = KittyGraphics(identifier: 0x010203, columns: 2, rows: 2).placeholderLines
    #expect(lines.count == 2)
    #expect(
      lines[1]
        == "\u{1B}[38;2;1;2;3m\u{10EEEE}\u{030D}\u{0305}\u{10EEEE}\u{030D}\u{030D}\u{1B}[39m")
    #expect(KittyGraphics.diacritics.count == 297)
    let large = KittyGraphics(identifier: 1, columns: 9999, rows: 9999).placeholderLines
    #expect(large.count == 297 && large.last?.contains("\u{10EEEE}\u{1D244}\u{0305}") == true)
  }
}
