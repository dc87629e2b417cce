import Entities
import Testing

@testable import CommandLine

struct CompletionTests {
  /// What is offered for words of which the last is being typed; a file is `:files`.
  private func offered(_ words: [String]) -> [String] {
    let line = UnfinishedLine(
      words,
      cities: { prefix, path in
        let cities = path == nil ? ["Seoul", "London", "New York"] : ["Other"]
        return cities.filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
      },
      places: { text in
        ["New Place", "Newport"].filter { text == "neu" || $0.lowercased().hasPrefix(text.lowercased()) }
      })
    switch line.completion {
    case .files: return [":files"]
    case .words(let candidates): return candidates.map(\.word)
    }
  }

  static let cases: [([String], [String])] = [
    (["wat"], ["watch"]),
    (["re"], ["remove", "rename"]),
    (["se"], ["search", "Seoul"]),
    (["New", "Y"], ["York"]),
    (["watch", "--int"], ["--interval"]),
    (["watch", "--choo"], []),
    (
      ["doctor", "-"],
      ["--json", "--plain", "--color", "--ascii", "--width", "--offline", "--config", "--help", "--version"]
    ),
    (["--color", ""], ["auto", "always", "never"]),
    (["--color=al"], ["--color=always"]),
    (["config", "set", "pict"], ["picture"]),
    (["--json", "wat"], ["watch"]),
    (["--city", "Lon"], ["London"]),
    (["--city=Lon"], ["--city=London"]),
    (["--city", "Lon", "--config", "x", "--city", ""], ["Other"]),
    (["--sort", "t"], ["time", "temperature"]),
    (["--sort", "-t"], ["-time", "-temperature"]),
    (["sky", "--date", "to"], ["today", "tomorrow"]),
    (["sky", "--next", "m"], ["meteors", "moon"]),
    (["sky", "--next", "s"], ["season", "Seoul"]),
    (["sky", "--facing", "north"], ["north", "northeast", "northwest"]),
    (["apod", "to"], ["today"]),
    (["apod", "--from", "y"], ["yesterday"]),
    (["show", "--from", "y"], [":files"]),
    (["apod", "--save", ""], [":files"]),
    (["apod", "--save=pic"], [":files"]),
    (["watch", "-i", "1"], ["1m", "10m", "15m", "1h"]),
    (["show", "--units", "celsius,km"], ["celsius,kmh", "celsius,km"]),
    (["show", "--units=celsius,kn"], ["--units=celsius,kn"]),
    (["units", "fah"], ["fahrenheit"]),
    (["units", "celsius", "kn"], ["kn"]),
    (["config", ""], ["get", "set", "unset", "path"]),
    (["config", "unset", "wat"], ["watchInterval"]),
    (["config", "set", "background", "d"], ["dark"]),
    (["config", "get", "background", ""], []),
    (["cache", "c"], ["clear"]),
    (["completions", ""], ["bash", "zsh", "fish", "nushell"]),
    (["help", "ap"], ["apod"]),
    (["city", "Lo"], ["London"]),
    (["city", "New Y"], ["New York"]),
    (["city", "new", "y"], ["York"]),
    (["rm", "Seoul", "N"], ["New York"]),
    (["rename", "Seoul", "S"], []),
    (["move", "Seo"], ["Seoul"]),
    (["add", "Ne"], ["New Place", "Newport"]),
    (["add", "New", "P"], ["Place"]),
    (["add", "neu"], ["New Place", "Newport"]),
    (["add", "--first", "Ne"], ["New Place", "Newport"]),
    (["list", "x"], []),
    (["list", "--", "--j"], []),
    (["comp"], ["completions"]),
  ]

  @Test(arguments: cases) func `the right words are offered`(_ words: [String], _ expected: [String]) {
    #expect(offered(words) == expected)
  }

  @Test func `every command is offered, and every option with each command that takes it`() {
    #expect(offered([""]) == CommandDefinition.listed.map(\.name))
    for command in CommandDefinition.listed {
      #expect(offered([command.name, "--"]) == command.options.map(\.spelling))
    }
  }

  @Test func `every setting's values are offered`() {
    for setting in Setting.configurable where !setting.choices.isEmpty {
      #expect(offered(["config", "set", setting.key, ""]) == setting.choices)
    }
  }
}
