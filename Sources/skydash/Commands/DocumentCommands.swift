import CommandLine
import Entities
import Essentials
import Repositories
import ViewModels
import Views

/// `skydash show --from FILE` and `skydash watch --from FILE`: show a `--json` document, without settings or network.
struct DocumentCommands {
  let output: Output
  /// The document's file, or `-` for standard input.
  let path: String
  private let clock: WallClock
  private var files: FileStore { .live }

  /// The most bytes read, enough for about 1,400 cities with sixteen days of hours each.
  private static let limit = 128_000_000

  init(output: Output, path: String) {
    self.output = output
    self.path = path == "/dev/stdin" ? "-" : path
    clock = WallClock.live(environment: output.console.environment)
  }

  /// Prints the document once, and reports what in it is old, missing or unreadable.
  func show() throws -> ExitCode {
    let printer = WeatherPrinter(output: output)
    let dashboard = try dashboard()
    try printer.print(dashboard)
    let code = printer.reportProblems(dashboard, isDocument: true)
    if dashboard.rows.value.isEmpty, dashboard.documentProblems.isEmpty { output.console.reportNoCities() }
    for problem in dashboard.documentProblems { output.console.report(output.console.words(problem.phrase)) }
    return code == .done && !dashboard.documentProblems.isEmpty ? .partial : code
  }

  /// The live table of a document, which follows the file.
  func watch() async throws -> ExitCode {
    let date = files.modificationDate(path)
    let dashboard = try dashboard()
    let following = Task { await follow(dashboard, since: date) }
    defer { following.cancel() }
    return try await LiveScreen(output: output, dashboard: dashboard).run()
  }

  /// The document's dashboard, with the overrides and the order of the command line.
  private func dashboard() throws -> DashboardViewModel {
    let dashboard = DashboardViewModel(try read())
    let overrides = try RunOverrides(output.options, namesIn: dashboard.rows.value.map(\.city))
    dashboard.follow(clock, overrides)
    dashboard.sorting = output.options.sorting
    return dashboard
  }

  /// Shows the file each time it is written after `date`; if the system doesn't report that, checks every two seconds.
  private func follow(_ dashboard: DashboardViewModel, since date: Date?) async {
    guard path != "-" else { return }
    var known = date
    func check() {
      let former = known
      known = files.modificationDate(path)
      if known != former { show(in: dashboard) }
    }
    if let changes = files.changes(path) {
      // It may have been written since it was read.
      check()
      for await _ in changes { show(in: dashboard) }
    }
    while (try? await clock.sleep(2)) != nil { check() }
  }

  /// Shows the file; if it can't be read, reports that and leaves the screen unchanged.
  private func show(in dashboard: DashboardViewModel) {
    do { dashboard.update(try read()) } catch { dashboard.report(error) }
  }

  /// The document; throws a `ProgramProblem` if it can't be read, isn't one, or lists cities of which none is readable.
  private func read() throws -> DashboardDocument {
    guard let data = try data() else { throw ProgramProblem.missingDocument(path: path) }
    guard let document = (try? JSONReader.strict(data)).flatMap({ DashboardDocument($0) }) else {
      throw ProgramProblem.notADocument(path: path)
    }
    if document.rows.isEmpty, let problem = document.problems.first { throw problem }
    return document
  }

  /// The bytes of the document; `nil` if there is no such file.
  private func data() throws(ProgramProblem) -> Data? {
    let isStandardInput = path == "-"
    do throws(FileProblem) {
      return isStandardInput ? try FileStore.readStandardInput(limit: Self.limit) : try files.read(path, Self.limit)
    } catch {
      if error == .tooLarge { throw .largeDocument(megabytes: Self.limit / 1_000_000) }
      throw .unreadableDocument(path: isStandardInput ? "/dev/stdin" : path, error)
    }
  }
}
