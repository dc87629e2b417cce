import Entities
import Essentials
import Terminal

nonisolated extension SkyText {
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
}
