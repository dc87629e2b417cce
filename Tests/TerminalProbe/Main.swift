import Terminal

/// A program for tests of the terminal session: shows the last event, floods, hangs, crashes or quits on request.
///
/// With `ask` it asks the terminal, and says how many answers came; with `asking` it asks at the start of a session.
@main
struct Main {
  static func main() async {
    guard let device = TerminalDevice.live() else { return print("no terminal") }
    switch CommandLine.arguments.dropFirst().first {
    case "ask": print("answers: \(await device.ask(measuring: ["a", "b"]).count)")
    case "asking": await show(device, SessionOptions(asks: true))
    default: await show(device, SessionOptions())
    }
  }

  private static func show(_ device: TerminalDevice, _ options: SessionOptions) async {
    let session = TerminalSession(device: device, options: options)
    guard session.enter() else { return print("no raw mode") }
    var screen = Screen(columns: session.size.columns, rows: session.size.rows, depth: .ansi16)
    show("ready \(screen.columns)x\(screen.rows)", on: &screen, session)
    for await event in session.events { await act(on: event, &screen, session) }
  }

  private static func act(on event: TerminalEvent, _ screen: inout Screen, _ session: TerminalSession) async {
    switch event {
    case .key(.character("q")): session.leave()
    case .key(.character("x")): crash(Array("x".utf8))
    case .key(.character("f")): flood(&screen, session)
    case .key(.character("h")): while true {}
    case .key(.character("b")): session.write(Array(repeating: UInt8(ascii: "b"), count: 4_000_000))
    case .resized(let size):
      screen.resize(columns: size.columns, rows: size.rows)
      show("size \(size.columns)x\(size.rows)", on: &screen, session)
    case .resumed: screen.forget()
    case .drained: show("drained", on: &screen, session)
    case .paste(let text): show("paste \(text)", on: &screen, session)
    case .key(let key): show("key \(key.text ?? "?")", on: &screen, session)
    default: break
    }
  }

  private static func show(_ text: String, on screen: inout Screen, _ session: TerminalSession) {
    guard session.isReady else { return }
    for row in 0..<screen.rows { screen.canvas.clear(row: row) }
    screen.canvas.write(text, style: Style(.ansi(2)), row: 1, column: 2)
    session.write(screen.frame())
  }

  /// Writes frames, without waiting, until the terminal is too slow.
  private static func flood(_ screen: inout Screen, _ session: TerminalSession) {
    for round in 0..<300 where session.isReady {
      for row in 0..<screen.rows {
        screen.canvas.write(String(repeating: "\(round % 10)", count: screen.columns), row: row, column: 0)
      }
      session.write(screen.frame())
    }
  }

  /// Traps by an index out of range.
  private static func crash(_ bytes: [UInt8]) { print(bytes[bytes.count + 5]) }
}
