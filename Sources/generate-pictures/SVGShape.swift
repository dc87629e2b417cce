/// A rectangle within a cell, in pixels from its upper left corner.
struct SVGShape: Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  private static let cell = (width: Double(SVGDrawing.cell.width), height: Double(SVGDrawing.cell.height))

  /// A path element around the rectangle in a cell whose corner is there.
  func path(at origin: (x: Int, y: Int)) -> String {
    let (left, top) = (Self.number(Double(origin.x) + x), Self.number(Double(origin.y) + y))
    let (across, down) = (Self.number(width), Self.number(height))
    return "M\(left) \(top)h\(across)v\(down)h-\(across)z"
  }

  /// With quarters of a pixel at most.
  private static func number(_ value: Double) -> String {
    let quarters = Int((value * 4).rounded())
    return "\(quarters / 4)" + ["", ".25", ".5", ".75"][quarters % 4]
  }

  /// How a character that is drawn is made up; empty for any other.
  static func shape(of character: Character) -> [SVGShape] {
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

  /// How much of the ground a shade covers.
  static func opacity(of character: Character) -> Double { ["░": 0.25, "▒": 0.5, "▓": 0.75][character] ?? 1 }

  private static func bar(eighths: Double) -> SVGShape {
    let height = cell.height * eighths / 8
    return SVGShape(x: 0, y: cell.height - height, width: cell.width, height: height)
  }

  /// The dots of a braille pattern, whose bits are numbered down the left column, the right one, and the last row.
  private static func dots(_ bits: UInt32) -> [SVGShape] {
    let places: [(column: Double, row: Double)] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().compactMap { index, place in
      guard bits & 1 << UInt32(index) != 0 else { return nil }
      let (x, y) = ((place.column + 0.5) * cell.width / 2, (place.row + 0.5) * cell.height / 4)
      return SVGShape(x: x - 1, y: y - 1, width: 2, height: 2)
    }
  }

  /// The lines that skydash draws: light, heavy, dashed, corners and crossings.
  private static let lines: [Character: [SVGShape]] = [
    "─": [across(1)], "━": [across(2.5)], "│": [down(1)],
    "╌": [across(1, 0.5, 3), across(1, 4.5, 3)], "┤": [down(1), across(1, 0, 4)], "├": [down(1), across(1, 4, 4)],
    "└": [across(1, 4, 4), SVGShape(x: 3.5, y: 0, width: 1, height: cell.height / 2 + 0.5)],
    "╋": [across(2.5), SVGShape(x: 2.75, y: 2, width: 2.5, height: cell.height - 4)],
  ]

  private static func across(_ thickness: Double, _ from: Double = 0, _ length: Double = 8) -> SVGShape {
    SVGShape(x: from, y: (cell.height - thickness) / 2, width: length, height: thickness)
  }

  private static func down(_ thickness: Double) -> SVGShape {
    SVGShape(x: (cell.width - thickness) / 2, y: 0, width: thickness, height: cell.height)
  }
}
