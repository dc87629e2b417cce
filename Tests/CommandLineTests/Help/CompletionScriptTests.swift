import Entities
import Foundation
import Testing

@testable import CommandLine

struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `the script is the recorded one`(_ shell: Shell) throws {
    try HelpFixture.expect(shell.completionScript, is: "completions.\(shell.rawValue)")
  }

  @Test(arguments: Shell.allCases.filter { Shells.has($0.rawValue) })
  func `the shell reads the script without complaint`(_ shell: Shell) throws {
    let result = try Shells.run(shell.rawValue, ["-n"], input: shell.completionScript)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(arguments: Shell.allCases)
  func `the script knows every command, option, setting and unit`(_ shell: Shell) {
    let script = shell.completionScript
    let options = CommandDefinition.options.map { shell == .fish ? "-l \($0.name) " : $0.spelling }
    let settings = Setting.configurable.flatMap { [$0.key] + $0.choices }
    let words = CommandDefinition.toldNames + options + settings + ["fahrenheit", "imperial"]
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
    (["--sort", "t"], ["time", "temperature"]),
    (["sky", "--date", "to"], ["today", "tomorrow"]),
    (["apod", "to"], ["today"]),
    (["apod", "--from", "y"], ["yesterday"]),
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
      Shell.bash.completionScript + """
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

  /// What a person has typed of a name that a shell would run.
  static let typed = [
    ["city", "Ev"], ["city", "\"Ev"], ["city", "'Ev"], ["--city", "\"Ev"], ["--city", "Ev"], ["rm", "\"E"],
    ["add", "\"Ev"], ["add", "'Ev"], ["move", "\"Ev"],
  ]

  @Test(.enabled(if: Shells.has("bash")), arguments: typed)
  func `nothing in a name is run by bash, whatever quote is open`(_ words: [String]) throws {
    let names = [#"Evil $(echo ran)"#, "Evil `echo ran`", #"Ev'il" \ (x);echo ran"#, "Evil $HOME"]
    let quoted = (["skydash"] + words).map { "$'\($0.replacing("'", with: "\\'"))'" }.joined(separator: " ")
    let script =
      Shell.bash.completionScript + """
        skydash() { cat <<'NAMES'
        \(names.joined(separator: "\n"))
        NAMES
        }
        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count)
        _skydash skydash
        quote=${COMP_WORDS[COMP_CWORD]:0:1}
        case $quote in \\'|\\\") ;; *) quote= ;; esac
        for reply in "${COMPREPLY[@]}"; do eval "printf '%s\\n' $quote$reply$quote"; done

        """
    let result = try Shells.run("bash", [], input: script)
    #expect(result.output.split(separator: "\n").map(String.init) == names)
  }

  @Test(.enabled(if: Shells.has("bash"))) func `bash tells the two meanings of --from apart`() throws {
    for (command, offers) in [("show", true), ("watch", true), ("apod", false)] {
      let script =
        Shell.bash.completionScript + """
          compgen() { echo week.json; }
          COMP_WORDS=(skydash \(command) --from "")
          COMP_CWORD=3
          _skydash skydash
          echo "${COMPREPLY[@]}"

          """
      #expect(try Shells.run("bash", [], input: script).output.contains("week.json") == offers, "\(command)")
    }
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
      Shell.fish.completionScript + """
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
