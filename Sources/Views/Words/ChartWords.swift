import Entities

/// What charts of the sky say in one language.
package nonisolated struct ChartWords: Sendable {
  /// `facing south`, of the azimuth in degrees.
  var facing: @Sendable (_ azimuth: Double) -> String
  /// `in the southeast, 34° up`; overhead beyond 80°.
  var stands: @Sendable (_ azimuth: Double, _ altitude: Double, _ degrees: String) -> String
  /// `in Taurus`.
  var inConstellation: @Sendable (_ name: String) -> String
  var kindName: @Sendable (StarChart.DeepSky.Kind) -> String

  /// One of eight directions, from north clockwise.
  static func direction(_ azimuth: Double, _ names: [String]) -> String { names[Appearance.sector(azimuth, of: 8)] }

  static let english: ChartWords = {
    let directions = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
    return ChartWords(
      facing: { "facing \(direction($0, directions))" },
      stands: { $1 > 80 ? "overhead" : "in the \(direction($0, directions)), \($2) up" },
      inConstellation: { "in \($0)" },
      kindName: {
        switch $0 {
        case .globularCluster: "globular cluster"
        case .openCluster: "open cluster"
        case .galaxy: "galaxy"
        case .nebula: "nebula"
        case .planetaryNebula: "planetary nebula"
        case .supernovaRemnant: "supernova remnant"
        case .asterism: "group of stars"
        }
      })
  }()

  /// 한국어.
  static let korean: ChartWords = {
    let directions = ["북", "북동", "동", "남동", "남", "남서", "서", "북서"]
    return ChartWords(
      facing: { "\(direction($0, directions))쪽 하늘" },
      stands: { $1 > 80 ? "머리 위" : "\(direction($0, directions))쪽 고도 \($2)" }, inConstellation: { $0 },
      kindName: {
        switch $0 {
        case .globularCluster: "구상성단"
        case .openCluster: "산개성단"
        case .galaxy: "은하"
        case .nebula: "성운"
        case .planetaryNebula: "행성상성운"
        case .supernovaRemnant: "초신성 잔해"
        case .asterism: "별 무리"
        }
      })
  }()
}

nonisolated extension Words {
  /// What charts say.
  var chart: ChartWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }
}
