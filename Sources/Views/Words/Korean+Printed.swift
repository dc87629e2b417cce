import Entities
import Essentials
import ViewModels

nonisolated extension PrintedWords {
  static let korean = PrintedWords(
    shortage: {
      switch $0 {
      case .outlook(let problem, let hasForecast):
        "\(why(problem)) \(hasForecast ? "관측 전망에 저장된 예보를 썼습니다." : "관측 전망에 예보가 없습니다.") \(nextStep(problem))"
      case .document(let problem?, _): "\(why(problem)) 문서를 새로 만드세요."
      case .document(nil, let isOld): "\(isOld ? "문서의 날씨가 오래되었습니다." : "문서에 날씨가 없습니다.") 문서를 새로 만드세요."
      case .forecastAlone(let problem):
        "\(problem == .offline ? "네트워크가 꺼져 있습니다." : why(problem)) 현재 날씨 없이 예보만 저장되어 있습니다. \(nextStep(problem))"
      case .weather(let problem, let isShown):
        "\(why(problem)) \(isShown ? "저장된 자료를 보여 줍니다. " : "")\(nextStep(problem))"
      case .nothingKnown: "아직 받은 자료가 없습니다. --offline 없이 다시 실행하세요."
      case .oldAnswer: "서비스의 최신 값이 오래되었습니다. 나중에 다시 하세요."
      case .oldKept: "저장된 자료가 오래되었습니다. --offline 없이 실행하면 갱신합니다."
      }
    },
    noPasses: {
      let why =
        switch $0 {
        case .failed(.offline): "최근에 받은 궤도 자료가 없고 네트워크가 꺼져 있습니다. --offline 없이 다시 실행하세요."
        case .failed(let problem): "\(why(problem)) \(nextStep(problem))"
        case .failedLately: "조금 전 Celestrak에서 궤도 자료를 받지 못했습니다. 10분 뒤에 다시 하세요."
        case .tooOld(let days):
          "Celestrak의 최신 궤도 자료가 \(days)일 전 것이고 2주까지만 쓸 수 있습니다. 나중에 다시 하세요."
        case .notListed: "Celestrak에 궤도 자료가 없습니다. 나중에 다시 하세요."
        case .tooFar: "궤도 자료는 앞뒤 2주까지만 쓸 수 있습니다. --date 를 오늘과 더 가까운 날로 고르세요."
        }
      return "국제우주정거장과 톈궁의 통과를 알 수 없습니다. \(why)"
    }, goesAway: { "\(ProblemWords.koreanName($0))에서 skydash가 쓰는 서비스를 곧 끝낸다고 알렸습니다. 새 버전의 skydash를 찾아보세요." },
    missingPictures: { "\(why($0)) 일부 날짜가 빠졌을 수 있습니다. \(ProblemWords.koreanStep($0))" },
    notDrawn: { "\(ProblemWords.korean.image($0)) --open 으로 브라우저에서 볼 수 있습니다." }, subjectName: koreanSubject,
    fact: koreanFact, step: koreanStep)

  private static func why(_ problem: ServiceFailure) -> String { ProblemWords.korean.service(problem) + "." }

  private static func nextStep(_ failure: ServiceFailure) -> String {
    switch failure {
    case .notBefore(_, let date, _): "\(ISOText.here(date)) 이후에 다시 요청합니다."
    case .refused(_, let status, _) where status < 500: "이 문제를 알려 주세요."
    case .keyMissing(let service), .keyRefused(let service, _):
      "skydash config set \(service.keyName) … 으로 키를 정하세요."
    case .notFound: "skydash list 로 장소를 확인하세요."
    case .told: "문서를 새로 만드세요."
    case .offline, .unreachable, .noNetwork, .timedOut, .cutShort, .noData, .unreadable, .tooLarge, .refused:
      ProblemWords.koreanStep(failure)
    }
  }
}
