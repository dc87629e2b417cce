extension TerminalDevice {
  /// Prints texts one at a time on the current line and asks where the cursor is after each.
  ///
  /// The line is cleared again. To be used only where the terminal may be asked; the device is used up by it.
  ///
  /// - Parameters:
  ///   - texts: What is measured, each short and without anything that moves the cursor.
  ///   - limit: How long to wait for the last answer.
  /// - Returns: The columns each took as the terminal draws it, as far as it answered.
  package func columns(of texts: [String], within limit: Duration = .milliseconds(500)) async -> [Int] {
    guard enterRaw() else { return [] }
    let (places, continuation) = AsyncStream.makeStream(of: Int.self)
    var parser = KeyParser()
    parser.awaitsCursorPosition = true
    let reader = Locked(parser)
    start { input in
      switch input {
      case .bytes(let bytes):
        for byte in bytes { Self.pass(byte, reader, to: continuation) }
      case .closed, .signal: continuation.finish()
      }
    }
    after(limit) { continuation.finish() }
    let question = texts.map { "\r\($0)\u{1B}[6n" }.joined() + "\r\u{1B}[2K"
    if write(Array(question.utf8)[...]) == .closed { continuation.finish() }
    var columns: [Int] = []
    for await column in places {
      columns.append(column)
      if columns.count == texts.count { break }
    }
    finish()
    restore()
    return columns
  }

  /// Byte by byte, since a parser that has heard one place takes the next for a key.
  private static func pass(_ byte: UInt8, _ reader: Locked<KeyParser>, to places: AsyncStream<Int>.Continuation) {
    for case .reply(.cursorPosition(let place)) in reader.with({ $0.parse([byte]) }) {
      reader.with { $0.awaitsCursorPosition = true }
      places.yield(place.column)
    }
  }
}
