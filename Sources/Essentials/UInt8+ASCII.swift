// Inlinable, because text is tested byte by byte.
extension UInt8 {
  /// Whether it is an ASCII digit.
  @inlinable package var isASCIIDigit: Bool { 0x30...0x39 ~= self }

  /// Whether it is an ASCII letter, in upper or lower case.
  @inlinable package var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// Whether it is an ASCII character other than a control character.
  @inlinable package var isPrintableASCII: Bool { 0x20...0x7E ~= self }
}
