import Foundation

/// Terminal emulators that are not ours, where the machine has them; they are asked what is on the screen.
package enum OtherEmulator: String, CaseIterable, Sendable {
  case ghostty
  case pyte
  case tmux

  /// The emulators of this machine.
  package static let available = allCases.filter(\.isAvailable)

  /// The rows of a screen of the given size after each group of frames, without trailing blanks.
  ///
  /// - Throws: What running the emulator throws.
  @BlockingWork
  package func rows(after groups: [[[UInt8]]], columns: Int, rows: Int) async throws -> [[String]] {
    let directory = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (index, group) in groups.enumerated() {
      try Data(group.flatMap(\.self)).write(to: directory.appending(path: "\(index).frames"))
    }
    let script = self == .tmux ? Self.tmuxScript : Self.pythonScript
    let program = self == .tmux ? ["sh", "-c"] : ["python3", "-c"]
    let arguments = [rawValue, directory.path, "\(columns)", "\(rows)", "\(groups.count)"]
    let output = try Self.run(program + [script] + (self == .tmux ? ["sh"] : []) + arguments)
    let screens = output.components(separatedBy: "\u{C}\n").dropLast()
    return screens.map { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(Self.trimmed)
      return Array((lines + Array(repeating: "", count: rows)).prefix(rows))
    }
  }

  private var isAvailable: Bool {
    switch self {
    case .ghostty: (try? Self.run(["python3", "-c", "import pyghostty; print('yes')"]))?.contains("yes") ?? false
    case .pyte: (try? Self.run(["python3", "-c", "import pyte; print('yes')"]))?.contains("yes") ?? false
    case .tmux: (try? Self.run(["tmux", "-V"]))?.contains("tmux") ?? false
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Feeds each group of frames to a terminal in Python and prints its screen, then a form feed.
  private static let pythonScript = """
    import sys
    kind, directory, columns, rows, count = sys.argv[1:]
    columns, rows = int(columns), int(rows)
    if kind == "ghostty":
        import pyghostty
    else:
        import pyte
    for group in range(int(count)):
        data = b"\\x1b[?7l" + open("%s/%d.frames" % (directory, group), "rb").read()
        if kind == "ghostty":
            terminal = pyghostty.Terminal(columns, rows)
            terminal.feed(data)
            print(terminal.text())
        else:
            screen = pyte.Screen(columns, rows)
            pyte.ByteStream(screen).feed(data)
            print("\\n".join(screen.display))
        print("\\x0c")
    """

  /// Shows each group of frames in a pane of its own server and prints what the pane holds, then a form feed.
  private static let tmuxScript = """
    directory=$2 columns=$3 rows=$4 count=$5 group=0
    cat > "$directory/pane" <<'END'
      stty raw -echo
      printf '\\033[?7l'
      cat "$1.frames"
      # Where the cursor is, is answered when all before it is drawn.
      printf '\\033[6n'
      bytes=0
      while [ $bytes -lt 64 ] && [ "$(dd bs=1 count=1 2>/dev/null)" != R ]; do bytes=$((bytes + 1)); done
      touch "$1.done"
      cat
    END
    while [ $group -lt $count ]; do
      server="$directory/$group.socket"
      tmux -u -S "$server" -f /dev/null new-session -d -x $columns -y $rows \\
        "sh '$directory/pane' '$directory/$group'"
      looks=0
      while [ ! -e "$directory/$group.done" ] && [ $looks -lt 6000 ]; do
        sleep 0.02
        looks=$((looks + 1))
      done
      tmux -u -S "$server" capture-pane -p
      printf '\\014\\n'
      tmux -S "$server" kill-server
      group=$((group + 1))
    done
    """
}
