import Entities
import Essentials

nonisolated extension PrintedWords {
  @Sendable static func koreanStep(_ step: Finding.Step) -> String {
    switch step {
    case .addCity: "“skydash add Seoul”로 도시를 추가하세요"
    case .correctField: "“skydash config set”으로 고치세요"
    case .correctFile: "그 줄을 고치거나, 파일을 다른 곳으로 옮기고 새로 시작하세요"
    case .chooseFile: "소유자를 확인하거나 --config 로 다른 파일을 고르세요"
    case .makeSavingWork: "바꾼 것을 저장할 수 없습니다. 공간을 비우거나, 소유자를 확인하거나, --config 로 다른 파일을 고르세요"
    case .setCacheHome: "HOME이나 XDG_CACHE_HOME을 정하세요"
    case .makeCacheReadable: "잃는 것은 없지만 매번 새로 받습니다. 소유자를 확인하거나 XDG_CACHE_HOME을 정하세요"
    case .makeCacheWritable: "잃는 것은 없지만 매번 새로 받습니다. 공간을 비우거나 XDG_CACHE_HOME을 정하세요"
    case .clearCache: "“skydash cache clear”로 공간을 비우세요"
    case .setKey(let setting, let variable):
      "“skydash config set \(setting) …”이나 환경 변수 \(variable)(으)로 정하세요"
    case .setKeyAgain: "키를 다시 정하세요"
    case .setRightKey: "“skydash config set”으로 올바른 키를 정하세요"
    case .goOnline: "--offline 없이 다시 실행하세요"
    case .trustCertificate: "이 컴퓨터의 시계를 확인하거나, SSL_CERT_FILE에 네트워크의 인증서를 정하세요"
    case .installCertificates: "ca-certificates 패키지를 설치하거나 SSL_CERT_FILE을 정하세요"
    case .checkConnection: "연결과 네임 서버, 프록시를 확인하세요"
    case .checkConnectionOrWait: "연결을 확인하거나 나중에 다시 하세요"
    case .nothingUntil(let date): "할 일이 없습니다. \(ISOText.here(date)) 이후에 다시 요청합니다"
    case .tryLater: "나중에 다시 하세요"
    case .tryLaterOrOtherProvider:
      "나중에 다시 하세요. “skydash config set provider”로 다른 날씨 서비스를 고를 수 있습니다"
    case .newerProgram: "새 버전의 skydash를 찾아보세요"
    case .newerZones: "tzdata 패키지나 skydash를 갱신하세요"
    case .correctVariable: "그 환경 변수를 고치거나 지우세요"
    case .unsetVariables: "뜻하지 않은 환경 변수는 지우세요"
    case .setClock: "NTP 등으로 시계를 맞추세요. 자료의 나이와 해, 달의 계산이 시계에 달려 있습니다"
    case .unsetNow: "실제 시각을 쓰려면 이 환경 변수를 지우세요"
    case .setLocale: "LANG을 C.UTF-8 같은 UTF-8 로캘로 정하세요"
    case .repairZones: "TZDIR을 지우거나 tzdata 패키지를 갱신하세요"
    case .installLibrary: "libcurl을 설치하세요 (Debian: libcurl4, Fedora: libcurl, Arch: curl)"
    case .nameTerminal: "TERM을 xterm-256color 같은 터미널 이름으로 정하세요"
    case .tellTrueColour: "색이 더 있는 터미널이면 COLORTERM=truecolor로 정하세요"
    case .tellMoreColours: "색이 더 있는 터미널이면 TERM=xterm-256color로 정하세요"
    case .allowColours: "NO_COLOR를 지우거나 --color always를 쓰세요"
    case .drawNarrow: "터미널이 폭이 모호한 글자를 좁게 그리도록 하거나 --ascii를 쓰세요"
    }
  }
}
