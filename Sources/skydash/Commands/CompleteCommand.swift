import CommandLine
import Entities
import Services

/// `skydash complete`: answers the completion scripts, silent about everything that is wrong.
struct CompleteCommand {
  let output: Output

  func run(_ shell: Shell, _ words: [String]) throws -> ExitCode {
    try output.printed(
      shell.answer(words) { words in
        Completion(
          words,
          cities: { prefix, configPath in
            let saved = Locations(environment: output.console.environment, configPath: configPath).savedSettings
            return saved.cities(beginningWith: prefix).map(\.name)
          },
          places: { PlaceService(geocoder: nil, requests: nil).suggestions(for: $0, limit: 20).map(\.name) })
      })
  }
}
