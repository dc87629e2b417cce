import Entities
import ViewModels

nonisolated extension LiveWords {
  static let korean = LiveWords(
    message: { content in
      switch content {
      case .problem(let problem): ProblemWords.korean.sentence(problem)
      case .notSaved(let problem): "저장되지 않음: \(ProblemWords.korean.sentence(problem))"
      case .settings(let warning): ProblemWords.korean.warning(warning)
      case .noPlace: "서울 같은 곳의 이름을 입력하세요."
      case .added(let place): "추가했습니다: \(place)"
      case .renamed(let city, let name): "이름을 바꿨습니다: \(city) → \(name)"
      case .whichPlace(let name): "이름이 같은 곳이 여럿입니다: \(name). ↑ ↓ 로 고르고 Enter 를 누르세요."
      case .removed(let city): "삭제했습니다: \(city) (\(key(.restore))로 되돌리기)"
      case .restored(let city): "되돌렸습니다: \(city)"
      case .nothingToRestore: "되돌릴 것이 없습니다."
      case .notInOwnOrder: "내 순서에서만 옮길 수 있습니다. \(key(.sort))를 눌러 내 순서로 돌아가세요."
      case .paused: "멈췄습니다. \(key(.pause))를 누르면 계속합니다."
      case .resumed: "다시 갱신합니다."
      case .upToDate: "모두 최신입니다."
      case .networkIsOff: "네트워크가 꺼져 있습니다(--offline)."
      case .noPanesHere: "여기에는 패널을 보여 줄 수 없습니다."
      case .lookingFor(let place): "찾는 중: \(place)…"
      }
    },
    help: {
      switch $0 {
      case .select: "선택, 도시 화면에서 k j는 다음 도시"
      case .first: "처음과 끝"
      case .pageUp: "한 화면 위아래로"
      case .open: "선택한 도시 자세히, 하늘 열에서는 그 하늘, \(key(.back))로 돌아가기"
      case .add: "도시 추가"
      case .remove: "선택한 도시 삭제, \(key(.restore))로 되돌리기"
      case .move: "선택한 도시를 아래위로 옮기기"
      case .rename: "선택한 도시 이름 바꾸기"
      case .find: "이름에 맞는 도시만 보기, \(key(.back))로 모두 보기"
      case .sort: "다음 열로 정렬"
      case .reverse: "정렬 순서 뒤집기"
      case .panes: "표 아래나 옆에 선택한 도시 보이기, 또는 표만 보기"
      case .units: "°C 또는 °F"
      case .clock: "12시간 또는 24시간"
      case .weather: "현재 날씨, 며칠(✓ 나들이하기 가장 좋은 날), 몇 시간"
      case .sky: "하늘, 도시 화면에서는 그 도시의 하늘이나 날씨"
      case .picture: "오늘의 천문 사진"
      case .chart: "선택한 도시의 별자리판"
      case .time: "별자리판의 시각, ↑↓로 방향, \(key(.dark))로 어두워지는 때"
      case .refresh: "지금 갱신"
      case .pause: "멈춤"
      case .help: "도움말"
      case .quit: "끝내기, 화면 위에서는 \(key(.back))처럼 그 아래 화면으로"
      default: nil
      }
    },
    helpSection: {
      switch $0 {
      case .cities: "도시"
      case .view: "보기"
      case .refreshing: "갱신"
      }
    },
    hint: {
      switch $0 {
      case .help: "도움말"
      case .add: "추가"
      case .remove: "삭제"
      case .units: "°C/°F"
      case .panes: "패널"
      case .refresh: "갱신"
      case .quit: "끝내기"
      case .scroll: "스크롤"
      case .back: "뒤로"
      case .city: "도시"
      case .toSky: "하늘"
      case .toWeather: "날씨"
      case .choose: "고르기"
      case .addChosen: "추가"
      case .cancel: "취소"
      case .select: "선택"
      case .show: "보기"
      case .day: "날짜"
      case .openPage: "열기"
      case .save: "저장"
      case .clear: "지우기"
      case .reload: "다시"
      case .time: "시각"
      case .turn: "방향"
      case .chart: "별자리판"
      case .open: "자세히"
      case .find: "찾기"
      case .sort: "정렬"
      case .columns: "며칠/몇 시간"
      case .days: "날짜"
      case .now: "지금"
      case .dark: "어두울 때"
      }
    }, noCities: "도시가 없습니다. \(key(.add))를 눌러 추가하세요.", cities: { "도시 \($0)곳" }, cityOf: { "도시 \($0)/\($1)곳" })
}

nonisolated extension PictureWords {
  static let korean = PictureWords(
    nothingYet: "사진이 없습니다. \(KeyTable.pictures.name(of: .refresh)): 불러오기", titleOfList: { "\($0)일" })
}
