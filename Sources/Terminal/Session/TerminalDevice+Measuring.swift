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
    let question = texts.map { "\r\($0)\u{1B}[6n" }.joined() + "\r\u{1B}[2K"
    let replies = await TerminalQuestion(self, awaitsPlaces: true).replies(to: Array(question.utf8), within: limit) {
      $0.count(where: \.isPlace) == texts.count
    }
    return replies.compactMap { if case .cursorPosition(let place) = $0 { place.column } else { nil } }
  }
}

extension TerminalReply {
  fileprivate var isPlace: Bool { if case .cursorPosition = self { true } else { false } }
}
