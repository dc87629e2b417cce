/// A picture whose pixels are numbers of colours.
package struct IndexedBitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// `width × height` numbers, row by row.
  package let indices: [UInt8]
  package let palette: Palette

  /// The picture in true colours, three bytes a pixel.
  package var rgb: [UInt8] {
    indices.flatMap { index in
      let colour = palette.colours[min(Int(index), palette.colours.count - 1)]
      return [colour.red, colour.green, colour.blue]
    }
  }
}
