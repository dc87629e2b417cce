import Entities
import Essentials

/// The time series of a Locationforecast document, in order of time.
struct METNorwaySeries {
  private let entries: [METNorwayEntry]
  /// When the model last ran, in seconds since 1970.
  private let updatedAt: Double?
  /// A GeoJSON position: longitude and latitude in degrees, altitude in metres.
  private let place: JSONValue?

  /// The age in seconds by which the model, which runs at least four times a day, should have run again.
  private static let maximumModelAge = 43_200.0
  /// How far from now an entry may be to count as current, in seconds.
  private static let currentTolerance = 10_800.0

  /// The series of a cached body; throws if it isn't JSON.
  init(cached body: Data) throws(JSONError) { self.init(try JSONReader.lenient(body)) }

  /// The series of a response. Throws `noData` without entries, `unreadable` if it is about another place or begins too
  /// far ahead of the clock, or what `ServiceReply.document()` throws.
  init(_ reply: ServiceReply, for city: City) throws(ServiceFailure) {
    self.init(try reply.document())
    if entries.isEmpty { throw .noData(.metNorway) }
    guard isAbout(city) else { throw reply.unreadable(.wrongPlace) }
    try Plausible.checkTimes(entries.prefix(1).map(\.time), of: .metNorway, at: reply.receivedAt)
  }

  /// Reads at most 1000 entries, far more than are sent, without those that have no time or are out of order.
  private init(_ document: JSONValue?) {
    entries = document["properties"]["timeseries"].elements.prefix(1000).reduce(into: []) { entries, element in
      guard let entry = METNorwayEntry(element), entry.time > entries.last?.time ?? Int.min else { return }
      entries.append(entry)
    }
    updatedAt = document["properties"]["meta"]["updated_at"]?.instant?.timeIntervalSince1970
    place = document["geometry"]["coordinates"]
  }

  /// Whether the document can be about a city, by its coordinates.
  func isAbout(_ city: City) -> Bool {
    Plausible.isPlace(latitude: place[1].double, longitude: place[0].double, near: city.coordinates)
  }

  /// The weather of the entry nearest to `now`, as there are no observations. It is dated to the entry's time, but not
  /// after `now`, or after the model's run if that was over half a day ago. Throws `noData` if no entry is within three
  /// hours, or the entry is empty.
  func current(at now: Date) throws(ServiceFailure) -> CurrentWeather {
    let seconds = now.timeIntervalSince1970
    let nearest = entries.min { abs(Double($0.time) - seconds) < abs(Double($1.time) - seconds) }
    guard let nearest, abs(Double(nearest.time) - seconds) <= Self.currentTolerance else { throw .noData(.metNorway) }
    let outdatedRun = updatedAt.flatMap { seconds - $0 > Self.maximumModelAge ? $0 : nil }
    let time = min(Double(nearest.time), outdatedRun ?? seconds)
    let weather = nearest.weather(observedAt: Date(timeIntervalSince1970: time))
    if weather.isEmpty { throw .noData(.metNorway) }
    return weather
  }

  /// The forecast at the document's times, with days in the place's zone; throws `noData` if it is empty.
  func forecast(in zone: Zone) throws(ServiceFailure) -> Forecast {
    var hours = HourlyForecast(times: entries.map(\.time))
    hours.set(conditions: entries.map(\.condition))
    for quantity in METNorwayEntry.instantQuantities { hours.set(quantity, entries.map { $0.value(quantity) }) }
    for quantity in METNorwayEntry.periodQuantities { hours.set(quantity, periodValues(of: quantity)) }
    let forecast = Forecast(hours: hours, days: hours.days(in: zone))
    if forecast.isEmpty { throw .noData(.metNorway) }
    return forecast
  }

  /// The values for the periods from each entry to the next, stored at the end of each period.
  private func periodValues(of quantity: Quantity) -> [Double?] {
    let periods = zip(entries, entries.dropFirst()).map { entry, next in
      let seconds = next.time - entry.time
      return seconds % 3600 == 0 ? entry.value(quantity, inNextHours: seconds / 3600) : nil
    }
    return entries.prefix(1).map { _ in nil } + periods
  }
}
