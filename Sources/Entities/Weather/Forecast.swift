import Essentials

/// The forecast for one place.
package struct Forecast: Hashable, Sendable {
  /// The hours, which may begin before now.
  package var hours: HourlyForecast
  /// The days by the place's calendar, in order.
  package var days: [DailyForecast]
  /// The number of days requested if more than usual, of which the service may have sent fewer; else `nil`.
  package var requestedDays: Int?

  package init(hours: HourlyForecast, days: [DailyForecast]) { (self.hours, self.days) = (hours, days) }

  /// Whether it has no hours with a value and no day with a condition, temperature or precipitation.
  package var isEmpty: Bool { hours.hasNoValues && days.allSatisfy(\.isEmpty) }
}

/// Coded in columns of bytes with a value for each day, which are read from the cache much faster than lists of
/// numbers: dates as days since 1970 in 64 bits, conditions as the bytes of `Condition`, and each quantity that any day
/// has as the bits of `Double`, NaN if unknown. In a column that is too short, the values of the last days are unknown.
extension Forecast: Codable {
  private enum CodingKeys: String, CodingKey { case hours, dates, conditions, columns, requestedDays }

  /// - Throws: `DecodingError` for a missing column or dates that don't ascend.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dates = ByteColumn.words(try container.decode(Data.self, forKey: .dates), as: Int.self)
    var days = dates.map { DailyForecast(date: CivilDate(daysSince1970: $0)) }
    guard zip(days, days.dropFirst()).allSatisfy({ $0.date < $1.date }) else {
      throw DecodingError.dataCorruptedError(forKey: .dates, in: container, debugDescription: "dates do not ascend")
    }
    let conditions = Condition.conditions(try container.decode(Data.self, forKey: .conditions))
    for (index, condition) in zip(days.indices, conditions) { days[index].condition = condition }
    for (quantity, column) in try container.columns(forKey: .columns) {
      for (index, bits) in zip(days.indices, ByteColumn.words(column, as: UInt64.self)) {
        let value = Double(bitPattern: bits)
        days[index][quantity] = value.isFinite ? value : nil
      }
    }
    self.init(hours: try container.decode(HourlyForecast.self, forKey: .hours), days: days)
    requestedDays = try container.decodeIfPresent(Int.self, forKey: .requestedDays)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hours, forKey: .hours)
    try container.encodeIfPresent(requestedDays, forKey: .requestedDays)
    try container.encode(ByteColumn.data(days.map(\.date.daysSince1970)), forKey: .dates)
    try container.encode(Condition.bytes(days.map(\.condition)), forKey: .conditions)
    var columns = container.nestedContainer(keyedBy: Quantity.self, forKey: .columns)
    for quantity in Quantity.all(in: .day) where days.contains(where: { $0[quantity] != nil }) {
      try columns.encode(ByteColumn.data(days.map { ($0[quantity] ?? .nan).bitPattern }), forKey: quantity)
    }
  }
}
