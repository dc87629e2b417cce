package import Essentials

/// A forecast in short: whether and when precipitation falls, and how the day's high differs from the day before's.
package struct Outlook: Hashable, Sendable {
  /// What falls; drizzle counts as rain, freezing rain as sleet.
  package enum PrecipitationType: String, CaseIterable, Sendable {
    case rain, sleet, snow, thunderstorm
  }

  /// A change to another type of precipitation.
  package struct Changeover: Hashable, Sendable {
    package var type: PrecipitationType
    /// The start of the first hour of that type.
    package var date: Date
  }

  /// The precipitation of the next 24 hours.
  package enum Precipitation: Hashable, Sendable {
    /// Nothing is known about one of the first six hours.
    case unknown
    /// Nothing falls for that many hours, which may be fewer than 24 if the forecast ends earlier.
    case dry(hours: Int)
    /// Something falls now, and may turn into something else; `until` is `nil` if no end within the 24 hours is known.
    case falling(PrecipitationType, changeover: Changeover? = nil, until: Date?)
    /// Something begins to fall later; `changeover` and `until` likewise.
    case coming(PrecipitationType, from: Date, changeover: Changeover? = nil, until: Date?)
  }

  /// A day's high compared with that of the day before.
  package struct HighChange: Hashable, Sendable {
    /// Whether tomorrow is compared with today, not today with yesterday.
    package var isTomorrow: Bool
    /// The difference in K, positive if the later day is warmer.
    package var kelvin: Double
  }

  package var precipitation: Precipitation
  /// How the high changes; `nil` if the forecast lacks one of the two highs.
  package var highChange: HighChange?

  /// The outlook for 24 hours from an instant on. From 18:00 local time, tomorrow is compared with today.
  package init(_ forecast: Forecast, at now: Date, in zone: Zone) {
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let secondOfDay = local - (local / 86_400).rounded(.down) * 86_400
    let start = now.addingTimeInterval(-secondOfDay.truncatingRemainder(dividingBy: 3600))
    precipitation = Self.precipitation(forecast.hours.slots(from: start, count: 24))
    highChange = Self.highChange(forecast.days, today: CivilDate(now, in: zone), isEvening: secondOfDay >= 18 * 3600)
  }

  /// The precipitation of consecutive hours; unknown unless something is known about at least the first six.
  private static func precipitation(_ slots: [HourSlot]) -> Precipitation {
    let known = slots.prefix { $0.isWet != nil }
    guard known.count >= 6 else { return .unknown }
    guard let first = known.firstIndex(where: { $0.isWet == true }) else { return .dry(hours: known.count) }
    var last = first
    // A single dry hour between wet ones is a pause, not the end.
    for index in known.indices where index > first && known[index].isWet == true && index - last <= 2 { last = index }
    let end = last + 1 < known.count ? known[last + 1].start : nil
    let (type, change) = types(known[first...last])
    return first == 0
      ? .falling(type, changeover: change, until: end)
      : .coming(type, from: known[first].start, changeover: change, until: end)
  }

  /// What falls first in a spell, and what it turns into next. Hours without a known type, such as pauses, are skipped.
  private static func types(_ slots: ArraySlice<HourSlot>) -> (first: PrecipitationType, changeover: Changeover?) {
    let known = slots.compactMap { slot in
      slot.condition.flatMap(PrecipitationType.init).map { Changeover(type: $0, date: slot.start) }
    }
    guard let first = known.first else {
      return (PrecipitationType(nil, celsius: slots.compactMap { $0[.temperature] }.max()), nil)
    }
    return (first.type, known.first { $0.type != first.type })
  }

  /// The change of the high from today to tomorrow in the evening, else from yesterday to today.
  private static func highChange(_ days: [DailyForecast], today: CivilDate, isEvening: Bool) -> HighChange? {
    let date = today.advanced(by: isEvening ? 1 : 0)
    func high(_ date: CivilDate) -> Double? { days.first { $0.date == date }?[.temperatureMax] }
    guard let later = high(date), let earlier = high(date.advanced(by: -1)) else { return nil }
    return HighChange(isTomorrow: isEvening, kelvin: later - earlier)
  }
}

extension Outlook.PrecipitationType {
  /// The type for a condition, or else for a temperature in °C: snow up to 0, rain if warmer or unknown.
  package init(_ condition: Condition?, celsius: Double?) {
    self = condition.flatMap(Self.init) ?? ((celsius ?? .infinity) > 0 ? .rain : .snow)
  }

  /// The type for a condition; `nil` if nothing falls.
  package init?(_ condition: Condition) {
    switch condition.family {
    case .snow: self = .snow
    case .sleet: self = .sleet
    case .thunderstorm: self = .thunderstorm
    case .rain, .drizzle: self = .rain
    case .clear, .partlyCloudy, .cloudy, .fog, .dust, .wind: return nil
    }
  }
}
