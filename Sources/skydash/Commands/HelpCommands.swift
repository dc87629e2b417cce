import CommandLine
import Entities
import Repositories
import Services
import Terminal
import Views

extension Output {
  /// `skydash help`: the help for a command, or the overview, in the settings' language.
  func help(for topic: CommandDefinition?) throws -> ExitCode {
    try printResult(HelpText(translate: savedWords(), width: \.displayWidth) { $0.wrapped(to: $1) }.text(for: topic))
  }

  /// `skydash complete`: answers the completion scripts. Unreadable settings are taken to be empty, without a report.
  func complete(_ shell: Shell, _ words: [String]) throws -> ExitCode {
    let requests = Requests(cache: .none, clock: .live(environment: console.environment))
    let places = PlaceService(geocoder: nil, requests: requests)
    return try printResult(
      shell.answer(to: words, translating: savedWords()) { words in
        UnfinishedLine(
          words,
          cities: { console.savedSettings($1).cities(beginningWith: $0).map(\.name) },
          places: { places.suggestions(for: $0, limit: 20).map(\.name) }
        ).completion
      })
  }

  /// Translates into the language of the settings file, for commands that read nothing else from it.
  private func savedWords() -> (Phrase) -> String {
    console.words(of: console.savedSettings(options.configPath)).callAsFunction
  }
}
