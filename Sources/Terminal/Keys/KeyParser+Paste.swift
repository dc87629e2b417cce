extension KeyParser {
  /// A byte of a paste, which ends with `CSI 201~`.
  mutating func takePaste(_ byte: UInt8) {
    guard case .paste(var bytes) = state else { return }
    // Out of the state, so that the array is not copied for each byte.
    state = .ground
    bytes.append(byte)
    if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      return finish(.paste(Self.pasted(bytes.dropLast(Self.pasteEnd.count))))
    }
    // The last bytes stay, since they may be the beginning of the end.
    if bytes.count > Self.pasteLimit + Self.pasteEnd.count { bytes.remove(at: Self.pasteLimit) }
    state = .paste(bytes)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private static func pasted(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(pasteLimit), as: UTF8.self)
    return DrawableText.clean(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}
