import Entities
import Terminal

/// The labels of a chart, the most important first, each where it hides least.
///
/// A label hides only faint stars and lines, and on its row touches only the symbol it names, or it's left out.
struct ChartLabels: Styled {
  let drawing: ChartDrawing
  let chart: StarChart

  /// A label on the chart, with the cell it begins in.
  struct Placed: Equatable {
    let text: String
    let column, row: Int
  }

  private struct Label {
    let name: String
    let place: SkyPlace
    let style: Style
    /// Whether it goes beside the symbol it names, or else across its place.
    let isBeside: Bool
  }

  var appearance: Appearance { drawing.appearance }
  private var colors: ChartColors { drawing.colors }

  /// Writes as many labels as there is room for, at most the square root of the number of cells, and returns them.
  func write(_ pen: inout ChartPen) -> [Placed] {
    let maximum = Int(Double(drawing.area).squareRoot())
    var all: [Placed] = []
    for labels in groups where all.count < maximum {
      for label in labels() where all.count < maximum { if let placed = write(label, &pen) { all.append(placed) } }
    }
    return all
  }

  /// The labels in descending order of importance; lazy, since there is often no room for the last groups.
  private var groups: [() -> [Label]] {
    let area = drawing.area
    // The faintest star with a name: magnitude 2, 2.3 on charts of 1000 cells, 2.6 on those of 4000.
    let faintestNamed = 2 + 0.3 * Double([1000, 4000].count { area >= $0 })
    let groups: [() -> [Label]] = [
      { bodies }, { passEnds }, { stars(-2..<1.3) }, { constellations(rank: 1) }, { objects(-10..<4.5) },
      { constellations(rank: 2) }, { stars(1.3..<2) }, { stars(2..<faintestNamed) },
    ]
    return drawing.isLarge ? groups + [{ objects(4.5..<6) }, { constellations(rank: 3) }] : groups
  }

  private var bodies: [Label] {
    chart.bodies.map {
      Label(name: words.name(ofBody: $0.name), place: $0.place, style: colors.body(named: $0.name), isBeside: true)
    }
  }

  /// The times at which the pass begins and ends; empty if there is no pass or no room for times.
  private var passEnds: [Label] {
    guard let pass = chart.pass?.pass, let text = drawing.text else { return [] }
    let name = SkyText.shortName(ofSatellite: pass.satellite)
    return [(name + " ", pass.begin), ("", pass.end)].map { start, point in
      Label(name: start + text.plainTime(point.time), place: point.place, style: colors.pass, isBeside: true)
    }
  }

  /// The named stars in a range of magnitudes. They come brightest first, so the search stops at one too faint.
  private func stars(_ magnitudes: Range<Double>) -> [Label] {
    chart.stars.prefix { $0.magnitude < magnitudes.upperBound }.compactMap { star in
      guard star.magnitude >= magnitudes.lowerBound, let name = star.name else { return nil }
      return Label(name: words(Phrase(name: name)), place: star.place, style: colors.starName, isBeside: true)
    }
  }

  private func constellations(rank: Int) -> [Label] {
    chart.constellations.filter { $0.rank == rank }.flatMap { constellation in
      let name = words(Phrase(name: constellation.name))
      return constellation.labels.map { Label(name: name, place: $0, style: colors.constellationName, isBeside: false) }
    }
  }

  private func objects(_ magnitudes: Range<Double>) -> [Label] {
    chart.objects.filter { magnitudes.contains($0.magnitude) }.map {
      Label(name: $0.designation, place: $0.place, style: colors.object, isBeside: true)
    }
  }

  /// Writes a label where it costs least; `nil` if there is no place for it.
  private func write(_ label: Label, _ pen: inout ChartPen) -> Placed? {
    guard let cell = pen.cell(label.place) else { return nil }
    let text = appearance.name(label.name)
    let width = text.displayWidth
    // Without its symbol, the name would seem to be that of something else.
    let hasSymbol = pen.canvas[column: cell.column, row: cell.row]?.isText == false
    guard width > 0, hasSymbol || !label.isBeside else { return nil }
    let offsets = label.isBeside ? Self.beside(width) : Self.across(width)
    var best: (cost: Double, label: Placed)?
    for (index, offset) in offsets.enumerated() {
      let placed = Placed(text: text, column: cell.column + offset.column, row: cell.row + offset.row)
      let hidden = pen.canvas.costOfLabel(
        width: width, column: placed.column, row: placed.row, naming: label.isBeside ? cell : nil)
      guard let hidden, hidden <= Self.highestCost else { continue }
      let cost = hidden + Double(index) * Self.costOfOffset
      if cost < best?.cost ?? .infinity { best = (cost, placed) }
    }
    if let placed = best?.label { pen.canvas.write(text, column: placed.column, row: placed.row, label.style) }
    return best?.label
  }

  /// The most that a label may hide: a few faint stars, or a line.
  private static let highestCost = 3.0
  /// The cost of each step down the list of offsets: a little more than a constellation's line hidden in one cell.
  private static let costOfOffset = 0.15

  /// Offsets from a symbol to its label, the best first: right, left, then above and below.
  private static func beside(_ width: Int) -> [(column: Int, row: Int)] {
    [
      (1, 0), (-width, 0), (1, -1), (1, 1), (-width / 2, -1), (-width / 2, 1), (-width, -1), (-width, 1), (0, -1),
      (0, 1),
    ]
  }

  /// Offsets of a label across its place or near it, the best first.
  private static func across(_ width: Int) -> [(column: Int, row: Int)] {
    let shifts: [Int] = [0, width / 3, -width / 3, width / 2, -width / 2].map { $0 - width / 2 }
    let rows: [Int] = [0, 1, -1, 2, -2]
    return rows.flatMap { row in shifts.map { shift in (column: shift, row: row) } }
  }
}
