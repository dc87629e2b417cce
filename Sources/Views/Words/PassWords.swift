import Entities
import Essentials

/// What is told of satellites and auroras, in one language.
nonisolated struct PassWords: Sendable {
  /// What is told of a pass; when it is, is told without its day.
  var event: @Sendable (SatellitePass, SkyText) -> EventText
  /// The sky of an hour by its clouds.
  var cloud: @Sendable (_ percent: Double) -> String
  var aurora: @Sendable (AuroraReport, SkyText) -> String
}

nonisolated extension PassWords {
  /// `ISS 18:42–18:48, WNW to E, 63° up, -3.4, clear`.
  func pass(_ pass: SatellitePass, _ text: SkyText) -> String { event(pass, text).sentence }

  /// The same in parts, the satellite and its time first.
  func parts(_ pass: SatellitePass, _ text: SkyText) -> [String] { event(pass, text).parts }
}

nonisolated extension Words {
  /// What is told of satellites and auroras.
  var passes: PassWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }
}

nonisolated extension PassWords {
  static let english = PassWords(
    event: englishPass, cloud: englishCloud,
    aurora: { aurora, text in
      let state = "(\(text.kp(aurora.kp))\(aurora.cloudCover.map { ", " + englishCloud($0) } ?? ""))"
      return switch aurora.chance {
      case .none: "none expected \(state)"
      case .possible: "possible about \(text.plainTime(aurora.date)) \(state)"
      case .likely: "likely about \(text.plainTime(aurora.date)) \(state)"
      }
    })

  @Sendable private static func englishCloud(_ percent: Double) -> String {
    percent <= 20 ? "clear" : percent <= 60 ? "some clouds" : percent <= 90 ? "cloudy" : "overcast"
  }

  @Sendable private static func englishPass(_ pass: SatellitePass, _ text: SkyText) -> EventText {
    let (begin, end) = (text.direction(pass.begin.azimuth), text.direction(pass.end.azimuth))
    let when = (pass.elementsAge == nil ? "" : "about ") + text.passSpan(pass)
    var details = [
      begin == end ? "in the \(begin)" : "\(begin) to \(end)",
      "\(text.degrees(pass.highest.altitude)) up",
    ]
    if let magnitude = pass.magnitude { details.append(text.magnitude(magnitude)) }
    if let cloud = pass.cloudCover { details.append(englishCloud(cloud)) }
    if pass.entersShadow { details.append("into the Earth's shadow") }
    if let age = pass.elementsAge { details.append("by orbit data \(Int(min(age / 86_400, 99))) days old") }
    return EventText(name: pass.satellite, when: when, details: details)
  }

  /// 한국어.
  static let korean = PassWords(
    event: koreanPass, cloud: koreanCloud,
    aurora: { aurora, text in
      let state = "(\(text.kp(aurora.kp))\(aurora.cloudCover.map { ", " + koreanCloud($0) } ?? ""))"
      return switch aurora.chance {
      case .none: "기대하기 어려움 \(state)"
      case .possible: "\(text.plainTime(aurora.date)) 무렵 가능성 있음 \(state)"
      case .likely: "\(text.plainTime(aurora.date)) 무렵 가능성 높음 \(state)"
      }
    })

  @Sendable private static func koreanCloud(_ percent: Double) -> String {
    percent <= 20 ? "맑음" : percent <= 60 ? "구름 조금" : percent <= 90 ? "구름 많음" : "흐림"
  }

  @Sendable private static func koreanPass(_ pass: SatellitePass, _ text: SkyText) -> EventText {
    let (begin, end) = (text.direction(pass.begin.azimuth), text.direction(pass.end.azimuth))
    let name = ["ISS": "국제우주정거장", "Tiangong": "톈궁"][pass.satellite] ?? pass.satellite
    let when = text.passSpan(pass) + (pass.elementsAge == nil ? "" : " 무렵")
    var details = [
      begin == end ? "\(begin)쪽" : "\(begin)에서 \(end)쪽으로",
      "최고 고도 \(text.degrees(pass.highest.altitude))",
    ]
    if let magnitude = pass.magnitude { details.append("\(text.magnitude(magnitude))등급") }
    if let cloud = pass.cloudCover { details.append(koreanCloud(cloud)) }
    if pass.entersShadow { details.append("지구 그림자로 들어감") }
    if let age = pass.elementsAge { details.append("\(Int(min(age / 86_400, 99)))일 된 궤도 자료로 계산") }
    return EventText(name: name, when: when, details: details)
  }
}

nonisolated extension SkyText {
  func kp(_ value: Double) -> String { "Kp \(quantities.number(value, digits: 1))" }

  /// A pass within one minute has one time.
  func passSpan(_ pass: SatellitePass) -> String {
    let (begin, end) = (plainTime(pass.begin.time), plainTime(pass.end.time))
    return begin == end ? begin : span(pass.begin.time..<max(pass.begin.time, pass.end.time))
  }
}
