package import Essentials

/// When something falls next, or stops falling, as far as a forecast by hours goes; beyond its days hours mean little.
package enum NextRain: Hashable, Sendable {
  case unknown
  /// Nothing falls until an instant, up to which the forecast is looked at.
  case dry(until: Date)
  case coming(Date)
  /// It falls now, until an instant or for as long as is known.
  case falling(until: Date?)

  private static let horizon = 5.0 * 86_400
  /// Seconds that must be known before dryness is worth reporting.
  private static let shortest = 6.0 * 3600

  /// From the hour in progress on.
  package init(_ hours: HourlyForecast, at now: Date) {
    guard let first = hours.index(at: now) else { self = .unknown; return }
    let end = now.addingTimeInterval(Self.horizon)
    let known = (first..<hours.count).prefix { hours.time(at: $0) < end && hours.isWet(at: $0) != nil }
    guard let last = known.last else { self = .unknown; return }
    if hours.isWet(at: first) == true {
      // One dry hour between two wet ones is a pause, not the end.
      let dry = known.first { hours.isWet(at: $0) == false && hours.isWet(at: $0 + 1) != true }
      self = .falling(until: dry.map(hours.time))
    } else if let wet = known.first(where: { hours.isWet(at: $0) == true }) {
      self = .coming(hours.time(at: wet))
    } else {
      let end = hours.time(at: last)
      self = end.timeIntervalSince(now) < Self.shortest ? .unknown : .dry(until: end)
    }
  }
}

extension HourlyForecast {
  /// Whether one would take an umbrella in the step that begins at an index; `nil` where nothing is known of it.
  fileprivate func isWet(at index: Int) -> Bool? {
    guard times.indices.contains(index) else { return nil }
    var slot = HourSlot(start: time(at: index))
    slot.condition = condition(at: index)
    for quantity in [Quantity.precipitation, .precipitationChance] { slot[quantity] = hourly(quantity, from: index) }
    return slot.isRainKnown ? slot.isWet : nil
  }
}
