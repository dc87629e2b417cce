/// A line of text being edited, with its cursor.
package struct LineEditor: Hashable, Sendable {
  /// The text so far.
  package private(set) var text: String
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// The most characters the line may have, at least 0.
  package let limit: Int

  /// A line with the cursor at its end; text beyond the limit is cut off, and a negative limit counts as 0.
  package init(_ text: String = "", limit: Int = 200) {
    self.limit = max(0, limit)
    self.text = String(text.prefix(self.limit))
    cursor = self.text.count
  }

  /// The number of terminal columns before the cursor.
  package var cursorColumn: Int { String(text.prefix(cursor)).displayWidth }

  /// Applies an editing key or a paste; returns whether the event was one. Enter, Esc and Tab, for example, aren't.
  package mutating func apply(_ event: TerminalEvent) -> Bool {
    if case .key(let key) = event { return press(key) }
    guard case .paste(let pasted) = event else { return false }
    insert(pasted)
    return true
  }

  /// Inserts at the cursor as much of a text as there is room for, without characters that can't be drawn.
  package mutating func insert(_ more: String) {
    let tail = text.dropFirst(cursor)
    var head = DrawableText.clean(String(text.prefix(cursor) + more.prefix(limit)))
    while head.count > cursor, head.count + tail.count > limit { head.removeLast() }
    // A mark joins the character before it, so characters are counted anew.
    text = String(head + tail)
    cursor = min(head.count, text.count)
  }

  /// Applies an editing key; returns whether the key is one.
  package mutating func press(_ key: Key) -> Bool {
    if let character = key.text {
      insert(String(character))
      return true
    }
    guard let range = removal(by: key) else { return move(by: key) }
    text = String(text.prefix(range.lowerBound)) + text.dropFirst(range.upperBound)
    cursor = min(range.lowerBound, text.count)
    return true
  }

  /// The positions of the characters that a deleting key removes, perhaps none; `nil` for other keys.
  private func removal(by key: Key) -> Range<Int>? {
    switch (key.code, key.modifiers) {
    case (.backspace, []), (.backspace, .shift): max(0, cursor - 1)..<cursor
    case (.delete, _), (.character("d"), .control): cursor..<min(text.count, cursor + 1)
    case (.character("k"), .control): cursor..<text.count
    case (.character("u"), .control): 0..<cursor
    case (.character("w"), .control), (.backspace, _): wordStart..<cursor
    default: nil
    }
  }

  /// Moves the cursor; returns whether the key does that.
  private mutating func move(by key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.left, []), (.character("b"), .control): cursor = max(0, cursor - 1)
    case (.right, []), (.character("f"), .control): cursor = min(text.count, cursor + 1)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = text.count
    case (.left, _), (.character("b"), .alt): cursor = wordStart
    case (.right, _), (.character("f"), .alt): cursor = wordEnd
    default: return false
    }
    return true
  }

  /// The position at which the word before the cursor begins.
  private var wordStart: Int {
    let head = Array(text.prefix(cursor))
    let blanks = head.reversed().prefix { $0 == " " }.count
    return cursor - blanks - head.dropLast(blanks).reversed().prefix { $0 != " " }.count
  }

  /// The position at which the word after the cursor ends.
  private var wordEnd: Int {
    let tail = text.dropFirst(cursor)
    let blanks = tail.prefix { $0 == " " }.count
    return cursor + blanks + tail.dropFirst(blanks).prefix { $0 != " " }.count
  }
}
