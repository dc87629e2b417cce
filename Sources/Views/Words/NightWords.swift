import Entities

/// What the page of a night says of the day before it, of its lights, and of what is left of it, in one language.
nonisolated struct NightWords: Sendable {
  /// `10 h 2 min of daylight, 1 min 48 s less than the day before`; the change is `nil` where it is not known.
  var dayLength: @Sendable (_ length: String, _ change: String?) -> String
  /// `1 min 48 s less than the day before`, or that there is no difference.
  var change: @Sendable (_ seconds: Int) -> String

  /// `best 03:00–06:00 (88, excellent: clear 98 %)`.
  var best: @Sendable (_ span: String, _ score: Int, _ reason: String) -> String
  var was: @Sendable (_ span: String, _ score: Int, _ reason: String) -> String

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
    dayLength: { length, change in "\(length) of daylight" + (change.map { ", \($0)" } ?? "") },
    change: { seconds in
      guard seconds != 0 else { return "as long as the day before" }
      return "\(time(abs(seconds), "min", "s")) \(seconds > 0 ? "more" : "less") than the day before"
    }, best: { "best \($0) (\($1)\($2.isEmpty ? "" : ": \($2)"))" },
    was: { "was best \($0) (\($1)\($2.isEmpty ? "" : ": \($2)"))" }, constellation: { $0 },
    elongation: { "\($0) \($1 ? "E" : "W")" },
    elongationAndPhase: { "\($0) \($1 ? "east" : "west") of the sun, \($2) lit" })

  static let korean = NightWords(
    dayLength: { length, change in "낮 길이 \(length)" + (change.map { ", \($0)" } ?? "") },
    change: { seconds in
      guard seconds != 0 else { return "전날과 같음" }
      return "전날보다 \(time(abs(seconds), "분", "초")) \(seconds > 0 ? "길어짐" : "짧아짐")"
    }, best: { "적기 \($0) (\($1)점\($2.isEmpty ? "" : ": \($2)"))" },
    was: { "지나간 적기 \($0) (\($1)점\($2.isEmpty ? "" : ": \($2)"))" }, constellation: { koreanConstellations[$0] ?? $0 },
    elongation: { "\($1 ? "동" : "서") \($0)" }, elongationAndPhase: { "해의 \($1 ? "동" : "서")쪽 \($0), \($2) 밝음" })

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
