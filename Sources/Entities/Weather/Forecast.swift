import Essentials

/// The forecast for one place.
package struct Forecast: Hashable, Sendable {
  /// The hours, which may begin before now.
  package var hours: HourlyForecast
  /// The days by the place's calendar, in order.
  package var days: [DailyForecast]

  package init(hours: HourlyForecast, days: [DailyForecast]) { (self.hours, self.days) = (hours, days) }

  /// Whether the forecast has nothing to show.
  package var isEmpty: Bool { hours.isEmpty && days.allSatisfy(\.isEmpty) }
}

/// Coded in columns of bytes with a value for each day, as the cache is read faster that way: days since 1970 as 64-bit
/// integers, numbers of conditions as bytes, and each quantity that any day has as `Double` bits, NaN if unknown.
extension Forecast: Codable {
  private enum CodingKeys: String, CodingKey { case hours, dates, conditions, columns }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dates = ByteColumn.words(try container.decode(Data.self, forKey: .dates), as: Int.self)
    var days = dates.map { DailyForecast(date: CivilDate(daysSince1970: $0)) }
    let conditions = Condition.conditions(try container.decode(Data.self, forKey: .conditions))
    for (index, condition) in zip(days.indices, conditions) { days[index].condition = condition }
    for (quantity, column) in try container.columns(forKey: .columns) {
      for (index, bits) in zip(days.indices, ByteColumn.words(column, as: UInt64.self)) {
        let value = Double(bitPattern: bits)
        days[index][quantity] = value.isFinite ? value : nil
      }
    }
    self.init(hours: try container.decode(HourlyForecast.self, forKey: .hours), days: days)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hours, forKey: .hours)
    try container.encode(ByteColumn.data(days.map(\.date.daysSince1970)), forKey: .dates)
    try container.encode(Condition.bytes(days.map(\.condition)), forKey: .conditions)
    var columns: [Quantity: Data] = [:]
    for quantity in Quantity.all(in: .day) where days.contains(where: { $0[quantity] != nil }) {
      columns[quantity] = ByteColumn.data(days.map { ($0[quantity] ?? .nan).bitPattern })
    }
    try container.encode(columns, forKey: .columns)
  }
}
