package import Essentials

/// What a person asks first of a forecast: whether and when something falls, and how the day compares with the one
/// before.
package struct Outlook: Hashable, Sendable {
  /// What falls.
  package enum Fall: String, CaseIterable, Sendable {
    case rain, sleet, snow, thunderstorm
    /// Rain in some hours, snow in others.
    case rainAndSnow
  }

  package enum Precipitation: Hashable, Sendable {
    case unknown
    /// Nothing for that many hours, as far as the forecast goes.
    case dry(hours: Int)
    /// It falls now, until an instant or for as long as is looked ahead.
    case falling(Fall, until: Date?)
    /// It begins at an instant, and ends at one or not within the time looked ahead.
    case coming(Fall, from: Date, until: Date?)
  }

  /// A day's high against that of the day before.
  package struct Change: Hashable, Sendable {
    /// Whether tomorrow is compared with today; else today with yesterday.
    package var isTomorrow: Bool
    /// How many K warmer it is.
    package var kelvin: Double
  }

  package var precipitation: Precipitation
  package var change: Change?

  /// The outlook of the 24 hours from an instant on. From 18:00 in the place's zone tomorrow is compared, not today.
  package init(_ forecast: Forecast, at now: Date, in zone: Zone) {
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let start = now.addingTimeInterval(-(local - (local / 3600).rounded(.down) * 3600))
    precipitation = Self.precipitation(forecast.hours.slots(from: start, count: 24))
    change = Self.change(forecast.days, at: now, in: zone)
  }

  private static func precipitation(_ slots: [HourSlot]) -> Precipitation {
    let known = slots.prefix(while: \.isRainKnown)
    guard known.count >= min(slots.count, 6), !known.isEmpty else { return .unknown }
    guard let first = known.firstIndex(where: \.isWet) else { return .dry(hours: known.count) }
    var last = first
    // One dry hour between two wet ones is a pause, not the end.
    for index in known.indices where index > first && known[index].isWet && index - last <= 2 { last = index }
    let end = last + 1 < known.count ? known[last + 1].start : nil
    let fall = fall(known[first...last])
    return first == 0 ? .falling(fall, until: end) : .coming(fall, from: known[first].start, until: end)
  }

  private static func fall(_ slots: ArraySlice<HourSlot>) -> Fall {
    let families = Set(slots.compactMap(\.condition?.family))
    if families.contains(.thunderstorm) { return .thunderstorm }
    if families.contains(.sleet) { return .sleet }
    let isSnow = families.contains(.snow), isRain = families.contains(.rain) || families.contains(.drizzle)
    if isSnow { return isRain ? .rainAndSnow : .snow }
    let warmest = slots.compactMap(\.temperature).max() ?? 10
    return isRain || warmest > 0 ? .rain : .snow
  }

  private static func change(_ days: [DailyForecast], at now: Date, in zone: Zone) -> Change? {
    let today = CivilDate(now, in: zone)
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let isEvening = local - (local / 86_400).rounded(.down) * 86_400 >= 18 * 3600
    let date = today.advanced(by: isEvening ? 1 : 0)
    func high(_ date: CivilDate) -> Double? { days.first { $0.date == date }?.temperatureMax }
    guard let after = high(date), let before = high(date.advanced(by: -1)) else { return nil }
    return Change(isTomorrow: isEvening, kelvin: after - before)
  }
}
