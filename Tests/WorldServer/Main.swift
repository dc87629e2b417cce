import Foundation
import World

/// A world of all services on this machine, to try the program against by hand: `swift run WorldServer` prints the
/// variables to set and serves until it is interrupted. Services named as arguments fail.
@main
struct Main {
  static func main() throws {
    var world = ServiceWorld(now: Date())
    for name in CommandLine.arguments.dropFirst() {
      guard let service = WorldService(rawValue: name) else {
        print("\(name) is none of \(WorldService.allCases.map(\.rawValue).joined(separator: ", ")).")
        continue
      }
      world.badDays[service] = .badGateway
    }
    world.zone = { _, longitude in TimeZone(secondsFromGMT: Int((longitude / 15).rounded()) * 3600) ?? .gmt }
    let prepared = world
    let server = try LoopbackServer { request in
      var present = prepared
      present.now = Date()
      return present.answer(request)
    }
    let variables = [
      "OPEN_METEO", "GEOCODING", "AIR_QUALITY", "OPENWEATHER", "MET_NORWAY", "NWS", "APOD", "NASA_API",
    ]
    for variable in variables { print("export SKYDASH_\(variable)_URL=\(server.url)") }
    FileHandle.standardOutput.synchronizeFile()
    while true { Thread.sleep(forTimeInterval: 3600) }
  }
}
