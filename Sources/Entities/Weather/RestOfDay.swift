package import Essentials

/// Today's precipitation, split into past and future: the whole day's could seem to contradict “dry for 24 hours”.
package struct RestOfDay: Hashable, Sendable {
  /// mm in the full hours since midnight, or since 23:30 in half-hour zones; `nil` unless all are known.
  package let fallen: Double?
  /// The amounts and chances of the remaining hours, including the current one, as far as they are known.
  private var rest = QuantityValues()
  /// The most frequent condition of the remaining hours if they are dry, else `nil`.
  private let dryCondition: Condition?

  /// The amounts and chances that a day has.
  private static let quantities = Quantity.all(in: .day).filter(\.row.coversPeriod)

  /// The precipitation of the current day in a zone; `nil` if nothing is known about its remaining hours.
  package init?(_ hours: HourlyForecast, at now: Date, in zone: Zone) {
    let today = CivilDate(now, in: zone)
    let midnight = today.start(in: zone)
    let length = today.advanced(by: 1).start(in: zone).timeIntervalSince(midnight)
    let slots = hours.slots(from: midnight, count: Int((length / 3600).rounded()))
    let past = slots.prefix { $0.start.addingTimeInterval(3600) <= now }
    let remaining = slots.dropFirst(past.count)
    let isKnown = remaining.contains { $0[.precipitation] != nil || $0[.precipitationChance] != nil }
    guard isKnown else { return nil }
    let fell = past.compactMap { $0[.precipitation] }
    fallen = fell.count == past.count ? fell.reduce(0, +) : nil
    for quantity in Self.quantities {
      rest[quantity] = quantity.row.daily?.value { hourly in remaining.compactMap { $0[hourly] } }
    }
    dryCondition = remaining.contains { $0.isWet == true } ? nil : Self.mostFrequent(remaining.compactMap(\.condition))
  }

  /// The most frequent dry condition, of equally frequent ones the most severe; `nil` if none is dry.
  private static func mostFrequent(_ conditions: [Condition]) -> Condition? {
    // `max` takes the first of equals; reversed, that is the most severe.
    Condition.allCases.reversed().filter { conditions.contains($0) && !$0.isPrecipitation }
      .max { first, second in conditions.count { $0 == first } < conditions.count { $0 == second } }
  }

  /// Today's forecast with the amounts, the chance and, if it stays dry, the condition of the rest of the day. Values
  /// that the hours lack become unknown, as the whole day's would be wrong.
  package func applied(to day: DailyForecast) -> DailyForecast {
    var day = day
    for quantity in Self.quantities { day[quantity] = rest[quantity] }
    if day.condition?.isPrecipitation == true, let dryCondition { day.condition = dryCondition }
    return day
  }
}
