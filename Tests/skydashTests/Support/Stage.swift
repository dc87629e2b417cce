import Entities
import Foundation
import Testing
import World

/// The built program with invented services on this machine, which the test can make fail.
struct Stage: Sendable {
  private let present: PresentWorld
  let skydash: Skydash

  /// 2026-11-20T12:00:00Z, where clocks start unless a test says otherwise.
  static let now = Date(timeIntervalSince1970: 1_795_176_000)

  init(now: Date = Stage.now) throws {
    var world = ServiceWorld(now: now)
    world.zone = Self.zone
    let present = PresentWorld(world)
    self.present = present
    let server = try LoopbackServer { present.world.answer($0) }
    skydash = try Skydash(server: server, now: now.formatted(.iso8601))
  }

  var model: WeatherModel { present.world.model }

  /// Changes what the services answer.
  func change(_ change: (inout ServiceWorld) -> Void) { present.change(change) }

  func set(_ day: BadDay?, for services: WorldService...) {
    change { world in for service in services { world.badDays[service] = day } }
  }

  /// The requests so far, of one service or all.
  func requests(_ service: WorldService? = nil) -> [LoopbackRequest] {
    (skydash.server?.requests ?? []).filter { service == nil || WorldService(path: $0.path) == service }
  }

  func forgetRequests() { skydash.server?.forgetRequests() }

  /// The program at a later time, which its services have too.
  func after(minutes: Double) -> Skydash {
    let now = Self.now.addingTimeInterval(minutes * 60)
    change { $0.now = now }
    return skydash.with(["SKYDASH_NOW": now.formatted(.iso8601)])
  }

  /// Writes the settings file with cities and `more`, members that end with a comma.
  func save(_ cities: [(String, Double, Double, String)], more: String = "") throws {
    let list = cities.map { name, latitude, longitude, zone in
      #"{"name":"\#(name)","region":null,"countryCode":"XX","latitude":\#(latitude),"longitude":\#(longitude),"#
        + #""timeZone":"\#(zone)"}"#
    }
    try skydash.write(settings: #"{"version":1,\#(more)"cities":[\#(list.joined(separator: ","))]}"#)
  }

  /// Cities in zones that are hard to get right.
  static let hardCities: [(String, Double, Double, String)] = [
    ("Seoul", 37.566, 126.9784, "Asia/Seoul"), ("London", 51.5085, -0.1257, "Europe/London"),
    ("Kathmandu", 27.7017, 85.3206, "Asia/Kathmandu"), ("St. John's", 47.5649, -52.7093, "America/St_Johns"),
    ("Kiritimati", 1.9833, -157.4, "Pacific/Kiritimati"), ("Pago Pago", -14.2781, -170.7025, "Pacific/Pago_Pago"),
    ("Chatham", -43.95, -176.55, "Pacific/Chatham"), ("Tromsø", 69.6489, 18.9551, "Europe/Oslo"),
  ]

  private static func zone(_ latitude: Double, _ longitude: Double) -> Zone {
    let near = hardCities.first { abs($0.1 - latitude) < 0.1 && abs($0.2 - longitude) < 0.1 }
    return near.flatMap { Zone($0.3) } ?? .gmt
  }
}

extension Skydash.Result {
  /// The lines of the standard output.
  var lines: [String] { stdout.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

  /// The document on the standard output.
  var json: [String: Any] {
    get throws { try #require(try JSONSerialization.jsonObject(with: Data(stdout.utf8)) as? [String: Any]) }
  }

  /// The cities of the document.
  var cities: [[String: Any]] { get throws { try #require(try json["cities"] as? [[String: Any]]) } }
}
