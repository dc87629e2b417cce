package import Entities
import Essentials

/// An hour of a forecast in a document: the weather at its time, amount and chance of precipitation in the hour (or step)
/// that begins there.
package struct HourDocument: Codable {
  package var time: ISOInstant
  @OrNull package var condition: Condition?
  private(set) var quantities: QuantityDocument

  /// The hours of a forecast from the one in progress on.
  static func hours(of forecast: Forecast?, from now: Date, _ zone: Zone, in units: Units) -> [HourDocument] {
    guard let hours = forecast?.hours else { return [] }
    let first = hours.index(at: now) ?? hours.times.firstIndex { Double($0) > now.timeIntervalSince1970 } ?? hours.count
    return (first..<hours.count).compactMap { HourDocument(hours, $0, zone, in: units) }
  }

  private init?(_ hours: HourlyForecast, _ index: Int, _ zone: Zone, in units: Units) {
    guard let time = ISOInstant(hours.time(at: index), in: zone) else { return nil }
    self.time = time
    condition = hours.condition(at: index)
    quantities = QuantityDocument(.hour, in: units) { quantity in
      // A forecast has these for the time that ends at an entry.
      hours.value(quantity, at: quantity.row.isOfPeriod ? index + 1 : index)
    }
  }

  private enum CodingKeys: CodingKey { case time, condition }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(ISOInstant.self, forKey: .time)
    _condition = try container.decode(OrNull.self, forKey: .condition)
    quantities = try QuantityDocument(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try quantities.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(_condition, forKey: .condition)
  }

  /// The most entries that are read: sixteen days of hours.
  private static let limit = 16 * 24 + 1

  /// The forecast that hours of a document tell; hours out of order are left out.
  static func forecast(_ documents: [HourDocument], from units: Units) -> HourlyForecast {
    let hours = inOrder(documents.prefix(limit))
    var forecast = HourlyForecast(times: hours.map { Int($0.time.date.timeIntervalSince1970) })
    forecast.set(conditions: hours.map(\.condition))
    for quantity in Quantity.all(in: .hour) {
      let values = hours.map { $0.quantities.canonical(quantity, from: units).map { Float($0) } ?? .nan }
      forecast.set(quantity, (quantity.row.isOfPeriod ? [.nan] : []) + values)
    }
    return forecast
  }

  /// Those that are an hour or more after the former one.
  private static func inOrder(_ documents: some Sequence<HourDocument>) -> [HourDocument] {
    documents.reduce(into: []) { hours, hour in
      if let last = hours.last, hour.time.date.timeIntervalSince(last.time.date) < 3600 { return }
      hours.append(hour)
    }
  }
}

/// A local calendar day of a forecast in a document.
package struct DayDocument: Codable {
  package var date: CivilDate
  @OrNull package var condition: Condition?
  private var quantities: QuantityDocument
  @OrNull package var sunrise: ISOInstant?
  @OrNull package var sunset: ISOInstant?

  /// The days of a forecast from the running one on.
  static func days(
    of forecast: Forecast?, from now: Date, _ zone: Zone, sun: [CivilDate: SunTimes], in units: Units
  ) -> [DayDocument] {
    let today = CivilDate(now, in: zone)
    return (forecast?.days ?? []).filter { $0.date >= today }.map {
      DayDocument($0, zone, sun: sun[$0.date], in: units)
    }
  }

  private init(_ day: DailyForecast, _ zone: Zone, sun: SunTimes?, in units: Units) {
    date = day.date
    condition = day.condition
    quantities = QuantityDocument(.day, in: units) { day[$0] }
    sunrise = ISOInstant(sun?.rise?.nearestSecond, in: zone)
    sunset = ISOInstant(sun?.set?.nearestSecond, in: zone)
  }

  private enum CodingKeys: CodingKey { case date, condition, sunrise, sunset }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    date = try container.decode(CivilDate.self, forKey: .date)
    _condition = try container.decode(OrNull.self, forKey: .condition)
    quantities = try QuantityDocument(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try quantities.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(_condition, forKey: .condition)
    try container.encode(_sunrise, forKey: .sunrise)
    try container.encode(_sunset, forKey: .sunset)
  }

  /// The days in a document, in order, each once.
  static func forecast(_ documents: [DayDocument], from units: Units) -> [DailyForecast] {
    documents.prefix(17).reduce(into: []) { days, document in
      if let last = days.last, document.date <= last.date { return }
      days.append(document.day(from: units))
    }
  }

  private func day(from units: Units) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = condition
    for quantity in Quantity.all(in: .day) { day[quantity] = quantities.canonical(quantity, from: units) }
    return day
  }
}
