/// Undoes the filters of PNG rows (W3C PNG, 9.2).
enum PNGFilter {
  /// Undoes the filter of the row whose filter byte is at `start`; the row before it in `data` is done already.
  ///
  /// The caller has made sure that the row is within `data`.
  static func undo(_ data: inout [UInt8], rowAt start: Int, length: Int, isFirst: Bool, pixelBytes: Int) {
    let filter = data[start]
    let row = start + 1
    let above = row - length - 1
    guard above >= 0 || isFirst else { return }
    data.withUnsafeMutableBufferPointer { data in
      for index in 0..<length {
        let left = index >= pixelBytes ? data[row &+ index &- pixelBytes] : 0
        let up = isFirst ? 0 : data[above &+ index]
        let corner = isFirst || index < pixelBytes ? 0 : data[above &+ index &- pixelBytes]
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: up
          case 3: UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(up)) / 2)
          case 4: paeth(left, up, corner)
          default: 0
          }
        data[row &+ index] &+= guess
      }
    }
  }

  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) &+ Int(up) &- Int(corner)
    let (a, b, c) = (abs(guess &- Int(left)), abs(guess &- Int(up)), abs(guess &- Int(corner)))
    if a <= b, a <= c { return left }
    return b <= c ? up : corner
  }
}
