package import Entities
package import Essentials

/// The compact form in which weather is kept: magic, kind, version, fields, checksum.
///
/// JSON would take ten times as long to read; a start with fifty cities has about ten milliseconds.
package enum KeptForm {
  static let magic = Array("skyk".utf8)
  /// Raised when a form changes; older forms then count as absent and are fetched anew.
  static let version: UInt8 = 2

  /// What a kept form holds. Raw values are written: never renumber them.
  enum Kind: UInt8 {
    case current = 1
    case forecast = 2
    case air = 3
    case alerts = 4
  }

  package static func encode(_ weather: CurrentWeather) -> Data { sealed(.current) { $0.put(weather) } }
  package static func encode(_ forecast: Forecast) -> Data {
    sealed(.forecast, capacity: forecast.hours.packed.count + forecast.days.count * 64 + 128) { $0.put(forecast) }
  }
  package static func encode(_ air: AirQuality) -> Data { sealed(.air) { $0.put(air) } }
  package static func encode(_ alerts: [WeatherAlert]) -> Data { sealed(.alerts) { $0.put(alerts) } }

  /// The weather kept in a form, or `nil` when it is damaged, of another kind or of another version.
  package static func decode(_: CurrentWeather.Type, from data: Data) -> CurrentWeather? {
    opened(data, .current) { reader throws(ByteReader.Damaged) in try reader.currentWeather() }
  }
  package static func decode(_: Forecast.Type, from data: Data) -> Forecast? {
    opened(data, .forecast) { reader throws(ByteReader.Damaged) in try reader.forecast() }
  }
  package static func decode(_: AirQuality.Type, from data: Data) -> AirQuality? {
    opened(data, .air) { reader throws(ByteReader.Damaged) in try reader.airQuality() }
  }
  package static func decode(_: [WeatherAlert].Type, from data: Data) -> [WeatherAlert]? {
    opened(data, .alerts) { reader throws(ByteReader.Damaged) in try reader.alerts() }
  }

  private static func sealed(_ kind: Kind, capacity: Int = 256, _ body: (inout ByteWriter) -> Void) -> Data {
    var writer = ByteWriter(capacity: capacity)
    writer.put(magic)
    writer.put(kind.rawValue)
    writer.put(version)
    body(&writer)
    writer.seal()
    return writer.data
  }

  private static func opened<Value>(
    _ data: Data, _ kind: Kind, _ body: (inout ByteReader) throws(ByteReader.Damaged) -> Value
  ) -> Value? {
    data.withUnsafeBytes { bytes in
      guard let sealed = CacheFile.sealed(bytes) else { return nil }
      var reader = ByteReader(sealed)
      guard let head = try? reader.take(magic.count + 2), head.elementsEqual(magic + [kind.rawValue, version]),
        let value = try? body(&reader), reader.remaining == 0
      else { return nil }
      return value
    }
  }
}
