import Foundation
import Testing

@testable import CommandLine

struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `the script is the recorded one`(_ shell: Shell) throws {
    try HelpFixture.expect(CompletionScript.text(shell), is: "completions.\(shell.rawValue)")
  }

  @Test(arguments: Shell.allCases.filter { Shells.has($0.rawValue) })
  func `the shell reads the script without complaint`(_ shell: Shell) throws {
    let result = try Shells.run(shell.rawValue, ["-n"], input: CompletionScript.text(shell))
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(arguments: Shell.allCases)
  func `the script knows every command, option, setting and unit`(_ shell: Shell) {
    let script = CompletionScript.text(shell)
    let options = OptionName.allCases.map { shell == .fish ? "-l \($0.rawValue) " : $0.spelling }
    let words =
      CommandName.told.map(\.rawValue) + options + SettingKey.allCases.map(\.rawValue)
      + SettingKey.allCases.flatMap(\.choices) + ["fahrenheit", "imperial"]
    for word in words { #expect(script.contains(word), "\(word)") }
    #expect(!script.contains("skydash man"))
  }

  /// The words after `skydash`, the last one still being typed, and what Tab offers.
  static let cases: [([String], [String])] = [
    (["wat"], ["watch"]),
    (["re"], ["remove", "rename"]),
    (["watch", "--int"], ["--interval"]),
    (["--color", ""], ["auto", "always", "never"]),
    (["--color", "=", "al"], ["always"]),
    (["--color", "a"], ["auto", "always"]),
    (["config", "set", "pict"], ["picture"]),
    (["add", "Old", "P"], []),
    (["--json", "wat"], ["watch"]),
    (["--city", "Lon"], ["London"]),
    (["--city", "seo"], ["Seoul"]),
    (["watch", "-i", "1"], ["1m", "10m", "15m", "1h"]),
    (["show", "--units", "celsius,km"], ["celsius,kmh", "celsius,km"]),
    (["units", "fah"], ["fahrenheit"]),
    (["units", "celsius", "kn"], ["kn"]),
    (["config", ""], ["get", "set", "unset", "path"]),
    (["config", "set", "wat"], ["watchInterval"]),
    (["config", "set", "background", "d"], ["dark"]),
    (["config", "get", "background", ""], []),
    (["cache", "c"], ["clear"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "ap"], ["apod"]),
    (["city", "Lo"], ["London"]),
    (["city", "New Y"], ["New\\ York"]),
    (["city", "New", "Y"], ["York"]),
    (["rm", "N"], ["New\\ York"]),
    (["rename", "Seoul", "S"], []),
    (["move", "Seo"], ["Seoul"]),
    (["add", "Ne"], ["New\\ Place"]),
    (["add", "New", "P"], ["Place"]),
    (["add", "--first", "Ne"], ["New\\ Place"]),
    (["list", "x"], []),
  ]

  @Test(.enabled(if: Shells.has("bash")), arguments: cases)
  func `bash offers the right words`(_ words: [String], _ offered: [String]) throws {
    let quoted = (["skydash"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      CompletionScript.text(.bash) + """
        skydash() {
          case $2 in
            cities) printf '%s\\n' Seoul London 'New York' ;;
            places) [[ $4 == New* || $4 == Ne ]] && printf '%s\\n' 'New Place' ;;
          esac
        }
        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count)
        _skydash skydash
        ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
        shopt -q nocasematch && echo 'nocasematch is left on'
        true

        """
    let result = try Shells.run("bash", [], input: script)
    #expect(result.output.split(separator: "\n").map(String.init) == offered)
  }

  static let fishCases: [(String, [String])] = [
    ("skydash wat", ["watch"]),
    ("skydash --color a", ["always", "auto"]),
    ("skydash --json wat", ["watch"]),
    ("skydash watch --int", ["--interval"]),
    ("skydash watch --choo", []),
    ("skydash units fah", ["fahrenheit"]),
    ("skydash config s", ["set"]),
    ("skydash config set wat", ["watchInterval"]),
    ("skydash config set background d", ["dark"]),
    ("skydash config get background d", []),
    ("skydash completions z", ["zsh"]),
    ("skydash help ap", ["apod"]),
    ("skydash city Lo", ["London"]),
    ("skydash --city Lo", ["London"]),
    ("skydash rm Seo", ["Seoul"]),
    ("skydash rename Seoul Lo", []),
    ("skydash add Ne", ["New Place"]),
    ("skydash list Lo", []),
  ]

  @Test(.enabled(if: Shells.has("fish")), arguments: fishCases)
  func `fish offers the right words`(_ line: String, _ offered: [String]) throws {
    let script =
      CompletionScript.text(.fish) + """
        function skydash
            switch $argv[2]
                case cities
                    printf '%s\\n' Seoul London 'New York'
                case places
                    printf '%s\\n' 'New Place'
            end
        end
        complete -C '\(line)'

        """
    let result = try Shells.run("fish", ["--no-config"], input: script)
    let words = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init).sorted() == offered)
  }
}
