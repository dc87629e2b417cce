nonisolated extension Words {
  /// A number of bytes in megabytes (10⁶), with one decimal and the language's decimal mark, without the unit.
  package func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, digits: 1) }
}
