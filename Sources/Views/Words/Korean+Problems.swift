import Entities
import Essentials

nonisolated extension ProblemWords {
  static let korean = ProblemWords(
    service: koreanService, city: koreanCity, settings: koreanSettings, warning: koreanWarning, sky: koreanSky,
    picture: koreanPicture, program: koreanProgram, image: koreanImage)

  @Sendable private static func koreanService(_ failure: ServiceFailure) -> String {
    koreanService(failure, failure.service.map(koreanName) ?? "")
  }

  private static func koreanService(_ failure: ServiceFailure, _ name: String) -> String {
    func with(_ reason: ServiceFailure.Reason) -> String { reason.isEmpty ? "" : "(\(koreanReason(reason)))" }
    return switch failure {
    case .offline: "저장된 자료가 없고 네트워크가 꺼져 있음"
    case .unreachable(_, let reason), .noNetwork(_, let reason): "\(name) 연결 실패\(with(reason))"
    case .timedOut: "\(name) 응답 시간 초과"
    case .notBefore(_, _, let reason): "\(name) 사용 한도로 대기 중\(with(reason))"
    case .refused(_, let status, let reason):
      "\(name) 오류 응답(\(status)\(reason.isEmpty ? "" : ": \(koreanReason(reason))"))"
    case .cutShort: "\(name) 응답이 중간에 끊김"
    case .unreadable(_, let reason): "\(name) 응답을 읽을 수 없음\(with(reason))"
    case .tooLarge(_, let megabytes): "\(name) 응답이 \(megabytes) MB보다 큼"
    case .noData: "\(name)에 이곳의 자료가 없음"
    case .keyMissing: "\(name)에 키가 필요함"
    case .keyRefused(_, let reason): "\(name)에서 키를 거부함\(with(reason))"
    case .notFound(_, let reason): "\(name)에 해당 자료가 없음\(with(reason))"
    case .told(let sentence): sentence
    }
  }

  static func koreanName(_ service: Service) -> String {
    switch service {
    case .geocoding: "Open-Meteo 지명 검색"
    case .airQuality: "Open-Meteo 대기질"
    case .metNorway: "노르웨이 기상청"
    case .nws: "미국 기상청"
    case .brightSky: "독일 기상청 특보(Bright Sky)"
    case .eccc: "캐나다 환경부"
    case .openMeteo, .openWeather, .apod, .nasaAPI, .celestrak, .swpc: service.title
    }
  }

  @Sendable private static func koreanCity(_ problem: CityProblem) -> String {
    func meant(_ nearest: String?, _ otherwise: String) -> String { nearest.map { "혹시 \($0)?" } ?? otherwise }
    return switch problem {
    case .alreadyInList(let name): "이미 목록에 있습니다: \(name)."
    case .nameTaken(let name): "같은 이름의 도시가 목록에 있습니다: \(name). --as 로 다른 이름을 주세요."
    case .newNameTaken(let name): "같은 이름의 도시가 목록에 있습니다: \(name). 다른 이름을 고르세요."
    case .noSuchCity(let name, let nearest):
      "목록에 없는 도시입니다: \(name). \(meant(nearest, "skydash list 로 이름을 볼 수 있습니다."))"
    case .severalCities(let name, let names):
      "여러 도시가 있습니다: \(name) (\(names.joined(separator: ", "))). 이름을 더 입력하세요."
    case .notThere(let name, let qualifier, let known, let unasked):
      "\(qualifier)에는 없는 곳입니다: \(name). 알려진 곳: \(known.joined(separator: "; ")). "
        + "\(known.count == 1 ? "이곳" : "이 가운데 하나")의 이름이나 37.57,126.98 같은 좌표를 입력하"
        + (unasked.map { $0 == .offline ? "거나 --offline 없이 찾아보세요." : "거나 나중에 다시 하세요(\(koreanService($0)))." } ?? "세요.")
    case .nothingChosen: "고르지 않아 추가하지 않았습니다."
    case .noSuchPlace(let query, let nearest):
      "찾을 수 없는 곳입니다: \(query). \(meant(nearest, "다르게 적거나 37.57,126.98 같은 좌표를 입력하세요."))"
    case .cannotSearch(let query, let failure, let nearest):
      "내장 목록에 없는 곳입니다: \(query). "
        + (failure == .offline ? "네트워크가 꺼져 있습니다. " : "\(koreanService(failure)). ")
        + meant(nearest, "\(failure == .offline ? "--offline 없이 찾거나" : "나중에 다시 하거나") 좌표를 입력하세요.")
    case .badCoordinates(let text): "좌표가 아닙니다: \(text). 위도 -90~90, 경도 -180~180, 예: 37.57,126.98."
    case .noSuchCandidate(let number, let count, _): "\(number)번 후보가 없습니다. 후보는 \(count)곳입니다."
    case .badPosition(let position, let count): "\(position)번째 자리가 없습니다. 도시는 \(count)곳입니다."
    case .emptyName: "이름에는 보이는 글자가 하나 이상 있어야 합니다."
    }
  }

  @Sendable private static func koreanSky(_ problem: SkyProblem) -> String {
    switch problem {
    case .outOfReach(let date): "\(date)의 하늘은 계산할 수 없습니다. 1900-01-01부터 2100-12-31까지 고르세요."
    case .noSuchDay(let date, let zone): "\(zone)에는 \(date)이(가) 없었습니다. 다른 날을 고르세요."
    }
  }

  @Sendable private static func koreanPicture(_ notice: PictureNotice) -> String {
    switch notice {
    case .problem(let problem): koreanNoPicture(problem)
    case .kept(let day, let minutes, let failure?):
      "\(koreanService(failure)). \(koreanAge(minutes)) 전에 받은 \(day)의 사진입니다."
    case .kept(let day, let minutes, nil): "\(koreanAge(minutes)) 전에 받은 \(day)의 사진입니다."
    case .frozen(let day): "NASA에 \(day)보다 새로운 사진이 없습니다."
    case .early(let day, let latest): "\(day)의 사진은 아직 나오지 않았습니다. 가장 최근인 \(latest)의 사진입니다."
    case .sentence(let text): text
    }
  }

  private static func koreanNoPicture(_ problem: PictureProblem) -> String {
    switch problem {
    case .service(let failure): "\(koreanService(failure)). \(koreanStep(failure))"
    case .file(let failure, let host): "\(koreanService(failure, host)). \(koreanStep(failure))"
    case .beforeFirst(let day): "\(day)의 사진은 없습니다. 첫 사진은 \(Picture.firstDay)입니다."
    case .notOut(let day): "\(day)의 사진은 아직 나오지 않았습니다."
    case .noPicture(let day): "\(day)의 사진은 없습니다. 전날을 보세요."
    case .nothingBetween(let first, let last): "\(first)부터 \(last)까지 사진이 없습니다. 다른 날을 고르세요."
    case .tooManyDays(let limit): "\(limit)일을 넘습니다. 더 적게 고르세요."
    case .noImage(let picture):
      "\(picture.date)의 항목은 \(picture.mediaType == .video ? "동영상" : "사진이 아닌 것")입니다: "
        + "\(picture.videoURL ?? picture.pageURL)"
    }
  }

  static func koreanStep(_ failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "--offline 없이 다시 실행하세요."
    case .unreachable(_, .own(.libraryMissing)), .unreachable(_, .own(.libraryTooOld)),
      .unreachable(_, .own(.libraryWithoutTLS)):
      "libcurl을 설치하세요 (Debian: libcurl4, Fedora: libcurl, Arch: curl)."
    case .unreachable(_, .own(.noCertificates)): "ca-certificates 패키지를 설치하거나 SSL_CERT_FILE을 정하세요."
    case .unreachable(_, .own(.untrusted)):
      "이 컴퓨터의 시계를 확인하거나, SSL_CERT_FILE에 네트워크의 인증서를 정하세요."
    case .unreachable(_, .own(.notSecure)): "https 주소를 쓰세요."
    case .unreachable, .noNetwork: "연결을 확인하고 다시 하세요."
    case .keyMissing, .keyRefused: "skydash config set nasaKey 로 키를 정하세요."
    case .notBefore, .timedOut, .cutShort, .noData, .unreadable, .tooLarge, .refused, .notFound, .told: "나중에 다시 하세요."
    }
  }

  private static func koreanAge(_ minutes: Int) -> String {
    switch minutes {
    case ..<1: "1분 이내"
    case ..<120: "\(minutes)분"
    case ..<(48 * 60): "\(minutes / 60)시간"
    default: "\(minutes / 1440)일"
    }
  }
}
