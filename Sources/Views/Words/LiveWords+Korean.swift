import Entities
import ViewModels

nonisolated extension LiveWords {
  static let korean = LiveWords(
    message: { content in
      switch content {
      case .sentence(let text): text
      case .added(let place): "추가했습니다: \(place)"
      case .removed(let city): "삭제했습니다: \(city) (U로 되돌리기)"
      case .restored(let city): "되돌렸습니다: \(city)"
      case .nothingToRestore: "되돌릴 것이 없습니다."
      case .notInOwnOrder: "내 순서에서만 옮길 수 있습니다. s를 눌러 내 순서로 돌아가세요."
      case .paused: "멈췄습니다. p를 누르면 계속합니다."
      case .resumed: "다시 갱신합니다."
      case .upToDate: "모두 최신입니다."
      case .networkIsOff: "네트워크가 꺼져 있습니다(--offline)."
      case .lookingFor(let place): "찾는 중: \(place)…"
      }
    },
    pageKeys: "↑↓ 스크롤  Esc 뒤로", addKeys: "↓ 고르기  Enter 추가  Esc 취소",
    position: { "\($2)줄 중 \($0)–\($1)" }, notFound: "없음",
    refreshFailed: { "갱신 실패, \($0) 뒤 다시 시도합니다." })
}
