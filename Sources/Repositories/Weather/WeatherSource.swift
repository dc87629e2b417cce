package import Entities
import Essentials

/// A service that knows the weather now and to come, mapped to skydash's entities in canonical units.
///
/// Another provider is one more type of this kind: it reads its own wire format and nothing else changes.
package protocol WeatherSource: Sendable {
  var provider: Provider { get }
  /// How many places one request can ask for; more places mean more requests, one after the other.
  var placesPerRequest: Int { get }
  /// Whether one request brings the weather now and the forecast together; else it is asked for one at a time.
  var answersBothAtOnce: Bool { get }

  /// The most days of a forecast that it can be asked for; `nil` for one that always sends all it has.
  var mostDays: Int? { get }

  /// The weather now, the forecast of so many days from today, or both where ``answersBothAtOnce``, in the order of `cities`,
  /// of which there are at most ``placesPerRequest``.
  ///
  /// - Returns: One result for each city, or fewer where the answer could be read only up to one of them.
  /// - Throws: When nothing at all came back.
  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>]
}

extension WeatherSource {
  /// The service it asks.
  package var service: Service { provider.service }
  package var mostDays: Int? { nil }
}

/// What a service said of one place: what it was asked for, as far as it could be read.
package struct PlaceWeather: Hashable, Sendable {
  package var current: CurrentWeather?
  package var forecast: Forecast?
  /// Why one of the two is missing though it was asked for.
  package var failure: ServiceFailure?
  /// How far ahead of UTC the service takes the place's clocks to be, in seconds; `nil` where it does not say.
  package var utcOffset: Int?

  /// Reads what is wanted; throws the first failure when nothing of it can be read.
  package init(
    _ kinds: Set<WeatherKind>, current: () throws(ServiceFailure) -> CurrentWeather,
    forecast: () throws(ServiceFailure) -> Forecast
  ) throws(ServiceFailure) {
    do throws(ServiceFailure) {
      if kinds.contains(.now) { self.current = try current() }
    } catch {
      failure = error
    }
    do throws(ServiceFailure) {
      if kinds.contains(.forecast) { self.forecast = try forecast() }
    } catch {
      failure = failure ?? error
    }
    if let failure, self.current == nil, self.forecast == nil { throw failure }
  }
}

extension [City] {
  /// The answer of a service that is asked for one place at a time: that of the first city.
  func result<Value>(
    _ ask: (City) async throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>] {
    guard let city = first else { return [] }
    return [.success(try await ask(city))]
  }
}

extension Double {
  /// A coordinate as services want it in an address: at most four decimals (11 m), cut off rather than rounded, without
  /// zeros at the end: MET Norway and the US weather service refuse more. Never `-0`, an exponent, or a locale's comma.
  var degreesText: String {
    // Cutting 37.5660 must not give 37.5659 because binary64 lies a hair below it.
    let units = (self * 10_000 + (self < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    let digits = (units / 10_000).text(decimals: 4).reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}

extension Coordinates {
  /// The two as most services ask for them.
  var query: [(String, String)] { [("lat", latitude.degreesText), ("lon", longitude.degreesText)] }
}
