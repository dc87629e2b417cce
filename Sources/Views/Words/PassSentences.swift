import Entities
import Essentials
import Terminal

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
    let span = span(from: pass.begin.time, to: pass.end.time)
    let time = pass.elementsAge == nil ? span : words("about \(span)", context: "pass")
    return EventText(
      name: words(Phrase(name: pass.satellite)), when: day.map { "\($0) \(time)" } ?? time,
      date: listDay(pass.begin.time), time: time, details: details)
  }

  /// A night's next pass, with where it begins and how high it gets: `ISS 18:42 WNW 63°`. It is quiet under more
  /// cloud than ``mostCloudForPass``, else bold while under way; a dash if there is none or passes aren't known.
  func nextPass(_ report: SkyReport, at now: Date) -> StyledText {
    guard let pass = report.passes?.first(where: { $0.end.time > now }) else { return StyledText(dash, theme.quiet) }
    let name = Self.shortName(ofSatellite: pass.satellite)
    let path = "\(direction(pass.begin.place.azimuth)) \(degrees(pass.highest.place.altitude))"
    let isClouded = (pass.cloudCover ?? 0) > Self.mostCloudForPass
    let style = isClouded ? theme.quiet : pass.begin.time <= now ? .bold : .plain
    return StyledText("\(name) \(plainTime(pass.begin.time)) \(path)", style)
  }

  /// A satellite's name in three letters; the Chinese space station is also known as CSS.
  static func shortName(ofSatellite name: String) -> String {
    name == Satellite.tiangong.name ? "CSS" : String(name.prefix(3))
  }

  /// The columns of the widest ``nextPass(_:at:)``, where a time takes `time` columns.
  static func passWidth(time: Int, _ appearance: Appearance) -> Int {
    let directions = (0..<16).map { appearance.compassPoint(Double($0) * 22.5) }.width
    return "ISS".count + time + directions + "90".count + appearance.angleSign.displayWidth + 3
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
