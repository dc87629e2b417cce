/// Hands a sequence through tmux to the terminal around it (tmux 3.3 with `allow-passthrough on`).
package enum TmuxPassthrough {
  private static let escape: UInt8 = 0x1B

  /// One whole sequence, wrapped.
  package static func wrap(_ sequence: [UInt8]) -> [UInt8] {
    let doubled = sequence.flatMap { $0 == escape ? [escape, escape] : [$0] }
    return Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
  }
}
