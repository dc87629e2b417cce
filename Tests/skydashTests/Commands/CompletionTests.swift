import CommandLine
import Foundation
import Testing
import World

/// What Tab does in the real shells, with the program that they ask.
struct CompletionTests {
  /// Labels full of what shells take for something else.
  static let names = [
    "Aa New", "Bb $(touch ran)", "Cc `touch ran`", #"Dd'il " \ (x);touch ran"#, "Ee !x & #y", "Ff*?[z]{q}~",
    "Gg:h=i@j", "서울 $HOME", "Ii | x > ran", #"Jj\n"#,
  ]

  /// A home with those cities and a program that only notes what it is started with, but for completions. It is copied
  /// to its place by another process: a file that this one wrote may still be open in a child that another test has
  /// just forked, and cannot be run ("Text file busy").
  private func home() throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    let cities = Self.names.enumerated().map { index, name in
      ["name": name, "latitude": index, "longitude": index, "timeZone": "GMT"] as [String: Any]
    }
    let settings = try JSONSerialization.data(withJSONObject: ["version": 1, "cities": cities])
    for folder in [".config/skydash", "bin"] {
      try FileManager.default.createDirectory(atPath: home.file(folder), withIntermediateDirectories: true)
    }
    try settings.write(to: URL(filePath: home.file(".config/skydash/settings.json")))
    let script = """
      #!/bin/sh
      case $1 in complet*) exec '\(try Skydash.executable().path)' "$@" ;; esac
      { printf '%s\\001' "$@"; echo; } >> '\(home.file("started"))'

      """
    try script.write(toFile: home.file("program"), atomically: false, encoding: .utf8)
    return home
  }

  private static let shells: [Shell: (start: String, load: String)] = [
    .bash: ("bash --norc --noprofile -i", "source <(skydash completions bash)"),
    .zsh: (
      "zsh -f -i",
      "bindkey -e; autoload -Uz compinit; compinit -u -D; skydash completions zsh > c; source ./c"
    ),
    .fish: ("fish --no-config -i", "skydash completions fish | source"),
  ]

  static let installed = [Shell.bash, .zsh, .fish].filter { shell in
    ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)") }
  }

  /// What the program is started with by lines that are typed, each with Tab and Enter at its end.
  private func started(_ lines: [String], in shell: Shell) throws -> [[String]] {
    let home = try home()
    guard let (start, load) = Self.shells[shell] else { return [] }
    let program = try LiveProgram(
      [], home: home, columns: 200, script: "cd; install -m 755 program bin/skydash; exec \(start)",
      environment: ["PATH": "\(home.file("bin")):/usr/bin:/bin", "PS1": "ready> ", "LANG": "C.UTF-8"])
    program.terminal.type("\(load); skydash loaded\r")
    try wait(for: 1, home, program)
    for (index, line) in lines.enumerated() {
      program.terminal.type(line + "\t")
      try program.terminal.rest()
      program.terminal.type("\r")
      try wait(for: index + 2, home, program)
    }
    #expect(!FileManager.default.fileExists(atPath: home.file("ran")))
    return records(home).dropFirst().map(\.self)
  }

  private func records(_ home: TemporaryDirectory) -> [[String]] {
    let text = (try? String(contentsOfFile: home.file("started"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\u{1}").map(String.init) }
  }

  private func wait(for count: Int, _ home: TemporaryDirectory, _ program: LiveProgram) throws {
    try program.terminal.wait(for: "\(count) commands", seconds: 60) { _ in records(home).count >= count }
    try program.terminal.rest()
  }

  @BlockingWork @Test(arguments: installed)
  func `names stay one word, and nothing in them is run, whatever quote is open`(_ shell: Shell) throws {
    let typed = Self.names.flatMap { name in
      ["", "\"", "'"].map { quote in (line: "skydash rm \(quote)\(name.prefix(2))", name: name) }
    }
    let started = try started(typed.map(\.line), in: shell)
    for (former, words) in zip(typed, started) { #expect(words == ["rm", former.name], "\(former.line)") }
  }

  @BlockingWork @Test(arguments: installed)
  func `the values of options, settings, units and names of several words are offered`(_ shell: Shell) throws {
    let lines = [
      ("skydash sky --next con", ["sky", "--next", "conjunction"]),
      ("skydash sky --chart --facing northw", ["sky", "--chart", "--facing", "northwest"]),
      ("skydash --sort temp", ["--sort", "temperature"]),
      ("skydash --sort -temp", ["--sort", "-temperature"]),
      ("skydash --units=mm,fah", ["--units=mm,fahrenheit"]),
      ("skydash units mm fah", ["units", "mm", "fahrenheit"]),
      ("skydash config set backg", ["config", "set", "background"]),
      ("skydash config set background li", ["config", "set", "background", "light"]),
      ("skydash city Aa N", ["city", "Aa", "New"]),
      ("skydash --city=Aa", ["--city=Aa New"]),
      ("skydash aa", ["Aa New"]),
      ("skydash --config ./star", ["--config", "./started"]),
      ("skydash --offl", ["--offline"]),
      ("skydash wat", ["watch"]),
    ]
    let started = try started(lines.map(\.0), in: shell)
    for (line, words) in zip(lines, started) { #expect(words == line.1, "\(line.0)") }
  }
}
