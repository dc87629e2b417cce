import Entities

/// What the page of a night says of the day before it, of its lights, and of what is left of it, in one language.
nonisolated struct NightWords: Sendable {
  var day: String
  var light: String
  var sunrise: @Sendable (_ time: String) -> String
  var sunset: @Sendable (_ time: String) -> String
  /// `solar noon 12:13 at 33°`.
  var noon: @Sendable (_ time: String, _ altitude: String) -> String
  /// `10 h 2 min of daylight, 1 min 48 s less than the day before`; the change is `nil` where it is not known.
  var dayLength: @Sendable (_ length: String, _ change: String?) -> String
  /// `1 min 48 s less than the day before`, or that there is no difference.
  var change: @Sendable (_ seconds: Int) -> String
  var golden: @Sendable (_ spans: String) -> String
  var blue: @Sendable (_ spans: String) -> String
  /// `highest 22:14 at 58°`.
  var highest: @Sendable (_ time: String, _ altitude: String) -> String
  /// Of a day with two moonrises, or moonsets.
  var twoRises: @Sendable (_ times: String) -> String
  var twoSets: @Sendable (_ times: String) -> String

  /// Of what is left of the running night.
  var leftScore: @Sendable (_ score: Int, _ rating: String) -> String
  /// Of a night that is over.
  var wasScore: @Sendable (_ score: Int, _ rating: String) -> String
  var wholeNight: @Sendable (_ score: Int, _ rating: String) -> String
  /// `best 03:00–06:00 (88, excellent: clear 98 %)`.
  var best: @Sendable (_ span: String, _ score: Int, _ reason: String) -> String
  var was: @Sendable (_ span: String, _ score: Int, _ reason: String) -> String
  /// `was 19:00–22:00`, in a column.
  var wasSpan: @Sendable (_ span: String) -> String

  var constellation: @Sendable (_ latin: String) -> String
  /// An elongation east or west of the sun: `47° E`.
  var elongation: @Sendable (_ degrees: String, _ isEast: Bool) -> String
  /// `47° east of the sun, 62 % lit`, in a sentence.
  var elongationAndPhase: @Sendable (_ degrees: String, _ isEast: Bool, _ percent: String) -> String

  static func of(_ language: Language) -> NightWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }
}

nonisolated extension NightWords {
  static let english = NightWords(
    day: "Day", light: "Light", sunrise: { "sunrise \($0)" }, sunset: { "sunset \($0)" },
    noon: { "solar noon \($0) at \($1)" },
    dayLength: { length, change in "\(length) of daylight" + (change.map { ", \($0)" } ?? "") },
    change: { seconds in
      guard seconds != 0 else { return "as long as the day before" }
      return "\(time(abs(seconds), "min", "s")) \(seconds > 0 ? "more" : "less") than the day before"
    },
    golden: { "golden hour \($0)" }, blue: { "blue hour \($0)" }, highest: { "highest \($0) at \($1)" },
    twoRises: { "two moonrises: \($0)" }, twoSets: { "two moonsets: \($0)" },
    leftScore: { "from now on \($0) of 100, \($1)" }, wasScore: { "was \($0) of 100, \($1)" },
    wholeNight: { "the whole night \($0), \($1)" },
    best: { "best \($0) (\($1)\($2.isEmpty ? "" : ": \($2)"))" },
    was: { "was best \($0) (\($1)\($2.isEmpty ? "" : ": \($2)"))" }, wasSpan: { "was \($0)" },
    constellation: { $0 }, elongation: { "\($0) \($1 ? "E" : "W")" },
    elongationAndPhase: { "\($0) \($1 ? "east" : "west") of the sun, \($2) lit" })

  static let korean = NightWords(
    day: "낮", light: "빛", sunrise: { "일출 \($0)" }, sunset: { "일몰 \($0)" }, noon: { "태양 남중 \($0), 고도 \($1)" },
    dayLength: { length, change in "낮 길이 \(length)" + (change.map { ", \($0)" } ?? "") },
    change: { seconds in
      guard seconds != 0 else { return "전날과 같음" }
      return "전날보다 \(time(abs(seconds), "분", "초")) \(seconds > 0 ? "길어짐" : "짧아짐")"
    },
    golden: { "골든아워 \($0)" }, blue: { "블루아워 \($0)" }, highest: { "가장 높을 때 \($0), 고도 \($1)" },
    twoRises: { "월출 두 번: \($0)" }, twoSets: { "월몰 두 번: \($0)" },
    leftScore: { "지금부터 100점 중 \($0)점, \($1)" }, wasScore: { "100점 중 \($0)점이었음, \($1)" },
    wholeNight: { "밤 전체 \($0)점, \($1)" },
    best: { "적기 \($0) (\($1)점\($2.isEmpty ? "" : ": \($2)"))" },
    was: { "지나간 적기 \($0) (\($1)점\($2.isEmpty ? "" : ": \($2)"))" }, wasSpan: { "\($0) 지남" },
    constellation: { koreanConstellations[$0] ?? $0 }, elongation: { "\($1 ? "동" : "서") \($0)" },
    elongationAndPhase: { "해의 \($1 ? "동" : "서")쪽 \($0), \($2) 밝음" })

  /// `1 min 48 s`; a part that is nothing is left out.
  private static func time(_ seconds: Int, _ minute: String, _ second: String) -> String {
    let isShort = minute == "min"
    let parts = [(seconds / 60, minute), (seconds % 60, second)].filter { $0.0 > 0 }
    return parts.map { "\($0.0)\(isShort ? " " : "")\($0.1)" }.joined(separator: " ")
  }

  /// Those in which planets come to stand.
  private static let koreanConstellations = [
    "Aries": "양자리", "Taurus": "황소자리", "Gemini": "쌍둥이자리", "Cancer": "게자리", "Leo": "사자자리",
    "Virgo": "처녀자리", "Libra": "천칭자리", "Scorpius": "전갈자리", "Ophiuchus": "뱀주인자리", "Sagittarius": "궁수자리",
    "Capricornus": "염소자리", "Aquarius": "물병자리", "Pisces": "물고기자리", "Cetus": "고래자리", "Orion": "오리온자리",
    "Auriga": "마차부자리", "Sextans": "육분의자리", "Hydra": "바다뱀자리", "Crater": "컵자리", "Corvus": "까마귀자리",
    "Serpens": "뱀자리", "Scutum": "방패자리", "Pegasus": "페가수스자리", "Canis Minor": "작은개자리",
  ]
}
