extension RandomAccessCollection {
  /// The first index whose element passes a test, found by bisection; `endIndex` if there is none. All elements that
  /// pass must come after those that don't.
  // Inlinable, because some callers search once per character or hour.
  @inlinable package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
