extension Comparable where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Orders cases as they are declared; Swift synthesises that only for enums without raw values.
  package static func < (left: Self, right: Self) -> Bool {
    let first = allCases.first { $0 == left || $0 == right }
    return first == left && left != right
  }
}
