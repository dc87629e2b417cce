/// A weather quantity. A new one needs a case, named as in documents and files, its row, and names in services' tables.
///
/// Documents, the cache, `--format`, `--sort`, Prometheus metrics and plausibility checks are derived from the rows.
package enum Quantity: Int, CaseIterable, CodingKey, Sendable {
  /// Air temperature 2 m above ground; `temperatureMin` and `temperatureMax` are for a local calendar day.
  case temperature, temperatureMin, temperatureMax
  /// Apparent temperature.
  case feelsLike
  /// The chance of precipitation; for a day, the highest.
  case precipitationChance
  /// For now, the amount in the last hour, scaled up if the service sums over less; for an hour or a day, the sum.
  case precipitation
  /// The depth of fresh snow; for a day, the sum.
  case snowfall
  /// Wind 10 m above ground; `windSpeedMax` is the highest of a day.
  case windSpeed, windGust, windSpeedMax
  /// The direction that the wind comes from.
  case windDirection
  /// Relative humidity.
  case humidity
  case dewPoint
  /// Air pressure reduced to sea level.
  case pressure
  /// Cloud cover of the whole sky, below 3 km, from 3 to 8 km, and above 8 km.
  case cloudCover, lowCloud, midCloud, highCloud
  case visibility
  /// The WHO UV index; `uvIndexMax` is the highest of a day.
  case uvIndex, uvIndexMax

  /// The parts of a document in which a quantity appears.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The current weather.
    package static let now = Parts(rawValue: 1)
    /// Each hour of the forecast.
    package static let hour = Parts(rawValue: 2)
    /// Each day of the forecast.
    package static let day = Parts(rawValue: 4)
    fileprivate static let all: Parts = [.now, .hour, .day]
  }

  /// Where the value for now comes from, if there is one.
  package enum Source: Sendable {
    /// The current weather as the service gives it.
    case service
    /// The service, or else the forecast for the current hour.
    case serviceOrHour
    /// The forecast for the current hour.
    case hour
    /// The forecast for the local calendar day.
    case day

    /// Whether the value for now is read from the service's current weather.
    package var isService: Bool { self == .service || self == .serviceOrHour }
  }

  /// How a day's value is derived from its hours' values of a quantity.
  package enum Aggregation: Sendable {
    case lowest(Quantity)
    case highest(Quantity)
    case sum(Quantity)

    /// The day's value; `nil` if none is known. `known` returns the known values of a quantity in the day's hours; a sum
    /// of some hours only may be too low.
    package func value<Number: FloatingPoint>(_ known: (Quantity) -> [Number]) -> Number? {
      switch self {
      case .lowest(let quantity): return known(quantity).min()
      case .highest(let quantity): return known(quantity).max()
      case .sum(let quantity):
        let amounts = known(quantity)
        return amounts.isEmpty ? nil : amounts.reduce(0, +)
      }
    }
  }

  /// A metric in the text format of Prometheus.
  package struct Metric: Sendable {
    /// The name, which contains the base unit.
    package let name: String
    /// The description of the metric, in English.
    package let help: String
    /// The factor from the measure's canonical unit to the base unit.
    package let factor: Double
  }

  /// The facts about a quantity.
  package struct Row: Sendable {
    package let measure: Measure
    package let parts: Parts
    package let source: Source
    /// How a day's value is derived if the service gives none; `nil` for quantities without a value for the day.
    package let daily: Aggregation?
    /// Whether a forecast's value is for the period that ends at its entry, as amounts and chances are. Gusts count as
    /// values at their time, as MET Norway's are; Open-Meteo's are the highest of the hour before.
    package let coversPeriod: Bool
    /// The field of `--format`, if it has one.
    package let field: String?
    /// Whether `--sort` takes its field.
    let isSortable: Bool
    package let metric: Metric?

    init(
      _ measure: Measure, in parts: Parts, from source: Source = .service, daily: Aggregation? = nil,
      coversPeriod: Bool = false, field: String? = nil, isSortable: Bool = false, metric: Metric? = nil
    ) {
      (self.measure, self.parts, self.source, self.daily) = (measure, parts, source, daily)
      (self.coversPeriod, self.field, self.isSortable, self.metric) = (coversPeriod, field, isSortable, metric)
    }
  }

  private static let rows = allCases.map { $0.makeRow() }
  /// For each set of parts, by its raw value, the quantities in any of them.
  private static let byParts = (0...Parts.all.rawValue).map { bits in
    allCases.filter { $0.row.parts.rawValue & bits != 0 }
  }

  /// The quantities in any of some parts of a document, in the order of the cases.
  package static func all(in parts: Parts) -> [Quantity] { byParts[parts.intersection(.all).rawValue] }

  /// The facts about it.
  package var row: Row { Self.rows[rawValue] }
  /// The measure, in whose canonical unit its values are.
  package var measure: Measure { row.measure }
  /// The name in documents and files.
  package var name: String { stringValue }
}
