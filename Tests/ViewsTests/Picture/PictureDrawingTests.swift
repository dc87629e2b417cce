import Foundation
import Terminal
import Testing

@testable import Imaging
@testable import Views

struct PictureDrawingTests {
  /// Red above blue, 4 × 4 pixels.
  private func bitmap(width: Int = 4, height: Int = 4) throws -> Bitmap {
    let pixels: [UInt8] = (0..<(width * height)).flatMap { index -> [UInt8] in
      index < width * height / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    return Bitmap(width: width, height: height, pixels: pixels, isComplete: true)
  }

  private func draw(
    _ mode: PictureMode, columns: Int = 4, rows: Int = 10, bitmap: Bitmap? = nil
  ) async throws -> PictureDrawing {
    let picture = try bitmap ?? self.bitmap()
    return try #require(
      await PictureDrawing.make(
        of: picture, file: Data([1, 2, 3]), in: PictureBounds(columns: columns, rows: rows), by: mode))
  }

  @Test(arguments: [(size: 1_900_000, isSentWhole: true), (2_100_000, false)])
  func `a large file is not sent to iTerm as it is`(file: (size: Int, isSentWhole: Bool)) async throws {
    let drawing = try #require(
      await PictureDrawing.make(
        of: try bitmap(), file: Data(count: file.size), in: PictureBounds(columns: 4, rows: 10),
        by: .iTerm(isInsideTmux: false)))
    #expect((drawing.bytes.count > file.size) == file.isSentWhole)
    #expect(file.isSentWhole || drawing.bytes.count < 10_000)
  }

  @Test func `half blocks keep the shape and the colours`() async throws {
    let drawing = try await draw(.blocks(.trueColor))
    #expect(drawing.lines.map(\.plain) == ["    ", "    "])
    #expect(drawing.lines[0].spans.map(\.style.background) == [.rgb(0xFF0000)])
    #expect(drawing.lines[1].spans.map(\.style.background) == [.rgb(0x0000FF)])
    #expect(drawing.bytes.isEmpty)
  }

  @Test func `an odd number of pixels leaves the last half free`() async throws {
    let drawing = try await draw(.blocks(.trueColor), columns: 2, bitmap: bitmap(width: 2, height: 3))
    #expect(drawing.lines.map(\.plain) == [" ▀", "▀▀"])
    #expect(drawing.lines[1].spans.first?.style == Style(.rgb(0x0000FF), on: .standard))
  }

  @Test func `few colours are numbers of the palette`() async throws {
    let palette = try await draw(.blocks(.palette256))
    #expect(palette.lines[0].spans.first?.style.background == .palette(196))
    let ansi = try await draw(.blocks(.ansi16))
    #expect(ansi.lines[0].spans.first.map { if case .ansi = $0.style.background { true } else { false } } == true)
  }

  @Test func `plain characters are one line a row`() async throws {
    let drawing = try await draw(.ascii)
    #expect(drawing.lines.map(\.plain).allSatisfy { $0.count == 4 && $0.utf8.allSatisfy { $0 < 127 } })
    #expect(drawing.rows == 2)
  }

  @Test func `a picture is never larger than its field`() async throws {
    for mode: PictureMode in [.blocks(.trueColor), .ascii, .sixel, .kitty(isInsideTmux: false)] {
      let tall = try await draw(mode, columns: 30, rows: 3, bitmap: bitmap(width: 1, height: 400))
      #expect(tall.rows <= 3)
      #expect(tall.columns <= 30)
      let wide = try await draw(mode, columns: 30, rows: 3, bitmap: bitmap(width: 400, height: 1))
      #expect(wide.rows >= 1)
      #expect(wide.columns <= 30)
    }
  }

  @Test func `protocols draw over empty lines and come back`() async throws {
    let sixel = try await draw(.sixel)
    #expect(sixel.lines.allSatisfy { $0.plain.isEmpty })
    #expect(sixel.bytes.starts(with: Array("\u{1B}P0;1;0q".utf8)))
    #expect(sixel.printed.hasPrefix("\n\n\u{1B}[2A\u{1B}[2G\u{1B}7\u{1B}P"))
    #expect(sixel.printed.hasSuffix("\u{1B}\\\u{1B}8\r\u{1B}[2B"))
    let kitty = try await draw(.kitty(isInsideTmux: false))
    #expect(String(decoding: kitty.removal, as: UTF8.self).contains("a=d"))
    let file = try await draw(.iTerm(isInsideTmux: false))
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(":AQID"))
  }

  @Test func `inside tmux kitty's picture is text`() async throws {
    let drawing = try await draw(.kitty(isInsideTmux: true))
    #expect(drawing.placeholders.count == drawing.rows)
    #expect(drawing.printed.hasPrefix("\u{1B}Ptmux;"))
  }

  @Test func `the mode “none” draws nothing`() async throws {
    let drawing = await PictureDrawing.make(
      of: try bitmap(), file: Data(), in: PictureBounds(columns: 4, rows: 4), by: .none)
    #expect(drawing == nil)
  }
}
