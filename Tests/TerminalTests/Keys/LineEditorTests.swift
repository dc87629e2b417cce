import Terminal
import Testing

struct LineEditorTests {
  private func edited(_ text: String, _ keys: Key...) -> LineEditor {
    var line = LineEditor(text)
    for key in keys { #expect(line.press(key) == true) }
    return line
  }

  @Test func `typed characters are inserted at the cursor`() {
    let line = edited("Sul", .left, .left, .character("e"), .character("o"))
    #expect(line.text == "Seoul")
    #expect(line.cursor == 3)
  }

  @Test func `keys of the shell move and delete`() {
    #expect(edited("New York", .control("w")).text == "New ")
    #expect(edited("New York  ", .control("w")).text == "New ")
    #expect(edited("New York", .control("a"), .control("k")).text == "")
    #expect(edited("New York", .control("a"), .delete).text == "ew York")
    #expect(edited("New York", .left, .control("u")).text == "k")
    #expect(edited("New York", .backspace).text == "New Yor")
    #expect(edited("New York", Key(.left, .control)).cursor == 4)
    #expect(edited("New York", .home, Key(.right, .control)).cursor == 3)
    #expect(edited("", .backspace, .delete, .left, .right, .control("w")).text == "")
  }

  @Test func `the cursor moves by characters and knows its column`() {
    var line = edited("서울e\u{301}", .left)
    #expect(line.cursorColumn == 4)
    _ = line.press(.backspace)
    #expect(line.text == "서e\u{301}")
    #expect(line.cursorColumn == 2)
  }

  @Test func `a mark that is typed joins the character before it`() {
    let line = edited("e", .character("\u{301}"), .character("x"))
    #expect(line.text == "e\u{301}x")
    #expect(line.cursor == 2)
  }

  @Test func `a character has at most four marks, typed together or one by one`() {
    let marks = Array(repeating: Key.character("\u{301}"), count: 6)
    var line = edited("e")
    for mark in marks { #expect(line.press(mark) == true) }
    #expect(line.text == "e" + String(repeating: "\u{301}", count: 4))
    #expect(line.cursor == 1)
  }

  @Test func `a paste is inserted without controls and within the limit`() {
    var line = LineEditor("ab", limit: 5)
    #expect(line.apply(.paste("x\u{1B}y\u{202E}zw")) == true)
    #expect(line.text == "abxyz")
    #expect(line.apply(.paste("more")) == true)
    #expect(line.text == "abxyz")
    #expect(line.cursor == 5)
  }

  @Test func `a negative limit leaves no room instead of ending the program`() {
    #expect(LineEditor("ab", limit: -1).text == "")
  }

  @Test func `other keys and events are not applied`() {
    var line = LineEditor("a")
    #expect(line.press(.enter) == false)
    #expect(line.press(.escape) == false)
    #expect(line.press(.up) == false)
    #expect(line.press(.control("r")) == false)
    #expect(line.apply(.resumed) == false)
  }

  @Test func `the cursor stays within the text whatever is pressed`() {
    var random = Generator(seed: 2)
    var line = LineEditor(limit: 30)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .control("k"), .control("u"), .control("w"), .character("a"),
      .character(" "), .character("서"), .character("\u{301}"), .character("🇰"), Key(.left, .alt), Key(.right, .alt),
      .character("\u{1100}"), .character("\u{1161}"),
    ]
    for _ in 0..<5000 {
      _ = line.press(random.pick(keys))
      #expect(line.cursor >= 0 && line.cursor <= line.text.count && line.text.count <= 30)
    }
  }
}
