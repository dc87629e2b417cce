/// What a terminal is asked, and when asking is safe.
package enum TerminalQuestions {
  /// Kitty graphics, name, cell size, background, and DA1 last: its answer says that all others have come.
  package static let all: [UInt8] =
    Array(
      ("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\").utf8)
    + DeviceAttributes.question

  /// Whether the terminal answers instead of printing the questions: both ends are terminals, and it is none of those
  /// known to print them.
  package static func areSafe(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
  ) -> Bool {
    let variables = TerminalEnvironment(environment)
    let term = variables["TERM"] ?? "dumb"
    return isInputTerminal && isOutputTerminal && !variables.isDumb && term != "linux"
      && !term.hasPrefix("screen") && variables["TERM_PROGRAM"] != "Apple_Terminal"
  }
}

extension TerminalDevice {
  /// Asks the terminal for its abilities outside a live table, and gives it back.
  ///
  /// To be used only where ``TerminalQuestions/areSafe(environment:isInputTerminal:isOutputTerminal:)`` and in the
  /// foreground. The device is used up by it. It takes as long as the terminal takes to answer, since a late answer would
  /// be typed into the shell; a second after the question is the end, whatever was typed meanwhile.
  ///
  /// - Parameter texts: What is printed, one at a time, on the current line to see where the cursor is after each; the
  ///   line is cleared again.
  /// - Returns: The answers in the order they came; with them ``TerminalReply/cursorPosition(_:)`` of each text.
  package func ask(measuring texts: [String] = []) async -> [TerminalReply] {
    let measuring = texts.map { "\r\($0)\u{1B}[6n" }.joined() + (texts.isEmpty ? "" : "\r\u{1B}[2K")
    let options = SessionOptions(
      asking: Array(measuring.utf8) + TerminalQuestions.all, leaving: Array((texts.isEmpty ? "" : "\r\u{1B}[2K").utf8))
    let session = TerminalSession(device: self, options: options)
    guard session.enter() else { return [] }
    defer { session.leave() }
    var replies: [TerminalReply] = []
    for await event in session.events {
      switch event {
      case .reply(let reply): replies.append(reply)
      // Asked again after a stop.
      case .resumed: replies = []
      default: break
      }
      if case .reply(.deviceAttributes) = event { break }
    }
    return replies
  }
}

/// Follows bytes until the answer to DA1, `CSI ? … c`, is complete.
struct DeviceAttributes {
  /// DA1, which nearly every terminal answers.
  static let question = Array("\u{1B}[c".utf8)

  /// How many bytes of the start were there.
  private var matched = 0

  /// Whether the byte is the last of the answer.
  mutating func isComplete(with byte: UInt8) -> Bool {
    switch byte {
    case 0x1B: matched = 1
    case UInt8(ascii: "[") where matched == 1: matched = 2
    case UInt8(ascii: "?") where matched == 2: matched = 3
    case UInt8(ascii: "0")...UInt8(ascii: "9") where matched == 3, UInt8(ascii: ";") where matched == 3: break
    default:
      defer { matched = 0 }
      return matched == 3 && byte == UInt8(ascii: "c")
    }
    return false
  }
}
