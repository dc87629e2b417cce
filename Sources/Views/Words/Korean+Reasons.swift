import Entities

nonisolated extension ProblemWords {
  /// Why a service gave nothing, in a few words; a service's own stay as they came.
  static func koreanReason(_ reason: ServiceFailure.Reason) -> String {
    switch reason {
    case .own(let reason): koreanReasons(reason)
    case .proxy(let status): "프록시 오류 응답: \(status)"
    case .other(let text): text
    }
  }

  private static let koreanReasons: @Sendable (FailureReason) -> String = {
    switch $0 {
    case .nameNotFound: "이름을 찾을 수 없음"
    case .silentNameServer: "네임 서버가 응답하지 않음"
    case .noNetwork: "네트워크 없음"
    case .noConnection: "연결되지 않음"
    case .connectionRefused: "연결 거부됨"
    case .proxyNotFound: "프록시 이름을 찾을 수 없음"
    case .proxyWantsPassword: "프록시에 이름과 암호가 필요함"
    case .connectionBroke: "연결이 끊어짐"
    case .closedUnanswered: "응답 없이 연결을 끊음"
    case .tlsFailed: "TLS 실패"
    case .untrusted: "TLS 실패: 믿을 수 없는 인증서"
    case .noCertificates: "TLS 실패: 시스템에 인증서가 없음"
    case .notSecure: "https 주소만 불러옴"
    case .cancelled: "취소됨"
    case .libraryMissing: "libcurl이 설치되지 않음"
    case .libraryTooOld: "libcurl이 7.66보다 오래됨"
    case .libraryWithoutTLS: "https를 쓸 수 없는 libcurl"
    case .outOfMemory: "메모리 부족"
    case .noThread: "시스템에 남은 스레드가 없음"
    case .redirectsTooOften: "너무 여러 번 옮겨짐"
    case .redirectsNowhere: "주소가 아닌 곳으로 옮겨짐"
    case .redirectsFromHTTPS: "https가 아닌 곳으로 옮겨짐"
    case .redirectsKey: "키를 다른 서버로 보내려 함"
    case .badRequest: "잘못된 요청"
    case .notAuthorised: "인증되지 않음"
    case .accessDenied: "접근 거부됨"
    case .notFound: "찾을 수 없음"
    case .addressTooLong: "주소가 너무 긺"
    case .tooManyRequests: "요청이 너무 많음"
    case .internalError: "서버 내부 오류"
    case .badGateway: "잘못된 게이트웨이"
    case .serviceUnavailable: "서비스를 쓸 수 없음"
    case .gatewayTimeOut: "게이트웨이 시간 초과"
    case .notHTTP: "HTTP가 아님"
    case .badlyCompressed: "압축이 잘못됨"
    case .webPage: "웹 페이지임"
    case .notJSON: "JSON이 아님"
    case .noTime: "시각이 없음"
    case .noDate: "날짜가 없음"
    case .timeFormat: "시각 형식이 다름"
    case .timesOutOfOrder: "시각 순서가 틀림"
    case .timesAhead: "시각이 이 컴퓨터의 시계보다 앞섬"
    case .noAlerts: "특보 목록이 없음"
    case .placesMissing: "일부 도시가 빠짐"
    case .otherPlace: "다른 곳의 자료임"
    case .outsideUnitedStates: "미국 밖의 장소임"
    case .outsideArea: "담당 지역 밖의 장소임"
    case .cutShort: "응답이 중간에 끊김"
    case .tooLarge: "응답이 너무 큼"
    case .noElements: "그 위성의 궤도가 없음"
    case .noKpValues: "Kp 값이 없음"
    case .notPicture: "사진이 아님"
    case .damagedPicture: "사진이 손상됨"
    case .notList: "목록이 아님"
    case .placeholder: "사진 대신 NASA 로고만 옴"
    case .otherDay: "다른 날의 사진이 옴"
    case .noPictures: "사진이 하나도 없음"
    }
  }
}
