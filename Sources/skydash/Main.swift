import CommandLine
import Entities
import Essentials
import Repositories
import Services
import Terminal
import Views

/// The entry point, which turns every error into one sentence and an exit code.
@main
struct Main {
  static func main() async {
    SystemResources.prepareMemory()
    StandardStream.ignoreWriteSignals()
    let console = Console()
    if let problem = SystemResources.findProblem() {
      console.report(console.words(problem.phrase))
      StandardStream.endProgram(with: ExitCode.ioError.rawValue)
    }
    StandardStream.endProgram(with: await run(console).rawValue)
  }

  /// Runs one command line, reports its errors, and returns its exit code.
  static func run(_ console: Console) async -> ExitCode {
    do {
      let invocation = try invocation(console)
      return try await run(invocation.command, Output(console: console, options: invocation.options))
    } catch {
      return console.report(error)
    }
  }

  /// The parsed command line; errors are reported in the language of the settings.
  private static func invocation(_ console: Console) throws -> Invocation {
    do {
      return try Invocation(console.arguments) { name, configPath in
        PlaceService.knows(name) || console.savedSettings(configPath).hasCity(named: name)
      }
    } catch {
      console.adopt(console.savedSettings(Invocation.configPath(in: console.arguments)))
      throw error
    }
  }

  private static func run(_ command: Command, _ output: Output) async throws -> ExitCode {
    func app() throws -> AppContext { try AppContext(output) }
    if let path = output.options.documentPath {
      let document = DocumentCommands(output: output, path: path)
      return if case .watch = command { try await document.watch() } else { try document.show() }
    }
    switch command {
    case .show: return try await WeatherCommands(app: app()).show()
    case .watch: return try await WeatherCommands(app: app()).watch()
    case .city(let name): return try await WeatherCommands(app: app()).city(named: name)
    case .forecast(let names): return try await WeatherCommands(app: app()).forecast(for: names)
    case .demo: return try await DemoCommand(output: output).run()
    case .add(let request): return try await CityListCommands(app: app()).add(request)
    case .addLines: return try await CityListCommands(app: app()).addLines()
    case .remove(let names): return try CityListCommands(app: app()).remove(names)
    case .list: return try CityListCommands(app: app()).list()
    case .move(let name, let position): return try CityListCommands(app: app()).move(name, to: position)
    case .rename(let name, let newName): return try CityListCommands(app: app()).rename(name, to: newName)
    case .search(let query): return try await CityListCommands(app: app()).search(query)
    case .sky(let name): return try await SkyCommand(app: app(), name: name).run()
    case .apod(let request): return try await ApodCommand(app: app()).run(request)
    case .units(let changes): return try SettingsCommands(app: app()).units(changes)
    case .config(let request): return try SettingsCommands(app: app()).config(request)
    case .cache(let request): return try SettingsCommands(app: app()).cache(request)
    case .doctor: return try await DoctorCommand(output: output).run()
    case .completions(let shell): return try output.printResult(shell.completionScript)
    case .help(let topic): return try output.help(for: topic)
    case .man: return try output.printResult(ManualPage.text())
    case .licenses: return try output.printResult(EmbeddedFile("Help/licenses.txt").text)
    case .version: return try output.printResult(AppInfo.versionLine)
    case .complete(let shell, let words): return try output.complete(shell, words)
    }
  }
}
