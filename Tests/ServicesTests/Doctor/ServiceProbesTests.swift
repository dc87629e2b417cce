import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct ServiceProbesTests {
  private func findings(_ days: [WorldService: BadDay], _ settings: Settings = Settings()) async throws -> [Finding] {
    let rig = try FaultRig()
    rig.set(days)
    let probes = rig.probes(settings)
    return await probes.findings()
  }

  @Test func `each service in use is asked once, and says something sensible`() async throws {
    let rig = try FaultRig()
    // The invented services have Greenwich's clocks everywhere.
    let chicago = try Sample.city("Chicago", 41.85, -87.65, zone: "GMT", country: "US")
    var settings = Settings(cities: [chicago])
    settings.nasaKey = "SECRET"
    let probes = rig.probes(settings)
    let findings = await probes.findings()
    // The invented place search does not know Seoul, which is an answer, if not a good one.
    #expect(findings.count { $0.verdict == .ok } == findings.count - 1, "\(findings)")
    #expect(findings.count == 9)
    #expect(findings[0].text.contains("°C in Chicago"))
    for service in [WorldService.openMeteo, .metNorway, .airQuality, .nws, .nasaAPI] {
      #expect(rig.times(of: service).count == 1, "\(service)")
    }
  }

  @Test func `orbits are cached by the check and not asked for again while they are fresh`() async throws {
    let rig = try FaultRig()
    func celestrak(_ findings: [Finding]) -> Finding? { findings.first { $0.subject == .service(.celestrak) } }
    let probes = rig.probes(Settings())
    #expect(celestrak(probes.skipped)?.text.hasPrefix("not asked (would use ") == true)
    #expect(celestrak(await probes.findings())?.text.hasPrefix("answers: orbit of the ISS, ") == true)
    let again = celestrak(await probes.findings())
    #expect(again?.verdict == .ok && again?.text == "not asked: the cached orbits are recent enough")
    #expect(rig.times(of: .celestrak).count == 1)
    rig.moments.advance(by: 8 * 3600)
    _ = await probes.findings()
    #expect(rig.times(of: .celestrak).count == 2)
  }

  @Test func `an answer of a product that will go away is a warning with the next step`() async throws {
    let finding = try #require(try await findings([.metNorway: .status(203)]).dropFirst().first)
    #expect(finding.verdict == .warning)
    #expect(finding.text.contains("°C in Seoul") && finding.text.contains("retiring"))
    #expect(finding.step?.english == "check for a newer version of skydash")
  }

  @Test func `a little less than zero is zero, without a sign`() {
    #expect([-0.04, 0, 0.04, -0.06, 9.96].map(ServiceProbes.tenths) == ["0.0", "0.0", "0.0", "-0.1", "10.0"])
  }

  @Test func `a service whose clocks are not ours is a warning`() async throws {
    // The invented services are in Greenwich; Seoul's clocks are nine hours ahead.
    let there = try await findings([:])
    #expect(there[0].verdict == .warning)
    #expect(there[0].text.hasSuffix("it puts local time 0 s ahead of UTC, skydash 32400 s"), "\(there[0])")
    let greenwich = try Sample.city("Accra", 5.55, -0.2, zone: "Africa/Accra", country: "GH")
    #expect(try await findings([:], Settings(cities: [greenwich]))[0].verdict == .ok)
  }

  @Test func `an answer with two flaws is a warning of both, with a step for each`() async throws {
    let deprecation = DeprecationNotices()
    deprecation.note(.openMeteo)
    let probe = ServiceProbe(service: .openMeteo, isNeeded: true) { () async throws(ServiceFailure) in
      ServiceProbe.Answer(
        summary: Phrase(verbatim: "5 °C"),
        doubts: [(fact: Phrase(verbatim: "another time"), step: Phrase(verbatim: "update it"))])
    }
    let outcome = await probe.outcome(
      by: try FaultRig().requests, retry: .watching, deprecation: deprecation)
    #expect(outcome.isWorking && outcome.finding.verdict == .warning)
    #expect(outcome.finding.text.hasSuffix("; another time; it's retiring something that skydash uses"))
    #expect(outcome.finding.step?.english == "update it; check for a newer version of skydash")
  }

  @Test func `with two providers, one that fails is a warning, both are problems`() async throws {
    let one = try await findings([.openMeteo: .badGateway])
    #expect(one.prefix(2).map(\.verdict) == [.warning, .ok])
    // One that answers, if not for long, is enough.
    let deprecated = try await findings([.openMeteo: .badGateway, .metNorway: .status(203)])
    #expect(deprecated.prefix(2).map(\.verdict) == [.warning, .warning])
    let both = try await findings([.openMeteo: .badGateway, .metNorway: .closed])
    #expect(both.prefix(2).map(\.verdict) == [.problem, .problem])
    #expect(both.prefix(2).allSatisfy { $0.step != nil })
  }

  @Test func `the only provider is needed, and a refused key is a problem that does not show the key`() async throws {
    var settings = Settings()
    (settings.provider, settings.openWeatherKey) = (.only(.openWeatherMap), "SECRET")
    let findings = try await findings([.openWeather: .keyRefused], settings)
    #expect(findings[0].verdict == .problem)
    #expect(findings[0].step?.english == "set one with “skydash config set openWeatherKey …”")
    #expect(!findings.contains { $0.text.contains("SECRET") })
  }

  @Test func `a picture that fails is a warning`() async throws {
    let findings = try await findings([.apod: .closed])
    #expect(!findings.contains { $0.verdict == .problem })
  }

  @Test func `a service that asked to wait is not asked, and no problem even as the only provider`() async throws {
    let rig = try FaultRig()
    var settings = Settings()
    settings.provider = .only(.openMeteo)
    rig.set([.openMeteo: .hourLimit])
    _ = await rig.weather([.openMeteo]).weather(of: [try Sample.seoul()], kinds: [.now])
    rig.forgetRequests()
    let probes = rig.probes(settings)
    let findings = await probes.findings()
    #expect(rig.times(of: .openMeteo).isEmpty)
    #expect(findings[0].verdict == .warning)
    let end = try #require(ISOText.date("2026-11-20T13:00:05Z"))
    #expect(findings[0].step?.english.contains(ISOText.localMinute(end)) == true, "\(findings[0])")
  }
}
