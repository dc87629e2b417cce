package import Entities
import Essentials

extension City {
  /// The place's fields in sky documents: those of weather documents without the region and country.
  package var skyDocument: JSONValue {
    var place = placeDocument
    for key in ["region", "countryCode"] { place[key] = nil }
    return place
  }

  /// A document about the place, with these members too.
  fileprivate func skyDocument(_ members: JSONValue) -> JSONValue { .object(skyDocument.members + members.members) }
}

extension ComingEvents {
  /// A place's coming events as JSON, with times in its zone; `passes` is `null` if they are unknown.
  package func document(_ words: DocumentWords) -> JSONValue {
    city.skyDocument([
      "events": .array(events.map { $0.document(in: city.zone, words) }),
      "passes": .list(passes?.map { $0.document(in: city.zone) }), "attribution": .array(credits.map { .string($0) }),
    ])
  }
}

extension MoonCalendar {
  /// A month of the moon as JSON: the phase of each day, and events with times in the place's zone.
  package func document(_ words: DocumentWords) -> JSONValue {
    let days: [JSONValue] = self.days.map { day in
      [
        "date": .string("\(day.date)"), "phase": .string(day.moon.phase.rawValue),
        "illumination": .rounded(day.moon.illumination, digits: 3),
      ]
    }
    return city.skyDocument(["days": .array(days), "events": .array(events.map { $0.document(in: city.zone, words) })])
  }
}

extension YearCalendar {
  /// The days of a year as JSON, with times in the place's zone; sunrise and sunset are `null` where there is none.
  package func document(_ words: DocumentWords) -> JSONValue {
    let zone = city.zone
    let days: [JSONValue] = daylight.days.map { day in
      [
        "date": .string("\(day.date)"), "sunrise": .roundedInstant(day.sun.rise, in: zone),
        "sunset": .roundedInstant(day.sun.set, in: zone), "dayLengthSeconds": .integer(day.length.roundedInt),
      ]
    }
    return city.skyDocument([
      "year": .integer(daylight.year), "days": .array(days),
      "events": .array(events.map { $0.document(in: zone, words) }),
    ])
  }
}

extension SkyEvent {
  /// The event, with times in the place's zone. The direction is that at the best time, in an eclipse its greatest
  /// visible phase. What isn't known, or doesn't apply to the kind of event, is `null`.
  func document(in zone: Zone, _ words: DocumentWords) -> JSONValue {
    func time(_ date: Date?) -> JSONValue { .instant(date, in: zone) }
    let event: JSONValue = [
      "kind": .string(kind.name), "type": .text(kind.type), "begin": time(begin), "greatest": time(greatest),
      "end": time(end), "lookFrom": time(visibility?.span.lowerBound), "lookTo": time(visibility?.span.upperBound),
      "best": time(visibility?.best), "altitude": .rounded(visibility?.place.altitude, digits: 1),
      "azimuth": .rounded(visibility?.place.azimuth, digits: 1),
      "magnitude": .rounded(eclipseMagnitude ?? magnitude, digits: 3), "obscuration": .decimal(coveredShare),
      "bodies": .array(bodies.map { .string($0) }), "separation": .rounded(separation, digits: 2),
      "perHour": .integer(rate?.roundedInt), "perHourHere": .integer(localRate?.roundedInt),
      "moonlight": .rounded(moonlight, digits: 2), "kilometres": .integer(distance?.roundedInt),
      "description": .string(words.event(self)),
    ]
    return .object(event.members + contacts(in: zone).members)
  }

  /// The contacts of the discs; a disappearance or reappearance that isn't visible from the place is `null`.
  private func contacts(in zone: Zone) -> JSONValue {
    func isShown(_ contact: Date?) -> Bool { kind != .occultation || (contact.map(isVisible(atContact:)) ?? false) }
    let (showsBegin, showsEnd) = (isShown(total?.lowerBound), isShown(total?.upperBound))
    return [
      "partialBegin": .instant(showsBegin ? partial?.lowerBound : nil, in: zone),
      "partialEnd": .instant(showsEnd ? partial?.upperBound : nil, in: zone),
      "totalBegin": .instant(showsBegin ? total?.lowerBound : nil, in: zone),
      "totalEnd": .instant(showsEnd ? total?.upperBound : nil, in: zone),
    ]
  }

  /// The covered share of the disc, 0…1, with three decimals; it is rounded to 1 only in a total eclipse.
  private var coveredShare: Double? {
    let rounded = obscuration?.rounded(digits: 3)
    return kind == .solarEclipse(.total) ? rounded : rounded.map { min($0, 0.999) }
  }
}
