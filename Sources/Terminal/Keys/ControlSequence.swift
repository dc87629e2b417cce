/// A complete `CSI` sequence: private prefix, numbers, final byte.
struct ControlSequence {
  /// One of `< = > ?`.
  let prefix: Character?
  /// The numbers; a missing or impossible one is nil.
  let parameters: [Int?]
  let final: Character
  let hasIntermediates: Bool

  init(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = Character(Unicode.Scalar(first))
      rest = rest.dropFirst()
    } else {
      prefix = nil
    }
    hasIntermediates = rest.contains { $0 < 0x30 }
    self.final = Character(Unicode.Scalar(final))
    let fields = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    // Sub-parameters after a colon say more than is asked here.
    parameters = rest.isEmpty ? [] : fields.map { Self.number($0.prefix { $0 != UInt8(ascii: ":") }) }
  }

  /// The number at an index, or the default of a missing one.
  func number(_ index: Int, default missing: Int = 0) -> Int {
    parameters.indices.contains(index) ? parameters[index] ?? missing : missing
  }

  /// A number of up to six digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...6).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
