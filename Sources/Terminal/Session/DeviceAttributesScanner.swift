/// Finds the reply to the DA1 query (primary device attributes), `CSI ? … c`, in a stream of bytes.
struct DeviceAttributesScanner {
  /// The DA1 query, which nearly every terminal answers.
  static let query = Array("\u{1B}[c".utf8)

  /// How many bytes of `ESC [ ?` have come; still 3 during the numbers after them.
  private var matched = 0

  /// Takes the next byte, and returns whether it completes the reply.
  mutating func consume(_ byte: UInt8) -> Bool {
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
