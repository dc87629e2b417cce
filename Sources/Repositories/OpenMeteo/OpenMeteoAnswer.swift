import Entities

/// One place's part of an Open-Meteo response, with the service's names and units. Any of it may be missing.
struct OpenMeteoAnswer {
  private let document: JSONValue

  init(_ document: JSONValue) { self.document = document }

  /// The centre of the grid cell in degrees, which may be some kilometres from the requested place.
  var latitude: Double? { document["latitude"].double }
  var longitude: Double? { document["longitude"].double }
  /// The index of the place in the request; missing for the first one.
  var locationID: Int? { document["location_id"].integer }
  /// The place's offset from UTC in seconds, at the time of the response, which uses it for all times.
  var utcOffset: Int? { document["utc_offset_seconds"].integer }
  /// The IANA name of the place's time zone; `nil` if skydash doesn't know the zone.
  var timeZone: String? { document["timezone"].zoneName }
  /// The current values, as a section with bare values, and the values by hour.
  var current: OpenMeteoSection { section("current") }
  var hourly: OpenMeteoSection { section("hourly") }
  /// The values by quarter-hour.
  var quarters: OpenMeteoSection { section("minutely_15") }
  /// The error message, which may be empty, if the service sent one instead of values; otherwise `nil`.
  var errorReason: String? { document["reason"].map { $0.string ?? "" } }

  private func section(_ name: String) -> OpenMeteoSection {
    OpenMeteoSection(values: document[name], units: document[name + "_units"])
  }
}

extension JSONValue? {
  /// The name of a time zone; `nil` for anything else, or if neither the system nor skydash has the zone.
  var zoneName: String? { text.flatMap { Zone($0) == nil ? nil : $0 } }
}
