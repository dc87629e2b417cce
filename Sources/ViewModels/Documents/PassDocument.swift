package import Entities
import Essentials

/// The sight of a satellite in a document: times in the zone of the place, angles in degrees.
package struct PassDocument: Codable {
  package struct Point: Codable {
    var time: ISOInstant
    @OrNull var altitude: Double?
    @OrNull var azimuth: Double?

    init?(_ point: SatellitePass.Point, _ zone: Zone) {
      guard let time = ISOInstant(point.time, in: zone) else { return nil }
      self.time = time
      altitude = point.altitude.rounded(digits: 1, showing: 0)
      azimuth = point.azimuth.rounded(digits: 1)
    }

    fileprivate var point: SatellitePass.Point? {
      guard let altitude, let azimuth, (-90...90).contains(altitude), (0...360).contains(azimuth) else { return nil }
      return SatellitePass.Point(time: time.date, altitude: altitude, azimuth: azimuth)
    }
  }

  package var satellite: String
  @OrNull package var begin: Point?
  @OrNull package var highest: Point?
  @OrNull package var end: Point?
  @OrNull package var entersShadow: Bool?
  @OrNull package var magnitude: Double?
  @OrNull package var cloudCover: Int?
  /// Whether the elements are so old that the times are approximate, and how old.
  @OrNull package var approximate: Bool?
  @OrNull package var elementsAgeSeconds: Int?

  package init(_ pass: SatellitePass, _ zone: Zone) {
    satellite = pass.satellite
    begin = Point(pass.begin, zone)
    highest = Point(pass.highest, zone)
    end = Point(pass.end, zone)
    entersShadow = pass.entersShadow
    magnitude = pass.magnitude?.rounded(digits: 1)
    cloudCover = pass.cloudCover?.whole
    approximate = pass.elementsAge != nil
    elementsAgeSeconds = pass.elementsAge?.whole
  }

  /// The pass, or `nil` where a time or a direction is missing.
  var pass: SatellitePass? {
    let name = SafeText.line(satellite, limit: 40)
    guard !name.isEmpty, let begin = begin?.point, let highest = highest?.point, let end = end?.point,
      begin.time <= end.time
    else { return nil }
    return SatellitePass(
      satellite: name, begin: begin, highest: highest, end: end, entersShadow: entersShadow ?? false,
      magnitude: magnitude.flatMap { (-30...30).contains($0) ? $0 : nil },
      cloudCover: cloudCover.map { min(max(Double($0), 0), 100) },
      elementsAge: approximate == true ? max(elementsAgeSeconds.map(Double.init) ?? 0, 0) : nil)
  }
}

/// The chance of an aurora in a document.
package struct AuroraDocument: Codable {
  @OrNull package var kp: Double?
  @OrNull package var at: ISOInstant?
  @OrNull package var chance: AuroraReport.Chance?
  @OrNull package var cloudCover: Int?

  package init(_ aurora: AuroraReport, _ zone: Zone) {
    kp = aurora.kp.rounded(digits: 2)
    at = ISOInstant(aurora.date, in: zone)
    chance = aurora.chance
    cloudCover = aurora.cloudCover?.whole
  }

  var report: AuroraReport? {
    guard let kp, (0...9).contains(kp), let at, let chance else { return nil }
    return AuroraReport(
      kp: kp, at: at.date, chance: chance, cloudCover: cloudCover.map { min(max(Double($0), 0), 100) })
  }
}
