import Entities
import Foundation
import Testing

@testable import Repositories

struct HTMLTextTests {
  @Test func `tags go, breaks stay, entities are decoded`() {
    #expect(HTMLText("<p>A &amp; B</p><p>C<br/>D&#33;&#x21;</p>").prose == "A & B\nC\nD!!")
  }

  @Test func `a heading and the last item of a list end their lines`() {
    #expect(HTMLText("<h3>Title</h3>Text<ul><li>a</li><li>b</li></ul>end").prose == "Title\nText\na\nb\nend")
  }

  @Test func `what is no tag and no entity stays`() {
    #expect(HTMLText("1 < 2 & 3 > 2 &unknown; &#xFFFFFFFF; &").line == "1 < 2 & 3 > 2 &unknown; &#xFFFFFFFF; &")
  }

  @Test func `a code has no sign`() {
    #expect(HTMLText("&#+65; &#-0; &#x+41; &#; &#x;").line == "&#+65; &#-0; &#x+41; &#; &#x;")
  }

  @Test func `codes of control characters are those of Windows-1252, where it has any`() {
    #expect(HTMLText("&#128;&#146;&#x97;&#x9F;").line == "€’—Ÿ")
    #expect(HTMLText("a&#129;b&#127;c&#160;d").line == "abc d")
  }

  @Test func `scripts, styles and comments go with their contents`() {
    #expect(HTMLText("a<script>alert('<b>')</script>b<!-- > -->c<STYLE>p{}</style>d").line == "abcd")
  }

  @Test func `an escape sequence in an entity is removed`() {
    #expect(HTMLText("a&#27;[31mb&#x202e;c").line == "a[31mbc")
  }

  @Test func `unclosed and huge markup is bounded`() {
    #expect(HTMLText("a<b").line == "a")
    #expect(HTMLText("a<script>b").line == "a")
    #expect(HTMLText(String(repeating: "<", count: 200_000)).text.count == 100_000)
    #expect(HTMLText(String(repeating: "&", count: 200_000)).text.count == 100_000)
  }

  @Test func `links keep their words and only safe addresses`() {
    let html = HTMLText(
      "<a HREF='https://a.org/?x=1&amp;y'>A <b>b</b></a> <a href=\"javascript:x\">no</a> <a href=\"#\"></a>")
    #expect(html.links.map(\.text) == ["A b"])
    #expect(html.links.first?.url.absoluteString == "https://a.org/?x=1&y")
  }

  @Test(arguments: [
    #"<a title="not href='https://b.org/' here" href="https://a.org/">A</a>"#, "<a href = 'https://a.org/'>A</a>",
    "<a download HREF=https://a.org/>A</a>", "<a\nhref=\"https://a.org/\"/>A</a>",
    "<a title='' href='https://a.org/'>A</a>", "<a title='b'href='https://a.org/'>A</a>",
  ])
  func `an address is the value of the first attribute of its name`(html: String) {
    #expect(HTMLText(html).links.map(\.url.absoluteString) == ["https://a.org/"])
  }

  @Test(arguments: [
    "<a>", "<a", "<a href>", "<a href=>", "<a href='https://a.org/", "<a =>", "<a / = />", "<a href='' \">",
  ])
  func `a damaged tag has no address`(tag: String) { #expect(HTMLText(tag + "A</a>").links.isEmpty) }

  @Test func `a link's character references are decoded once`() {
    let html = HTMLText(#"<a href="https://a.org/?x=&amp;lt;&amp;y=1">A</a>"#)
    #expect(html.links.first?.url.absoluteString == "https://a.org/?x=&lt;&y=1")
  }
}
