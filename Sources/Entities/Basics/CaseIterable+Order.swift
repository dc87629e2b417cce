extension Comparable where Self: CaseIterable {
  /// Cases are ordered as they are declared.
  package static func < (left: Self, right: Self) -> Bool {
    allCases.firstIndex(of: left) ?? allCases.startIndex < allCases.firstIndex(of: right) ?? allCases.startIndex
  }
}
