/// One component (colour channel) of a JPEG frame.
struct JPEGComponent {
  /// What the frame header says of a component.
  typealias Fields = (identifier: UInt8, xFactor: Int, yFactor: Int, quantisationIndex: Int)

  /// The number by which scans refer to the component.
  let identifier: UInt8
  /// The horizontal and vertical sampling factor, 1…4.
  let xFactor, yFactor: Int
  /// The number of the quantisation table, 0…3.
  let quantisationIndex: Int
  /// The size in samples.
  let width, height: Int
  /// The size in blocks of 8 × 8 samples, as in scans of this component alone.
  let blocksAcross, blocksDown: Int
  /// The size in blocks, padded to whole MCUs (minimum coded units).
  let paddedAcross, paddedDown: Int
  /// The quantisation table at the start of the first scan, in natural order.
  var quantisation: [Int32] = []
  /// The coefficients of all blocks in natural order; empty unless the file is progressive.
  var coefficients: [Int16] = []
  /// The samples, `stride` bytes per row; middle grey where nothing was decoded.
  var plane: [UInt8] = []

  /// Bytes per row of the plane, which is padded to whole MCUs.
  var stride: Int { paddedAcross * 8 }

  /// A component with memory for its coefficients or samples.
  init(_ fields: Fields, in frame: JPEGFrame) {
    (identifier, xFactor, yFactor, quantisationIndex) = fields
    width = (frame.width * xFactor + frame.maxXFactor - 1) / frame.maxXFactor
    height = (frame.height * yFactor + frame.maxYFactor - 1) / frame.maxYFactor
    blocksAcross = (width + 7) / 8
    blocksDown = (height + 7) / 8
    paddedAcross = frame.mcusAcross * xFactor
    paddedDown = frame.mcusDown * yFactor
    if frame.isProgressive {
      coefficients = [Int16](repeating: 0, count: paddedAcross * paddedDown * 64)
    } else {
      plane = [UInt8](repeating: 128, count: paddedAcross * paddedDown * 64)
    }
  }

  /// Transforms the coefficients of a progressive file into samples and frees them.
  mutating func transformCoefficients() {
    guard !coefficients.isEmpty else { return }
    plane = [UInt8](repeating: 128, count: paddedAcross * paddedDown * 64)
    for row in 0..<paddedDown {
      for column in 0..<paddedAcross {
        transform(coefficients, from: (row * paddedAcross + column) * 64, toRow: row, column: column)
      }
    }
    coefficients = []
  }

  /// Transforms the 64 coefficients from `start` into the samples of a block, at a row and column counted in blocks.
  mutating func transform(_ coefficients: [Int16], from start: Int = 0, toRow row: Int, column: Int) {
    let sample = row * 8 * stride + column * 8
    guard quantisation.count == 64, sample + 7 * stride + 8 <= plane.count else { return }
    InverseDCT.transform(coefficients, from: start, quantisation: quantisation, to: &plane, at: sample, stride: stride)
  }
}
