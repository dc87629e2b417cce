import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// The live table, or a block or a line per change where there is no screen for it.
  func watch(every interval: Int?) async throws -> ExitCode {
    let live = try live()
    var settings = live.chosen
    settings.cities = try chosenCities(settings)
    if let interval { settings.watchInterval = interval }
    var services = live.dashboardServices
    services.interval = interval
    services.onlyCities = options.cities.isEmpty ? nil : options.cities
    services.units = options.units
    let dashboard = DashboardViewModel(
      settings: settings, picture: PictureViewModel(service: live.picture), services: services)
    let code = try await run(dashboard, settings: settings)
    live.notice.map(console.tell)
    return code
  }

  /// The live table over sample data that changes by itself.
  func demo() async throws -> ExitCode {
    let clock = WallClock.live(environment: console.environment)
    let demo = DemoWorld(clock: clock)
    var settings = demo.settings
    settings.units = UnitsInput(options.units).applied(to: settings.units)
    if !options.cities.isEmpty {
      settings.cities = try chosenCities(settings)
      let cities = settings.cities
      try demo.settingsService.update { $0.cities = cities }
    }
    let dashboard = DashboardViewModel(
      settings: settings, picture: PictureViewModel(demo.picture, file: { demo.pictureFile }),
      services: DashboardServices(
        settings: demo.settingsService, cities: demo.cities, places: demo.places, weather: demo.weather,
        sky: SkyService(), clock: clock))
    guard isLive else {
      let reports = await demo.weather.weather(of: settings.cities)
      reports.forEach(dashboard.show)
      dashboard.updateSky()
      try print(dashboard)
      return .done
    }
    let script = Task { await DemoScript(dashboard, demo, clock: clock).run() }
    defer { script.cancel() }
    return try await run(dashboard, settings: settings)
  }

  /// Whether there is a screen to draw on and the person wants it.
  private var isLive: Bool { abilities.isInteractive && !options.isPlain && options.format == .table }

  private func run(_ dashboard: DashboardViewModel, settings: Settings) async throws -> ExitCode {
    guard isLive, let device = TerminalDevice.live() else { return try await log(dashboard) }
    let session = TerminalSession(
      device: device,
      options: SessionOptions(
        asks: canAskTerminal, dropsPictures: canAskTerminal && settings.picture != .off,
        escapeDelay: SessionOptions.escapeDelay(environment: console.environment)))
    let table = LiveTable(
      dashboard, session: session, appearance: appearance(settings), depth: abilities.colorDepth,
      pictures: surroundings(settings)
    ) { appearance(Settings(language: $0, background: $1)) }
    let refreshing = Task { await dashboard.run() }
    let ending = await table.run()
    refreshing.cancel()
    if case .signal(let number) = ending { session.end(by: number) }
    return .done
  }

  /// A line for each change of a city, for logs and screen readers.
  private func log(_ dashboard: DashboardViewModel) async throws -> ExitCode {
    let log = ChangeLog(dashboard, appearance: appearance(Settings(language: dashboard.settings.language.value)))
    let refreshing = Task { await dashboard.run() }
    defer { refreshing.cancel() }
    for await line in log.lines { try console.print(line + "\n") }
    return .done
  }
}
