import Essentials

extension Condition {
  /// Each condition's number from 1 in the order of the cases, 0 if unknown. Another order needs a new cache version.
  static func bytes(_ conditions: some Sequence<Condition?>) -> Data {
    Data(conditions.map { $0.flatMap { numbers[$0] } ?? 0 })
  }

  /// The conditions of such bytes; `nil` for 0 and for numbers without a condition.
  static func conditions(_ bytes: Data) -> [Condition?] {
    bytes.map { $0 > 0 && Int($0) <= all.count ? all[Int($0) - 1] : nil }
  }

  private static let all = allCases
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(all, UInt8(1)...))
}
