import Entities

/// Satellite passes and auroras in words.
nonisolated extension SkyText {
  /// A pass in words: `ISS, 18:42–18:48: WNW to E, max 63°, mag -3.4, clear sky`, with one time if both are the same.
  /// `day` precedes the time in a sentence; `nil` where the day is clear from the page.
  func pass(_ pass: SatellitePass, day: String? = nil) -> EventText {
    let (begin, end) = (direction(pass.begin.place.azimuth), direction(pass.end.place.azimuth))
    let details = [
      begin == end ? words("in the \(begin)") : words("\(begin) to \(end)", context: "pass"),
      words("max \(degrees(pass.highest.place.altitude))", context: "pass"), pass.magnitude.map(labelledMagnitude),
      pass.cloudCover.map { words(Self.cloud($0)) }, pass.entersShadow ? words("fades into Earth's shadow") : nil,
      pass.elementsAge.map { words("approximate (orbit data \(Int(min($0 / 86_400, 99))) days old)") },
    ].compactMap(\.self)
    let (first, last) = (plainTime(pass.begin.time), plainTime(pass.end.time))
    let span = first == last ? first : first + dash + last
    let time = pass.elementsAge == nil ? span : words("about \(span)", context: "pass")
    return EventText(
      name: words(Phrase(name: pass.satellite)), when: day.map { "\($0) \(time)" } ?? time,
      date: listDay(pass.begin.time), time: time, details: details)
  }

  /// The cloud cover in percent above which a pass is more likely hidden than seen.
  static let mostCloudForPass: Double = 60

  /// The sky in words at a cloud cover of 0…100 percent.
  private static func cloud(_ percent: Double) -> Phrase {
    switch percent {
    case ...20: Phrase("clear sky")
    case ...mostCloudForPass: Phrase("some cloud")
    case ...90: Phrase("cloudy", context: "pass")
    default: Phrase("overcast", context: "pass")
    }
  }

  /// The chance of an aurora, with the planetary K index, Kp, 0…9: `possible around 23:00 (Kp 5.3, some cloud)`.
  func aurora(_ aurora: AuroraReport) -> String {
    let index = words("Kp \(words.number(aurora.kp, digits: 1))")
    let state = index + (aurora.cloudCover.map { ", " + words(Self.cloud($0)) } ?? "")
    return switch aurora.chance {
    case .none: words("none expected (\(state))")
    case .possible: words("possible around \(plainTime(aurora.date)) (\(state))")
    case .likely: words("likely around \(plainTime(aurora.date)) (\(state))")
    }
  }
}
