import Terminal
import Testing

@testable import generate_pictures

/// Cells as a picture.
struct SVGDrawingTests {
  private func svg(_ text: StyledText, columns: Int = 12) -> String {
    var canvas = Canvas(columns: columns, rows: 1)
    canvas.write(text, row: 0, column: 0)
    return SVGDrawing(canvas, ground: 0x000000, ink: 0xFFFFFF).text(title: "a <b> & \"c\"")
  }

  @Test func `text is escaped and brought to its columns`() {
    let text = svg(StyledText("a<&b", Style(.rgb(0x0102FF), .bold)))
    #expect(text.contains("<title>a &lt;b&gt; &amp; &quot;c&quot;</title>"))
    #expect(
      text.contains(
        "class=\"b\" textLength=\"32\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#0102ff\">a&lt;&amp;b</text>"))
  }

  @Test func `wide characters stand at their columns`() {
    let text = svg(StyledText("서울a"))
    #expect(text.contains("x=\"0\" y=\"13\" fill=\"#ffffff\">서<"))
    #expect(text.contains("x=\"16\" y=\"13\" fill=\"#ffffff\">울<"))
    #expect(text.contains("x=\"32\" y=\"13\" textLength=\"8\""))
  }

  @Test func `grounds and exchanged colours are drawn below the text`() {
    let text = svg(StyledText("ab", Style(.standard, .reverse)) + StyledText("c", Style(.ansi(1), on: .palette(16))))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"16\" height=\"18\" fill=\"#ffffff\"/>"))
    #expect(text.contains("fill=\"#000000\">ab</text>"))
    #expect(text.contains("fill=\"#cd0000\">c</text>"))
  }

  @Test func `blocks and braille are drawn, blanks are not`() {
    let text = svg(StyledText("█▄░⠁  ─"))
    #expect(text.contains("<path fill=\"#ffffff\" d=\"M0 0h8v18h-8zM8 9h8v9h-8z\"/>"))
    #expect(text.contains("opacity=\"0.25\""))
    #expect(text.contains("M25 1.25h2v2h-2z"))
    #expect(!text.contains("</text>"))
  }
}
