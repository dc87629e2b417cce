extension ControlSequence {
  /// The answer the sequence holds.
  var reply: TerminalReply? {
    guard !hasIntermediates else { return nil }
    switch (prefix, final) {
    case ("?", "c"): return .deviceAttributes(parameters.compactMap(\.self))
    case ("?", "n") where number(0) == 997: return colorScheme
    case (nil, "t"): return size
    case (nil, "R"):
      return .cursorPosition(CellPosition(row: max(1, number(0)) - 1, column: max(1, number(1)) - 1))
    default: return nil
    }
  }

  private var colorScheme: TerminalReply? {
    switch number(1) {
    case 1: .colorScheme(isDark: true)
    case 2: .colorScheme(isDark: false)
    default: nil
    }
  }

  /// Heights come first.
  private var size: TerminalReply? {
    guard parameters.count == 3 else { return nil }
    switch number(0) {
    case 6: return CellPixels(width: number(2), height: number(1)).map(TerminalReply.cellSize)
    case 4 where number(1) > 0 && number(2) > 0: return .windowPixels(width: number(2), height: number(1))
    default: return nil
    }
  }
}
