import Entities
import Foundation
import World

/// A world of all services on this machine, to try the program against by hand: `swift run WorldServer` prints the
/// variables to set and serves until it is interrupted. Services named as arguments fail; a file
/// is served as every picture, a number is how many seconds every answer takes, and SKYDASH_NOW fixes its clock.
@main
struct Main {
  static func main() throws {
    var world = ServiceWorld(now: Date())
    var delay = Duration.zero
    for name in CommandLine.arguments.dropFirst() {
      if let picture = FileManager.default.contents(atPath: name) {
        world.picture = picture
        continue
      }
      if let seconds = Double(name) {
        delay = .seconds(seconds)
        continue
      }
      guard let service = WorldService(rawValue: name) else {
        print("\(name) is none of \(WorldService.allCases.map(\.rawValue).joined(separator: ", ")).")
        continue
      }
      world.badDays[service] = .badGateway
    }
    world.zone = { _, longitude in Zone(secondsFromGMT: Int((longitude / 15).rounded()) * 3600) }
    let (prepared, distance) = (world, delay)
    let fixedNow = ProcessInfo.processInfo.environment["SKYDASH_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    let server = try LoopbackServer { request in
      var present = prepared
      present.now = fixedNow ?? Date()
      return present.answer(request).delayed(distance)
    }
    let variables = [
      "OPEN_METEO", "GEOCODING", "AIR_QUALITY", "OPENWEATHER", "MET_NORWAY", "NWS", "BRIGHT_SKY", "ECCC", "APOD",
      "NASA_API", "CELESTRAK", "SWPC",
    ]
    // Not `print`, which would keep the lines back when the output is a file.
    let lines = variables.map { "export SKYDASH_\($0)_URL=\(server.url)\n" }
    FileHandle.standardOutput.write(Data(lines.joined().utf8))
    // It serves as long as it lives, which the compiler would end with its last use.
    withExtendedLifetime(server) {
      while true { Thread.sleep(forTimeInterval: 3600) }
    }
  }
}
