import Foundation
import Testing
import World

/// Programs killed at random moments. `SKYDASH_KILLS=1000 swift test --filter KillTests` is the long campaign.
struct KillTests {
  private static let count = ProcessInfo.processInfo.environment["SKYDASH_KILLS"].flatMap { Int($0) } ?? 24

  /// The names of the saved cities; fails when the file is not whole.
  private func saved(_ stage: Stage) throws -> [String] {
    let text = try #require(stage.skydash.settings)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["mine"] as? String == "stays")
    let cities = try #require(document["cities"] as? [[String: Any]])
    return cities.compactMap { $0["name"] as? String }
  }

  @Test func `additions that are killed lose nothing that was saved, and leave no litter`() async throws {
    let stage = try Stage()
    try stage.save([("Seoul", 37.566, 126.9784, "Asia/Seoul")], more: #""mine":"stays","#)
    var known = ["Seoul", "First"]
    let start = ContinuousClock.now
    #expect(try await stage.skydash("add", "50,50", "--as", "First").code == 0)
    var times = KillingTimes(ContinuousClock.now - start)
    while times.areToGoOn(until: Self.count) {
      let number = times.count + 1
      let name = "City \(number)"
      let place = "\(Double(number % 160) / 2 - 40),\(Double(number / 160) + 1)"
      let code = try await stage.skydash.killed(["add", place, "--as", name], after: times.next())
      times.learn(from: code)
      let names = try saved(stage)
      #expect(Array(names.prefix(known.count)) == known, "after \(times.kills) kills")
      #expect(names.count <= known.count + 1)
      #expect(code == nil || code == 0)
      if code == 0 { #expect(names.last == name, "what was said to be done is done") }
      known = names
    }
    #expect(times.kills > 0 && times.finishes > 0)
    // The next one that is left alone sweeps up.
    #expect(try await stage.skydash("add", "60,60", "--as", "Last").code == 0)
    let folder = stage.skydash.home.file(".config/skydash")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == ["settings.json", "settings.json.lock"])
  }

  @Test func `refreshes that are killed leave only what can be believed`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities, more: #""mine":"stays","#)
    let start = ContinuousClock.now
    #expect(try await stage.skydash().code == 0)
    var times = KillingTimes(ContinuousClock.now - start)
    while times.areToGoOn(until: Self.count) {
      let code = try await stage.skydash.killed(["show", "--refresh"], after: times.next())
      #expect(code == nil || code == 0)
      times.learn(from: code)
      guard times.count % 8 == 1 else { continue }
      let result = try await stage.skydash("--offline", "--json")
      #expect(result.code == 0, "after \(times.kills) kills: \(result.stderr)")
      #expect(try result.cities.count == Stage.hardCities.count)
      for (city, (_, latitude, longitude, _)) in zip(try result.cities, Stage.hardCities) {
        let truth = stage.model.moment(latitude: latitude, longitude: longitude, at: 1_795_176_000)
        let now = try #require(city["now"] as? [String: Any])
        #expect((now["temperature"] as? NSNumber)?.doubleValue == truth.temperature)
      }
    }
    #expect(times.kills > 0 && times.finishes > 0)
    #expect(try saved(stage).count == Stage.hardCities.count)
  }
}
