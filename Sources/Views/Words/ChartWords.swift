import Entities

/// What charts of the sky say in one language.
package nonisolated struct ChartWords: Sendable {
  /// `Sky over Seoul`.
  var title: @Sendable (_ name: String) -> String
  var wholeSky: String
  /// `facing south`, of the azimuth in degrees.
  var facing: @Sendable (_ azimuth: Double) -> String
  /// `stars to 5.1`.
  var starsTo: @Sendable (_ magnitude: String) -> String
  /// `all stars to 5.5`.
  var allStars: @Sendable (_ magnitude: String) -> String
  /// That there is nothing to see by day.
  var daylight: String
  /// `dark from 18:50`.
  var darkFrom: @Sendable (_ time: String) -> String
  /// `darkest at 00:40`, where it does not get dark.
  var darkestAt: @Sendable (_ time: String) -> String
  /// ``wholeSky`` of the evening or the night that comes.
  var wholeSkyTonight: String
  /// `stars ★ 0  • 2`: signs and their magnitudes.
  var starScale: @Sendable (_ scale: String) -> String
  var planet: String
  var satellite: String
  /// How something is seen that is too faint for the eye alone.
  var withBinoculars: String
  /// What the moon's light share is: `79 % lit`.
  var lit: @Sendable (_ percent: String) -> String
  var ecliptic: String
  var deepSky: String
  /// The headings of the list.
  var bodies: String
  var stars: String
  var constellations: String
  var objects: String
  /// `in the southeast, 34° up`; overhead beyond 80°.
  var stands: @Sendable (_ azimuth: Double, _ altitude: Double, _ degrees: String) -> String
  /// `in Taurus`.
  var inConstellation: @Sendable (_ name: String) -> String
  var magnitude: @Sendable (_ magnitude: String) -> String
  var kindName: @Sendable (StarChart.DeepSky.Kind) -> String
  var nothing: String

  /// One of eight directions, from north clockwise.
  static func direction(_ azimuth: Double, _ names: [String]) -> String { names[Appearance.sector(azimuth, of: 8)] }

  static let english: ChartWords = {
    let directions = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
    return ChartWords(
      title: { "Sky over \($0)" }, wholeSky: "whole sky", facing: { "facing \(direction($0, directions))" },
      starsTo: { "stars to \($0)" }, allStars: { "all stars to \($0)" }, daylight: "daylight, no stars",
      darkFrom: { "dark from \($0)" }, darkestAt: { "darkest at \($0)" }, wholeSkyTonight: "whole sky tonight",
      starScale: { "stars \($0)" }, planet: "planet", satellite: "satellite", withBinoculars: "with binoculars",
      lit: { "\($0) lit" }, ecliptic: "ecliptic", deepSky: "cluster, nebula, galaxy",
      bodies: "Sun, moon and planets", stars: "Bright stars", constellations: "Constellations",
      objects: "Clusters, nebulae and galaxies",
      stands: { $1 > 80 ? "overhead" : "in the \(direction($0, directions)), \($2) up" },
      inConstellation: { "in \($0)" }, magnitude: { "magnitude \($0)" },
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
      },
      nothing: "none to be seen")
  }()

  /// 한국어.
  static let korean: ChartWords = {
    let directions = ["북", "북동", "동", "남동", "남", "남서", "서", "북서"]
    return ChartWords(
      title: { "\($0)의 하늘" }, wholeSky: "하늘 전체", facing: { "\(direction($0, directions))쪽 하늘" },
      starsTo: { "\($0)등급까지" }, allStars: { "\($0)등급까지 모든 별" }, daylight: "낮이라 별이 보이지 않음",
      darkFrom: { "\($0)부터 어두움" }, darkestAt: { "\($0)에 가장 어두움" }, wholeSkyTonight: "오늘 밤 하늘 전체",
      starScale: { "별 \($0)" }, planet: "행성", satellite: "위성", withBinoculars: "쌍안경으로 관측",
      lit: { "\($0) 밝음" }, ecliptic: "황도", deepSky: "성단, 성운, 은하", bodies: "해, 달, 행성", stars: "밝은 별",
      constellations: "별자리", objects: "성단, 성운, 은하",
      stands: { $1 > 80 ? "머리 위" : "\(direction($0, directions))쪽 고도 \($2)" },
      inConstellation: { $0 }, magnitude: { "\($0)등급" },
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
      },
      nothing: "보이는 것이 없음")
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
