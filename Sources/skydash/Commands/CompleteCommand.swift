import CommandLine
import Entities
import Services
import Views

/// `skydash complete`: answers the completion scripts. Unreadable settings are taken to be empty, without a report.
struct CompleteCommand {
  let output: Output

  func run(_ shell: Shell, _ words: [String]) throws -> ExitCode {
    try output.printResult(
      shell.answer(words, in: output.savedWords().callAsFunction) { words in
        UnfinishedLine(
          words,
          cities: { output.console.savedSettings($1).cities(beginningWith: $0).map(\.name) },
          places: { PlaceService(geocoder: nil, requests: nil).suggestions(for: $0, limit: 20).map(\.name) }
        ).completion
      })
  }
}
