import Entities
import Essentials

/// Checks of values and times from services.
enum Plausible {
  /// The value if it is in the possible range of the quantity, else `nil`.
  static func value(_ value: Double?, of quantity: Quantity) -> Double? {
    value.flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }

  /// How far the first time may lie ahead of the clock, in seconds, because the clock may be set to another zone's time.
  private static let lead = 86_400.0

  /// Checks times in seconds since 1970; throws `unreadable` if they don't ascend, or begin too far ahead of the clock.
  static func check(_ times: [Int], of service: Service, at now: Date) throws(ServiceFailure) {
    guard zip(times, times.dropFirst()).allSatisfy(<) else { throw .unreadable(service, .own(.timesOutOfOrder)) }
    guard let first = times.first, Double(first) - now.timeIntervalSince1970 > lead else { return }
    throw .unreadable(service, .own(.timesAhead))
  }

  /// A column with NaN for impossible values.
  static func column(_ values: [Float], of quantity: Quantity) -> [Float] {
    let range = quantity.measure.range
    let bounds = Float(range.lowerBound)...Float(range.upperBound)
    return values.contains { !bounds.contains($0) } ? values.map { bounds.contains($0) ? $0 : .nan } : values
  }
}
