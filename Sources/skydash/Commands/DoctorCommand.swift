import CommandLine
import Entities
import Repositories
import Services
import Terminal
import Views

/// `skydash doctor`: checks everything skydash depends on, even if the settings or the disk are broken.
struct DoctorCommand {
  let output: Output
  private var console: Console { output.console }
  private var options: Options { output.options }

  func run() async throws -> ExitCode {
    let locations = Locations(environment: console.environment, configPath: options.configPath)
    let clock = WallClock.live(environment: console.environment)
    let disk = DiskCheck(files: .live, now: clock.now)
    var findings = disk.settings(locations.repository())
    let settings = locations.savedSettings()
    console.adopt(settings)
    let cache = locations.cache(for: settings, clock)
    findings += disk.cache(cache)
    findings += KeyCheck.findings(settings, environment: console.environment)
    let clockCheck = ClockCheck(now: clock.now)
    findings += await serviceFindings(settings, cache, clock, watchedBy: clockCheck)
    findings.append(clockFinding(clockCheck))
    findings += SystemCheck.findings(environment: console.environment, isUTF8: output.abilities.isUnicode)
    findings += await terminalFindings(settings)
    let report = DoctorReport(findings)
    try output.print(report.document) {
      try output.print(report.lines(output.appearance(settings), width: output.width))
    }
    return report.hasProblem ? .cannotBeDone : .done
  }

  /// Checks the services; `clockCheck` notes the dates of their answers.
  private func serviceFindings(
    _ saved: Settings, _ cache: CacheRepository, _ clock: WallClock, watchedBy clockCheck: ClockCheck
  ) async -> [Finding] {
    do throws(ProgramProblem) {
      let endpoints = try Endpoints(environment: console.environment)
      let (settings, deprecation) = (saved.withAPIKeys(from: console.environment), DeprecationNotices())
      let repositories = ServiceRepositories(
        client: clockCheck.watching(.live()).redacting(saved.apiKeys), endpoints: endpoints, settings: settings,
        cache: .none, now: clock.now, reportDeprecation: deprecation.note)
      let requests = Requests(cache: cache, clock: clock)
      let probes = ServiceProbes(repositories, requests: requests, settings: settings, deprecation: deprecation)
      let services = options.isOffline ? probes.skipped : await probes.findings()
      return services + replacedAddresses(endpoints)
    } catch {
      return [Finding(.services, .addresses, .problem, error.phrase, step: Phrase("fix or unset the variable"))]
    }
  }

  /// A warning if the environment replaces addresses, since it's easy to forget having set them; else empty.
  private func replacedAddresses(_ endpoints: Endpoints) -> [Finding] {
    let names = Service.allCases.filter(endpoints.isReplaced).map(\.environmentVariable)
    guard !names.isEmpty else { return [] }
    return [
      Finding(
        .services, .addresses, .warning, Phrase("overridden by \(names.joined(separator: ", "))"),
        step: Phrase("unset any you didn't set on purpose"))
    ]
  }

  /// How far the clock is from the services' dates, or a warning that `SKYDASH_NOW` sets it.
  private func clockFinding(_ check: ClockCheck) -> Finding {
    guard WallClock.chosenStart(in: console.environment) != nil else { return check.finding }
    return Finding(
      .clock, .clock, .warning, Phrase("set by SKYDASH_NOW"), step: Phrase("unset it to use the real time"))
  }

  /// Queries the terminal's abilities and how wide it draws samples, if it can be queried.
  private func terminalFindings(_ settings: Settings) async -> [Finding] {
    var abilities = output.abilities
    // How far each sample moved the cursor.
    var columns: [Int] = []
    if !options.isPlain, options.format != .json, output.canAskTerminal, TerminalDevice.isForeground {
      let samples = abilities.isUnicode ? TerminalFindings.samples : []
      for reply in await TerminalDevice.live()?.ask(measuring: samples) ?? [] {
        abilities.apply(reply)
        if case .cursorPosition(let place) = reply { columns.append(place.column) }
      }
    }
    let findings = TerminalFindings(
      abilities, environment: console.environment, choice: settings.picture, isTerminal: console.isOutputTerminal)
    return findings.findings(columns: columns)
  }
}
