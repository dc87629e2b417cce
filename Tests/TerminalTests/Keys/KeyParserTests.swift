import Terminal
import Testing

struct KeyParserTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var parser = KeyParser()
    return parser.parse(text.utf8)
  }

  /// Sequences and what they mean.
  static let known: [(String, [TerminalEvent])] = [
    ("q", [.key(.character("q"))]), ("서é", [.key(.character("서")), .key(.character("é"))]),
    ("\r", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{7F}\u{8}", [.key(.backspace), .key(.backspace)]),
    ("\u{3}\u{1A}", [.key(.control("c")), .key(.control("z"))]), ("\0", [.key(Key(.character(" "), .control))]),
    ("\u{1B}[A\u{1B}OB", [.key(.up), .key(.down)]), ("\u{1B}[1;5C", [.key(Key(.right, .control))]),
    ("\u{1B}[1;2D", [.key(Key(.left, .shift))]), ("\u{1B}[H\u{1B}OF", [.key(.home), .key(.end)]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
    ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.key(.insert), .key(.delete), .key(.pageUp), .key(.pageDown)]),
    ("\u{1B}[5;3~", [.key(Key(.pageUp, .alt))]), ("\u{1B}[Z", [.key(Key(.tab, .shift))]),
    ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.key(Key(.function(1))), .key(Key(.function(5))), .key(Key(.function(12)))]),
    ("\u{1B}O5A\u{1B}O2Pq", [.key(Key(.up, .control)), .key(Key(.function(1), .shift)), .key(.character("q"))]),
    ("\u{1B}O1;5P\u{1B}O1;2B", [.key(Key(.function(1), .control)), .key(Key(.down, .shift))]),
    ("\u{1B}[5D\u{1B}[1;5:1D", [.key(Key(.left, .control)), .key(Key(.left, .control))]),
    ("\u{1B}[[C", [.key(Key(.function(3)))]), ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
    ("\u{1B}é\u{1B}서", [.key(Key(.character("é"), .alt)), .key(Key(.character("서"), .alt))]),
    ("\u{1B}[99;5u\u{1B}[27u", [.key(.control("c")), .key(.escape)]),
    ("\u{1B}[97;2u\u{1B}[33;2u\u{1B}[223;2u", "A!ß".map { .key(.character($0)) }),
    ("\u{1B}[128512u\u{1B}[57358u", [.key(.character("\u{1F600}"))]),
    ("\u{1B}[97;4u\u{1B}[13;2u", [.key(Key(.character("A"), .alt)), .key(Key(.enter, .shift))]),
    (
      "\u{1B}[1;2R\u{1B}[3;7R",
      [
        .reply(.cursorPosition(CellPosition(row: 0, column: 1))),
        .reply(.cursorPosition(CellPosition(row: 2, column: 6))),
      ]
    ),
    ("\u{1B}[<0;10;5M\u{1B}[<0;10;5m", [.mouse(MouseEvent(.click, at: CellPosition(row: 4, column: 9)))]),
    ("\u{1B}[<2;10;5M\u{1B}[<32;10;5M\u{1B}[<66;1;1M", []),
    ("\u{1B}[<64;1;1M", [.mouse(MouseEvent(.wheelUp, at: CellPosition(row: 0, column: 0)))]),
    ("\u{1B}[<81;1;1M", [.mouse(MouseEvent(.wheelDown, at: CellPosition(row: 0, column: 0)))]),
    ("\u{1B}[I\u{1B}[O", []),
    ("\u{1B}[200~a\u{1B}[31m\nb\u{3}\u{1B}[201~c", [.paste("a[31m b"), .key(.character("c"))]),
    ("\u{1B}[200~a \u{7F} \u{200B}\n b\u{1B}[201~", [.paste("a b")]),
    ("\u{1B}[?62;4;22c", [.reply(.deviceAttributes([62, 4, 22]))]),
    ("\u{1B}P>|ghostty 1.2\u{1B}\\", [.reply(.version("ghostty 1.2"))]),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{7}", [.reply(.backgroundColor(.init(red: 255, green: 128, blue: 0)))]),
    ("\u{1B}]11;rgb:f/8/0\u{1B}\\", [.reply(.backgroundColor(.init(red: 255, green: 136, blue: 0)))]),
    ("\u{1B}[6;1;1t", []), ("\u{1B}[6;257;10t", []), ("\u{1B}[6;20;257t", []),
    ("\u{1B}[6;20;10t", CellPixels(width: 10, height: 20).map { [.reply(.cellSize($0))] } ?? []),
    ("\u{1B}_Gi=31;OK\u{1B}\\", [.reply(.kittyGraphics(isOK: true))]),
    ("\u{1B}_Gi=31;EINVAL:x\u{1B}\\", [.reply(.kittyGraphics(isOK: false))]),
  ]

  @Test(arguments: known)
  func `a sequence means its event`(text: String, meaning: [TerminalEvent]) {
    #expect(events(text) == meaning)
  }

  @Test(arguments: known)
  func `a sequence means the same wherever it is cut`(text: String, meaning: [TerminalEvent]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var parser = KeyParser()
      let events = parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...])
      #expect(events == meaning)
    }
    var parser = KeyParser()
    let events = bytes.flatMap { parser.parse([$0]) }
    #expect(events == meaning)
  }

  @Test(arguments: [
    "\u{1B}[?2026;2$y", "\u{1B}[48;24;80;480;800t", "\u{1B}[?1u", "\u{1B}[>1;2;3c", "\u{1B}[999z",
    "\u{1B}]0;title\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}[M !!", "\u{1B}[12;34X",
    "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;rgb:+1/00/00\u{7}", "\u{1B}[<0;0;0M", "\u{1B}[6;0;99999t",
    "\u{1B}[99999999999999999999999~", "\u{1B}[99;1;1;1;1;1;1;1~", "\u{1B}[3$", "\u{1B}[23$", "\u{1B}[4;2$y",
  ])
  func `an unknown sequence is swallowed whole`(text: String) {
    #expect(events(text + "q") == [.key(.character("q"))])
  }

  @Test func `a lone ESC is the Esc key when nothing follows`() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.flush() == [])
  }

  @Test func `ESC and an introducer are Alt and that key when nothing follows`() {
    for introducer in "[O]P_" {
      var parser = KeyParser()
      #expect(parser.parse("\u{1B}\(introducer)".utf8) == [])
      #expect(parser.flush() == [.key(Key(.character(introducer), .alt))])
    }
  }

  @Test func `the late rest of an answer is not taken for keys`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}]11;rgb:ff".utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.parse("ff/0/0\u{7}".utf8) == [.reply(.backgroundColor(.init(red: 255, green: 0, blue: 0)))])
  }

  @Test func `keys after a broken answer are keys`() {
    #expect(events("\u{1B}]11;rgb\r") == [.key(.enter)])
    #expect(events("\u{1B}]11;rgb\u{1B}[A") == [.key(.up)])
    #expect(events("\u{1B}[12\u{1B}[A") == [.key(.up)])
  }

  @Test(arguments: ["\u{1B}[12", "\u{1B}]11;rgb", "\u{1B}P>|gh", "\u{1B}_Gi"])
  func `CAN and SUB end a sequence and are no keys`(beginning: String) {
    #expect(events("\(beginning)\u{18}q\(beginning)\u{1A}r") == [.key(.character("q")), .key(.character("r"))])
  }

  @Test func `endless sequences are bounded and swallowed to their end`() {
    let digits = String(repeating: "1", count: 100_000)
    #expect(events("\u{1B}[\(digits)~q") == [.key(.character("q"))])
    #expect(events("\u{1B}]11;\(digits)\u{7}q") == [.key(.character("q"))])
  }

  @Test func `an endless paste is bounded and the keys after it are keys`() {
    let pasted = events("\u{1B}[200~" + String(repeating: "x", count: 200_000) + "\u{1B}[201~q")
    #expect(pasted == [.paste(String(repeating: "x", count: 65_536)), .key(.character("q"))])
  }

  @Test(arguments: ["\u{1B}]x", "\u{1B}Px", "\u{1B}_G", "\u{1B}[12", "\u{1B}[M!", "é"])
  func `what never ends is given up`(beginning: String) {
    var parser = KeyParser()
    #expect(parser.parse(beginning.utf8.prefix(beginning == "é" ? 1 : 10)) == [])
    #expect(parser.flush() + parser.giveUp() == [])
    #expect(parser.parse("q".utf8) == [.key(.character("q"))])
  }

  @Test func `of a paste without an end, what has come is pasted`() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[200~Par".utf8) + parser.flush() == [])
    #expect(parser.giveUp() == [.paste("Par")])
    #expect(parser.giveUp() + parser.parse("q".utf8) == [.key(.character("q"))])
  }

  @Test func `broken UTF-8 is dropped`() {
    var parser = KeyParser()
    let bytes: [UInt8] = [0xFF, 0xC3, 0x61, 0xE2, 0x82, 0x62, 0xED, 0xA0, 0x80, 0x63, 0x9B, 0xC2, 0x9B, 0x64]
    #expect(parser.parse(bytes) == "abcd".map { .key(.character($0)) })
  }

  @Test func `random bytes never trap`() {
    var random = Generator(seed: 7)
    let interesting: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x3C, 0x3F, 0x3B, 0x30, 0x39, 0x7E, 0x4D, 0x52, 0x5C, 0x07, 0xEC,
    ]
    var parser = KeyParser()
    for _ in 0..<100_000 {
      let byte = random.number(0...3) == 0 ? UInt8(random.number(0...255)) : random.pick(interesting)
      _ = parser.parse([byte])
      if random.number(0...50) == 0 { _ = parser.flush() }
    }
  }
}
