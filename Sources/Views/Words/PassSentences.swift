import Entities
import Essentials

/// What is said of satellites and auroras.
nonisolated extension SkyText {
  /// `ISS 18:42–18:48, WNW to E, 63° up, -3.4, clear`, in parts; when it is, without its day.
  func pass(_ pass: SatellitePass) -> EventText {
    let (begin, end) = (direction(pass.begin.azimuth), direction(pass.end.azimuth))
    let span = passSpan(pass)
    var details = [
      begin == end ? words("in the \(begin)") : words("\(begin) to \(end)", context: "pass"),
      words("\(degrees(pass.highest.altitude)) up", context: "pass"),
    ]
    if let magnitude = pass.magnitude { details.append(words("\(self.magnitude(magnitude))", context: "magnitude")) }
    if let cloud = pass.cloudCover { details.append(words(Self.cloud(cloud))) }
    if pass.entersShadow { details.append(words("into the Earth's shadow")) }
    if let age = pass.elementsAge { details.append(words("by orbit data \(Int(min(age / 86_400, 99))) days old")) }
    return EventText(
      name: words(Phrase(name: pass.satellite)),
      when: pass.elementsAge == nil ? span : words("about \(span)", context: "pass"),
      details: details)
  }

  /// The sky of an hour by its clouds.
  private static func cloud(_ percent: Double) -> Phrase {
    switch percent {
    case ...20: Phrase("clear", context: "pass")
    case ...60: Phrase("some clouds", context: "pass")
    case ...90: Phrase("cloudy", context: "pass")
    default: Phrase("overcast", context: "pass")
    }
  }

  func aurora(_ aurora: AuroraReport) -> String {
    let index = "Kp \(quantities.number(aurora.kp, digits: 1))"
    let state = ([index] + (aurora.cloudCover.map { [words(Self.cloud($0))] } ?? [])).joined(separator: ", ")
    return switch aurora.chance {
    case .none: words("none expected (\(state))")
    case .possible: words("possible about \(plainTime(aurora.date)) (\(state))")
    case .likely: words("likely about \(plainTime(aurora.date)) (\(state))")
    }
  }

  /// A pass within one minute has one time.
  func passSpan(_ pass: SatellitePass) -> String {
    let (begin, end) = (plainTime(pass.begin.time), plainTime(pass.end.time))
    return begin == end ? begin : span(pass.begin.time..<max(pass.begin.time, pass.end.time))
  }
}
