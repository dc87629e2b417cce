package import Entities

extension StarChart {
  /// What `--chart` shows, in the chart's order: times in the place's zone, degrees, azimuths from north through east.
  /// A constellation is at the middle of its visible stars. `pass` is `null` unless a satellite's path is drawn.
  package func document(in zone: Zone) -> JSONValue {
    let path: JSONValue? = pass.map { pass in
      ["satellite": .string(pass.pass.satellite), "way": .array(pass.path.map { $0.document(in: zone) })]
    }
    return [
      "at": .instant(instant, in: zone), "limitingMagnitude": .rounded(limitingMagnitude, digits: 1),
      "stars": .array(starDocuments), "bodies": .array(bodyDocuments), "objects": .array(objectDocuments),
      "constellations": .array(constellations.map { $0.middle.document(with: ["name": .string($0.name)]) }),
      "pass": path ?? .null,
    ]
  }

  private var starDocuments: [JSONValue] {
    stars.map {
      $0.place.document(with: [
        "hip": .integer($0.hip), "name": .text($0.name), "magnitude": .rounded($0.magnitude, digits: 2),
      ])
    }
  }

  private var bodyDocuments: [JSONValue] {
    bodies.map {
      $0.place.document(with: [
        "name": .string($0.name), "magnitude": .rounded($0.magnitude, digits: 1),
        "illumination": .rounded($0.illumination, digits: 3), "constellation": .string($0.constellation),
      ])
    }
  }

  private var objectDocuments: [JSONValue] {
    objects.map {
      $0.place.document(with: [
        "name": .string($0.designation), "description": .text($0.name), "kind": .string($0.kind.rawValue),
        "magnitude": .rounded($0.magnitude, digits: 1),
      ])
    }
  }
}

extension SkyPlace {
  /// An object at this place: its own members, then its altitude and azimuth.
  fileprivate func document(with members: JSONValue) -> JSONValue {
    let place: JSONValue = ["altitude": .rounded(altitude, digits: 2), "azimuth": .rounded(azimuth, digits: 2)]
    return .object(members.members + place.members)
  }
}
