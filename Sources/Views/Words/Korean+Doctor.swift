import Entities
import Essentials

nonisolated extension PrintedWords {
  @Sendable static func koreanSubject(_ subject: Finding.Subject) -> String {
    switch subject {
    case .file: "파일"
    case .field: "항목"
    case .directory: "폴더"
    case .writing: "쓰기"
    case .key(let name): name
    case .service(let service): ProblemWords.koreanName(service)
    case .warnings: "기상 특보"
    case .addresses: "주소"
    case .clock: "시각"
    case .locale: "로캘"
    case .timeZones: "시간대"
    case .libcurl: "libcurl"
    case .output: "출력"
    case .kind: "종류"
    case .colours: "색"
    case .letters: "글자"
    case .widths: "글자 폭"
    case .pictures: "사진"
    }
  }

  @Sendable static func koreanFact(_ fact: Finding.Fact) -> String {
    switch fact {
    case .settings(let fact): korean(fact)
    case .cache(let fact): korean(fact)
    case .key(let fact): korean(fact)
    case .service(let fact): korean(fact)
    case .clock(let fact): korean(fact)
    case .system(let fact): korean(fact)
    case .terminal(let fact): korean(fact)
    }
  }

  private static func korean(_ fact: Finding.SettingsFact) -> String {
    switch fact {
    case .file(let path, let cities): "\(SafeText.line(path)), 도시 \(cities)곳"
    case .noFile(let path): "아직 없음: \(SafeText.line(path))"
    case .passedOver(let warning): ProblemWords.koreanWarning(warning)
    case .failed(let problem): ProblemWords.koreanSettings(problem)
    case .writable: "됨"
    case .notWritable(let problem): ProblemWords.koreanDisk(problem)
    }
  }

  private static func korean(_ fact: Finding.CacheFact) -> String {
    switch fact {
    case .noDirectory: "없음"
    case .directory(let path, let bytes, let bound, let files):
      "\(SafeText.line(path)), 파일 \(files)개, \(bound.megabytes) MB 중 \(bytes.megabytes) MB"
    case .failed(let path, let problem): "\(SafeText.line(path)): \(ProblemWords.koreanDisk(problem))"
    case .writable: "됨"
    case .notWritable(let problem): ProblemWords.koreanDisk(problem)
    case .notKept: "저장한 것을 다시 읽을 수 없음"
    }
  }

  private static func korean(_ fact: Finding.KeyFact) -> String {
    switch fact {
    case .notNeeded: "없음, 필요하지 않음"
    case .missing: "없음, 고른 날씨 서비스에 필요함"
    case .set(let source): korean(source)
    case .odd(let source): "\(korean(source)), 키에 있을 수 없는 빈칸이나 문자가 들어 있음"
    }
  }

  private static func korean(_ source: Finding.KeySource) -> String {
    switch source {
    case .variable(let name): "환경 변수 \(name)에 있음"
    case .settings: "설정에 있음"
    }
  }

  private static func korean(_ fact: Finding.ServiceFact) -> String {
    switch fact {
    case .answered(let answer, let cost, let doubt):
      "응답함: \(korean(answer))(\(korean(cost)))\(doubt.map { ", \(korean($0))" } ?? "")"
    case .failed(let failure): ProblemWords.korean.service(failure)
    case .notAsked(let cost): "요청하지 않음(쓰게 될 양: \(korean(cost)))"
    case .badAddress(let problem): ProblemWords.koreanProgram(problem)
    case .noWarnings(let countries):
      "특보를 알 수 없는 나라: \(countries.map { $0 == "?" ? "나라 밖" : $0 }.joined(separator: ", ")). 위치로 특보를 알려 주는 키 없는 서비스가 없음"
    case .replaced(let variables): "환경 변수로 바뀜: \(variables.joined(separator: ", "))"
    }
  }

  private static func korean(_ answer: Finding.Answer) -> String {
    switch answer {
    case .temperature(let degrees, let city): "\(city) \((degrees * 10).rounded() / 10) °C"
    case .airQuality(let city): "\(city)의 대기질"
    case .warnings(let count, let city): "\(city)의 특보 \(count)건"
    case .place(let name): "\(name)을(를) 찾음"
    case .picture(let day, let title): "\(day), \(title)"
    case .orbit(let satellite, let days): "\((days * 10).rounded() / 10)일 된 \(satellite == .iss ? "국제우주정거장" : "톈궁") 궤도"
    case .kp(let kp): "Kp \(kp)"
    }
  }

  private static func korean(_ cost: Finding.Cost) -> String {
    switch cost {
    case .request: "요청 1회"
    case .call: "호출 1회"
    case .daily(let calls, let all):
      "하루 \(all.grouped)회 가운데 \(calls.lowerBound)~\(calls.upperBound)회"
    case .hourly(let calls, let all): "한 시간 \(all.grouped)회 가운데 \(calls)회"
    case .everyMinute(let calls, let all): "1분 \(all.grouped)회 가운데 \(calls)회"
    }
  }

  private static func korean(_ doubt: Finding.Doubt) -> String {
    switch doubt {
    case .clocks(let theirs, let ours): "서비스의 현지 시각은 UTC보다 \(theirs)초, 여기서는 \(ours)초 앞섬"
    case .goesAway: "skydash가 쓰는 서비스를 곧 끝낸다고 알림"
    }
  }

  private static func korean(_ fact: Finding.ClockFact) -> String {
    switch fact {
    case .notCompared(let now): "\(ISOText.utc(now)), 시각을 알려 준 서비스가 없어 비교하지 못함"
    case .agrees(let now): "\(ISOText.utc(now)), 서비스의 시각과 같음"
    case .differs(let now, let seconds):
      "\(ISOText.utc(now)), 서비스의 시각보다 \(seconds.magnitude)초 \(seconds < 0 ? "늦음" : "빠름")"
    case .replaced: "SKYDASH_NOW로 정해짐"
    }
  }

  private static func korean(_ fact: Finding.SystemFact) -> String {
    switch fact {
    case .locale(let name): name
    case .localeNotUTF8(let name): "\(name), UTF-8이 아니어서 ASCII로만 출력함"
    case .zones(let version?, let folder): "버전 \(version), 위치 \(SafeText.line(folder))"
    case .zones(nil, let folder): "버전을 알 수 없음, 위치 \(SafeText.line(folder))"
    case .builtInZones(let version, let folder, let other?):
      "내장된 버전 \(version), \(SafeText.line(folder))에는 버전 \(other)"
    case .builtInZones(let version, let folder, nil): "내장된 버전 \(version), \(SafeText.line(folder))에는 없음"
    case .wrongZones(let names, let folder):
      "\(SafeText.line(folder))에 없거나 틀린 시간대: \(names.joined(separator: ", ")), 그래서 현지 시각이 틀림"
    case .library: "설치됨"
    case .unusableLibrary(let reason): "\(ProblemWords.koreanReason(.own(reason))). 아무것도 받을 수 없음"
    case .noLibrary: "설치되지 않아 아무것도 받을 수 없음"
    }
  }

  private static func korean(_ fact: Finding.TerminalFact) -> String {
    switch fact {
    case .none: "터미널이 아니어서 글로만 출력함"
    case .kind(let name, let columns, let rows): "\(name ?? "TERM 없음"), \(columns) × \(rows)"
    case .plain(let name, let columns, let rows):
      "\(name ?? "TERM 없음"), \(columns) × \(rows), 글자의 자리를 정할 수 없어 실시간 화면을 쓸 수 없음"
    case .colours(let colours): korean(colours)
    case .unicode: "유니코드"
    case .asciiOnly: "로캘에 따라 ASCII만"
    case .widthsNotMeasured: "터미널이 커서 위치를 알려 주지 않아 재지 못함"
    case .widthsRight: "넓은 글자가 두 칸을 차지함"
    case .widthsWrong(let widths):
      widths.map { "\($0.text) \($0.right)칸이 아니라 \($0.drawn)칸" }.joined(separator: ", ") + ", 열이 어긋날 수 있음"
    case .pictures(let pictures, let isChosen): korean(pictures) + (isChosen ? ", 설정에서 고름" : "")
    }
  }

  private static func korean(_ colours: Finding.Colours) -> String {
    switch colours {
    case .millions: "1670만 색"
    case .palette256: "256색"
    case .palette16: "16색"
    case .none: "없음"
    }
  }

  private static func korean(_ pictures: Finding.Pictures) -> String {
    switch pictures {
    case .kitty: "온전한 사진, kitty 방식"
    case .iTerm: "온전한 사진, iTerm2 방식"
    case .sixel: "온전한 사진, sixel 방식"
    case .blocks: "색이 있는 반 칸 블록"
    case .ascii: "ASCII 문자"
    case .none: "글로만"
    }
  }
}
