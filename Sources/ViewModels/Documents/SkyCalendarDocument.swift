package import Entities
import Essentials

/// What comes in the sky of a place, the moon of a month or the days of a year, in a document.
package struct SkyCalendarDocument: Encodable {
  private let members: Computed

  package init(_ model: ComingEvents, _ words: SkyDocument.Words) {
    let zone = model.city.zone
    self.init(
      model.city,
      [
        "events": model.events.map { Computed($0, zone, words) },
        "passes": model.passes.map { $0.map { PassDocument($0, zone) } }, "attribution": model.credits,
      ])
  }

  package init(_ model: MoonCalendar, _ words: SkyDocument.Words) {
    let days = model.days.map { day in
      Computed([
        "date": day.date, "phase": day.moon.phase, "illumination": day.moon.illumination.rounded(digits: 3),
      ])
    }
    self.init(model.city, ["days": days, "events": model.events.map { Computed($0, model.city.zone, words) }])
  }

  package init(_ model: YearCalendar, _ words: SkyDocument.Words) {
    let zone = model.city.zone
    let days = model.year.days.map { day in
      Computed([
        "date": day.date, "sunrise": ISOInstant(day.sun.rise, in: zone), "sunset": ISOInstant(day.sun.set, in: zone),
        "dayLengthSeconds": day.length.whole,
      ])
    }
    self.init(
      model.city,
      ["year": model.year.year, "days": days, "events": model.events.map { Computed($0, zone, words) }])
  }

  private init(_ city: City, _ members: [String: (any Encodable)?]) {
    let place = CityDocument(city)
    let named: [String: (any Encodable)?] = [
      "name": place.name, "latitude": place.latitude, "longitude": place.longitude, "timeZone": place.timeZone,
    ]
    self.members = Computed(named.merging(members) { $1 })
  }

  package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

extension Computed {
  /// An event, times in the zone of the place; altitude and azimuth are those of the best time to look, which in an
  /// eclipse is the greatest phase that the place can see.
  init(_ event: SkyEvent, _ zone: Zone, _ words: SkyDocument.Words) {
    func time(_ date: Date?) -> ISOInstant? { ISOInstant(date, in: zone) }
    let look = event.look
    // A disappearance or a reappearance that the place does not see is none for it.
    let seesBegin = event.kind != .occultation || event.total.map { event.sees($0.lowerBound) } ?? false
    let seesEnd = event.kind != .occultation || event.total.map { event.sees($0.upperBound) } ?? false
    self.init([
      "kind": event.kind.name, "type": event.kind.type, "begin": time(event.begin), "greatest": time(event.greatest),
      "end": time(event.end), "partialBegin": seesBegin ? time(event.partial?.lowerBound) : nil,
      "partialEnd": seesEnd ? time(event.partial?.upperBound) : nil,
      "totalBegin": seesBegin ? time(event.total?.lowerBound) : nil,
      "totalEnd": seesEnd ? time(event.total?.upperBound) : nil, "lookFrom": time(look?.span.lowerBound),
      "lookTo": time(look?.span.upperBound), "best": time(look?.best), "altitude": look?.altitude.rounded(digits: 1),
      "azimuth": look?.azimuth.rounded(digits: 1), "magnitude": event.magnitude?.rounded(digits: 3),
      "obscuration": event.obscuration.flatMap { Self.covered($0, event.kind) }, "bodies": event.bodies,
      "separation": event.separation?.rounded(digits: 2), "perHour": event.rate?.whole,
      "perHourHere": event.rateHere?.whole,
      "moonlight": event.moonlight?.rounded(digits: 2), "kilometres": event.distance?.whole,
      "description": words.event(event),
    ])
  }

  /// Rounded, but never to the whole disc where some of it is left.
  private static func covered(_ share: Double, _ kind: SkyEvent.Kind) -> Double? {
    let rounded = share.rounded(digits: 3)
    return kind == .solarEclipse(.total) ? rounded : rounded.map { min($0, 0.999) }
  }
}
