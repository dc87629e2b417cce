import Entities
import Essentials

/// The stars, constellations, Milky Way and Messier objects that a sky chart is drawn from.
///
/// Stars: Hipparcos, from the star-catalog data set (CC0). All else: d3-celestial (BSD-3-Clause). Each is decoded at
/// first use; all take about 0.5 ms.
enum StarCatalogue {
  /// The stars to magnitude 5.5, brightest first. Their magnitudes are stored as steps, from −2 in hundredths.
  static let stars: [CatalogueStar] = {
    let table = EmbeddedFile("Sky/stars.bin")
    var magnitude = -200
    return stride(from: 0, to: table.count, by: 12).map { position in
      let facts = table.number(at: position + 8, bytes: 4)
      magnitude += Int(facts >> 17 & 0x7F)
      return CatalogueStar(
        place: table.number(at: position, bytes: 8), facts: facts, magnitude: Double(magnitude) / 100)
    }
  }()

  /// The lines of the constellations. In the file, a number from 0x8000 up starts a line and is 0x8000 plus the
  /// constellation's index; a lower one is a star's index.
  static let figures: [StarFigure] = {
    let table = EmbeddedFile("Sky/figures.bin")
    var figures: [StarFigure] = []
    for position in stride(from: 0, to: table.count, by: 2) {
      let number = Int(table.number(at: position, bytes: 2))
      if number >= 0x8000 {
        figures.append(StarFigure(constellation: number - 0x8000, stars: []))
      } else if let last = figures.indices.last, stars.indices.contains(number) {
        figures[last].stars.append(number)
      }
    }
    return figures
  }()

  /// Proper names of stars, by HIP number; a line of the file has the two.
  static let starNames: [Int: String] = Dictionary(
    EmbeddedFile("Sky/star-names.txt").lines.compactMap { fields in
      guard fields.count == 2, let hip = Int(fields[0]) else { return nil }
      return (hip, fields[1])
    }, uniquingKeysWith: { first, _ in first })

  /// The 88 constellations in order of abbreviation; a line has abbreviation, rank, direction of a label (right
  /// ascension and declination in degrees, J2000.0), and name.
  static let constellations: [ConstellationName] = {
    var all: [ConstellationName] = []
    for fields in EmbeddedFile("Sky/constellations.txt").lines where fields.count == 5 {
      guard let rank = Int(fields[1]), let label = direction(fields[2], fields[3]) else { continue }
      if all.last?.abbreviation == fields[0] {
        // Serpens has two parts.
        all[all.count - 1].labels.append(label)
      } else {
        all.append(ConstellationName(abbreviation: fields[0], rank: rank, labels: [label], name: fields[4]))
      }
    }
    return all
  }()

  /// Messier's 110 objects; a line has designation, code of the kind, magnitude, direction (as above), and name.
  static let messier: [MessierObject] = EmbeddedFile("Sky/messier.txt").lines.compactMap { fields in
    guard fields.count == 6, let magnitude = Double(fields[2]), let direction = direction(fields[3], fields[4])
    else { return nil }
    return MessierObject(
      designation: fields[0], kind: StarChart.DeepSky.Kind(code: fields[1]), magnitude: magnitude,
      direction: direction, name: fields[5].isEmpty ? nil : fields[5])
  }

  /// The unit vector to a right ascension and declination, texts in degrees; `nil` if one isn't a number.
  private static func direction(_ rightAscension: String, _ declination: String) -> Vector? {
    guard let longitude = Double(rightAscension), let latitude = Double(declination) else { return nil }
    return Vector(longitude: longitude * Angle.degree, latitude: latitude * Angle.degree)
  }

  /// The Milky Way's brightness levels, 0 (none) to 5, in rows from the south galactic pole, each by longitude from 0;
  /// the file has runs of a level and a length.
  static let milkyWay: [UInt8] = {
    let table = EmbeddedFile("Sky/milky-way.bin")
    return stride(from: 0, to: table.count, by: 2).flatMap { position in
      Array(repeating: table[position], count: Int(table.number(at: position + 1, bytes: 1)))
    }
  }()
  /// Columns of that map, 1.5° of longitude each.
  private static let milkyWayColumns = 240

  /// The Milky Way's brightness level, 0 (none) to 5, in the direction of a unit vector on galactic axes.
  static func milkyWayLevel(at direction: Vector) -> UInt8 {
    let rows = milkyWay.count / milkyWayColumns
    let column = Int(Angle.positive(direction.longitude) / Angle.turn * Double(milkyWayColumns))
    let row = Int((clampedAsin(direction.z) / .pi + 0.5) * Double(rows))
    let index = min(row, rows - 1) * milkyWayColumns + min(column, milkyWayColumns - 1)
    return milkyWay.indices.contains(index) ? milkyWay[index] : 0
  }
}

/// A line from star to star in a constellation's figure.
struct StarFigure: Sendable {
  /// The constellation's index in `StarCatalogue.constellations`.
  let constellation: Int
  /// Indices in `StarCatalogue.stars`; a line joins each star to the next.
  var stars: [Int]
}

/// A constellation's name and where to write it.
struct ConstellationName: Sendable {
  /// The IAU abbreviation, such as `Ori`.
  let abbreviation: String
  /// Prominence, from 1 for the best known to 3.
  let rank: Int
  /// Where to write the name: unit vectors on the mean equator and equinox of J2000.0; two for Serpens, else one.
  var labels: [Vector]
  /// The Latin name.
  let name: String
}
