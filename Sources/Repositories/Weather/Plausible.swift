import Entities
import Essentials

/// Checks of the values, times and places in services' responses.
enum Plausible {
  /// The value, in the canonical unit, if the quantity can have it; else `nil`.
  static func value(_ value: Double?, of quantity: Quantity) -> Double? {
    value.flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }

  /// The seconds by which the first time may be ahead of the clock, which may be set to another zone's time.
  private static let maximumLead = 86_400.0
  /// How far the place of a response may be from the requested one, in km: it is the centre of a grid cell.
  private static let maximumDistance = 150.0

  /// Checks times in seconds since 1970; throws `unreadable` if they don't ascend, or begin over a day ahead of `now`.
  static func checkTimes(_ times: [Int], of service: Service, at now: Date) throws(ServiceFailure) {
    guard zip(times, times.dropFirst()).allSatisfy(<) else { throw .unreadable(service, .own(.timesOutOfOrder)) }
    guard let first = times.first, Double(first) - now.timeIntervalSince1970 > maximumLead else { return }
    throw .unreadable(service, .own(.timesAhead))
  }

  /// The values of a column, in the canonical unit, with NaN for impossible and unknown ones.
  static func column(_ values: [Float], of quantity: Quantity) -> [Float] {
    let range = quantity.measure.range
    let bounds = Float(range.lowerBound)...Float(range.upperBound)
    return values.contains { !bounds.contains($0) } ? values.map { bounds.contains($0) ? $0 : .nan } : values
  }

  /// Whether a response for a place in degrees can be about the `requested` one; one without a possible place can.
  /// Distance decides rather than degrees, because those of longitude are short near the poles.
  static func isPlace(latitude: Double?, longitude: Double?, near requested: Coordinates) -> Bool {
    guard let latitude, let longitude, let place = Coordinates(latitude: latitude, longitude: longitude) else {
      return true
    }
    return place.distance(to: requested) < maximumDistance
  }
}
