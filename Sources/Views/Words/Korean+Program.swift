import Entities
import Imaging

nonisolated extension ProblemWords {
  @Sendable static func koreanSettings(_ problem: SettingsProblem) -> String {
    switch problem {
    case .notJSON(let path, let line, let column, let flaw):
      "\(SafeText.line(path)):\(line):\(column): 설정 파일을 이해할 수 없습니다(\(koreanFlaw(flaw))). 고치거나 지우세요."
    case .unitsAreNoObject(let path):
      "\(SafeText.line(path)): ‘units’ 자리에 중괄호 객체가 아닌 값이 있어 저장하지 않았습니다. 고친 뒤 다시 하세요."
    case .citiesAreNoList(let path):
      "\(SafeText.line(path)): ‘cities’ 자리에 대괄호 목록이 아닌 값이 있어 저장하지 않았습니다. 고친 뒤 다시 하세요."
    case .cannotRead(let path, let problem):
      "설정 파일을 읽을 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem)), \(koreanAdvice(problem)))."
    case .cannotWrite(let path, let problem):
      "설정을 저장할 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem)), \(koreanAdvice(problem)))."
    }
  }

  private static func koreanFlaw(_ flaw: JSONFlaw) -> String {
    switch flaw {
    case .notUTF8: "UTF-8이 아님"
    case .noObject: "중괄호 객체가 아님"
    case .noComma: "쉼표나 ]가 없음"
    case .noCommaInObject: "쉼표나 }가 없음"
    case .noKey: "큰따옴표로 묶은 이름이 없음"
    case .noColon: "쌍점이 없음"
    case .noValue: "값이 없음"
    case .noDigit: "숫자가 없음"
    case .openText: "글이 끝나지 않음"
    case .control: "글 안에 줄바꿈이나 제어 문자가 있음"
    case .escape: "글 안에 모르는 이스케이프가 있음"
    case .hexadecimal: "\\u 뒤에 16진수 네 자리가 없음"
    case .surrogate: "서로게이트 쌍의 반쪽만 있음"
    case .depth: "너무 깊이 겹침"
    case .earlyEnd: "중간에 끝남"
    case .more: "끝 뒤에 무엇이 더 있음"
    }
  }

  static func koreanDisk(_ problem: FileProblem) -> String {
    switch problem {
    case .noPermission: "권한 없음"
    case .readOnly: "읽기 전용 디스크"
    case .full: "디스크가 가득 참"
    case .isDirectory: "디렉터리임"
    case .exists: "이미 있음"
    case .notADirectory: "경로의 일부가 디렉터리가 아님"
    case .tooLarge: "너무 큼"
    case .sizeLimit: "파일 크기 제한에 걸림"
    case .isNoFile: "파이프나 장치임"
    case .notOurs: "폴더가 링크이거나 다른 사용자가 쓸 수 있음"
    case .locked: "다른 프로그램이 잠금"
    case .other(let text): text
    }
  }

  private static func koreanAdvice(_ problem: FileProblem) -> String {
    switch problem {
    case .full: "공간을 비우고 다시 하세요"
    case .noPermission, .notOurs: "소유자를 확인하거나 --config 로 다른 파일을 고르세요"
    case .readOnly, .isDirectory, .notADirectory, .exists, .isNoFile, .other: "--config 로 다른 파일을 고르세요"
    case .locked: "그 프로그램을 끝내거나 fg 로 계속한 뒤 다시 하세요"
    case .sizeLimit: "ulimit -f 를 늘리고 다시 하세요"
    case .tooLarge: "줄이거나 지우세요"
    }
  }

  @Sendable static func koreanWarning(_ warning: SettingsWarning) -> String {
    switch warning {
    case .unitsAreNoObject: "설정 units가 중괄호 객체가 아니어서 기본값을 씁니다."
    case .badValue(let setting): "설정 \(setting.key) 값이 \(koreanExpectation(setting)) 기본값을 씁니다."
    case .versionIsNoNumber: "설정 version이 정수가 아니어서 버전 1로 읽습니다."
    case .newerVersion(let number, let known):
      "설정이 버전 \(number)입니다. 이 프로그램은 버전 \(known)까지만 알며, 모르는 것은 그대로 둡니다."
    case .citiesAreNoList: "설정 cities가 대괄호 목록이 아니어서 도시가 없습니다."
    case .passedOver(let city, .noObject): "설정의 \(city)번째 도시가 중괄호 객체가 아니어서 건너뜁니다."
    case .passedOver(let city, .noName): "설정의 \(city)번째 도시의 이름이 글이 아니어서 건너뜁니다."
    case .passedOver(let city, .noCoordinates(let name)):
      "설정의 \(city)번째 도시의 위도와 경도가 올바르지 않아 건너뜁니다: \(name)."
    case .noText(let city, let name, let key): "설정의 \(city)번째 도시의 \(key) 값이 글이 아닙니다: \(name)."
    case .unknownZone(let city, let name, let zone):
      "설정의 \(city)번째 도시의 시간대 “\(zone)”를 시스템이 몰라 UTC를 씁니다: \(name)."
    case .badSky(let city, let name, "bortle"):
      "설정의 \(city)번째 도시의 bortle 값이 1부터 9까지의 정수가 아니어서 하늘 밝기를 추정합니다: \(name)."
    case .badSky(let city, let name, let key):
      "설정의 \(city)번째 도시의 \(key) 값이 14부터 22.2까지의 수가 아니어서 하늘 밝기를 추정합니다: \(name)."
    }
  }

  /// What a value is not, as the beginning of a reason.
  private static func koreanExpectation(_ setting: Setting) -> String {
    switch setting.form {
    case .choice(let choices): "다음 중 하나(\(choices.joined(separator: ", ")))가 아니어서"
    case .seconds(let range), .megabytes(let range): "\(range.lowerBound)부터 \(range.upperBound)까지의 정수가 아니어서"
    case .secret: "영문자와 숫자로 된 키가 아니어서"
    }
  }

  @Sendable static func koreanProgram(_ problem: ProgramProblem) -> String {
    switch problem {
    case .noHome: "설정 파일을 둘 곳을 모릅니다. HOME이나 XDG_CONFIG_HOME을 정하거나 --config FILE을 쓰세요."
    case .noCacheHome: "캐시를 둘 곳이 없습니다. HOME이나 XDG_CACHE_HOME을 정하세요."
    case .cache(let path, let problem):
      "캐시를 쓸 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem))). 소유자를 확인하거나 XDG_CACHE_HOME을 정하세요."
    case .notAnAddress(let variable): "\(variable) 값이 https://example.org 같은 주소가 아닙니다. 고치거나 지우세요."
    case .insecure(let variable):
      "\(variable) 값이 http 주소입니다. http는 이 컴퓨터의 주소에만 쓸 수 있으니 https로 바꾸거나 지우세요."
    case .missingDocument(let path):
      "파일이 없습니다: \(SafeText.line(path)). “skydash --json > FILE”로 만들 수 있습니다."
    case .unreadableDocument(let path, let problem):
      "파일을 읽을 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem))). 파일과 권한을 확인하세요."
    case .noDocument("-"): "입력한 내용이 skydash 문서가 아닙니다. “skydash --json”으로 만들 수 있습니다."
    case .noDocument(let path):
      "skydash 문서가 아닙니다: \(SafeText.line(path)). “skydash --json”으로 만들 수 있습니다."
    case .largeDocument(let megabytes):
      "문서가 \(megabytes) MB보다 큽니다. “skydash --json --city NAME”으로 도시를 줄여 만드세요."
    case .unreadableCities(let count, let total, let first):
      "문서의 도시 \(total)곳 가운데 \(count)곳을 읽을 수 없습니다(처음은 \(first)번째). 도시에는 이름과 -90~90의 위도, "
        + "-180~180의 경도가 있어야 합니다."
    case .pictureFile(let path, .exists): "이미 있는 파일입니다: \(path). 다른 이름을 고르거나 --force 로 덮어쓰세요."
    case .pictureFile(let path, let problem): "저장할 수 없습니다: \(path)(\(koreanDisk(problem))). 다른 곳을 고르세요."
    case .browser(let page): "브라우저를 열 수 없습니다. 페이지 주소: \(page)"
    case .output: "출력할 수 없습니다. 출력하는 디스크를 확인하세요."
    case .longLine: "줄이 너무 깁니다. 줄여 주세요."
    case .tooFewFiles: "시스템이 이 프로그램에 파일을 너무 적게 허용합니다. “ulimit -n 64”로 늘리세요."
    case .tooFewThreads: "시스템이 스레드를 더 만들지 못합니다. 다른 프로그램을 끝내거나 “ulimit -u”로 늘리세요."
    }
  }

  private static func koreanKind(_ kind: ImageError.RareJPEG) -> String {
    switch kind {
    case .losslessOrHierarchical: "무손실 또는 계층형"
    case .arithmetic: "산술 부호화"
    case .bits(let count): "채널당 \(count)비트"
    case .channels(let count): "채널 \(count)개"
    }
  }

  @Sendable static func koreanImage(_ error: ImageError) -> String {
    switch error {
    case .unknownFormat: "사진 파일이 아닙니다."
    case .unsupported(let format): "\(format.rawValue) 사진은 보여 줄 수 없습니다."
    case .unsupportedJPEG(let kind): "드문 종류의 JPEG(\(koreanKind(kind)))라서 보여 줄 수 없습니다."
    case .damaged(let format): "\(format.rawValue) 사진이 손상되었습니다."
    case .fileTooLarge: "사진 파일이 너무 커서 보여 줄 수 없습니다."
    case .tooManyPixels(let width, let height): "사진이 너무 커서 보여 줄 수 없습니다(\(width) × \(height) 픽셀)."
    }
  }
}
