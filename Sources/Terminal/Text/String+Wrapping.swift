extension String {
  /// The text in lines of at most `width` columns.
  ///
  /// Lines break at blanks, of which several count as one, and beside Chinese and Japanese characters; a word longer
  /// than a line is split. Existing line breaks and empty lines remain. A width under 2 counts as 2.
  package func wrapped(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var wrap = LineWrap(width: max(2, width))
      for word in paragraph.split(separator: " ") { wrap.add(word) }
      return wrap.finished
    }
  }
}
