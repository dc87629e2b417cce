extension CaseIterable where Self: RawRepresentable<String> {
  /// The words of all cases as typed, in order.
  static var words: [String] { allCases.map(\.rawValue) }
}
