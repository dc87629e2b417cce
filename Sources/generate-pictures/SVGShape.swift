/// A rectangle within a cell, in pixels from the cell's upper left corner.
struct SVGShape: Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  private static let cell = (width: Double(SVGDrawing.cell.width), height: Double(SVGDrawing.cell.height))

  /// The path data (SVG 1.1 §8.3) of the rectangle in a cell whose upper left corner is at `origin`.
  func path(at origin: (x: Int, y: Int)) -> String {
    let (left, top) = (Self.number(Double(origin.x) + x), Self.number(Double(origin.y) + y))
    let (across, down) = (Self.number(width), Self.number(height))
    return "M\(left) \(top)h\(across)v\(down)h-\(across)z"
  }

  /// A number rounded to quarters, without a zero at its end; for values that aren't negative.
  private static func number(_ value: Double) -> String {
    let quarters = Int((value * 4).rounded())
    return "\(quarters / 4)" + ["", ".25", ".5", ".75"][quarters % 4]
  }

  /// The rectangles that a block, line or braille pattern consists of; empty for any other character.
  static func shapes(of character: Character) -> [SVGShape] {
    guard let value = character.unicodeScalars.first?.value, character.unicodeScalars.count == 1 else { return [] }
    switch value {
    case 0x2580: return [SVGShape(x: 0, y: 0, width: cell.width, height: cell.height / 2)]
    case 0x2581...0x2588: return [bar(eighths: Double(value - 0x2580))]
    case 0x2591...0x2593: return [bar(eighths: 8)]
    case 0x2800...0x28FF: return dots(value - 0x2800)
    case 0x2500...0x254B: return lines[character] ?? []
    default: return []
    }
  }

  /// The share of a cell that a shade covers; 1 for any other character.
  static func opacity(of character: Character) -> Double { ["░": 0.25, "▒": 0.5, "▓": 0.75][character] ?? 1 }

  /// A block that fills so many eighths of a cell from below.
  private static func bar(eighths: Double) -> SVGShape {
    let height = cell.height * eighths / 8
    return SVGShape(x: 0, y: cell.height - height, width: cell.width, height: height)
  }

  /// The dots of a braille pattern: the bits number the upper three dots of the left column, those of the right one,
  /// and then the two of the last row (The Unicode Standard, Braille Patterns).
  private static func dots(_ bits: UInt32) -> [SVGShape] {
    let places: [(column: Double, row: Double)] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().compactMap { index, place in
      guard bits & 1 << UInt32(index) != 0 else { return nil }
      let (x, y) = ((place.column + 0.5) * cell.width / 2, (place.row + 0.5) * cell.height / 4)
      return SVGShape(x: x - 1, y: y - 1, width: 2, height: 2)
    }
  }

  /// The lines that skydash draws: light, heavy and dashed ones, corners and crossings.
  private static let lines: [Character: [SVGShape]] = [
    "─": [across(1)], "━": [across(2.5)], "│": [down(1)],
    "╌": [across(1, 0.5, 3), across(1, 4.5, 3)], "┤": [down(1), across(1, 0, 4)], "├": [down(1), across(1, 4, 4)],
    "└": [across(1, 4, 4), SVGShape(x: 3.5, y: 0, width: 1, height: cell.height / 2 + 0.5)],
    "╋": [across(2.5), SVGShape(x: 2.75, y: 2, width: 2.5, height: cell.height - 4)],
  ]

  /// A horizontal line in the middle of a cell.
  private static func across(_ thickness: Double, _ from: Double = 0, _ length: Double = 8) -> SVGShape {
    SVGShape(x: from, y: (cell.height - thickness) / 2, width: length, height: thickness)
  }

  /// A vertical line in the middle of a cell.
  private static func down(_ thickness: Double) -> SVGShape {
    SVGShape(x: (cell.width - thickness) / 2, y: 0, width: thickness, height: cell.height)
  }
}
