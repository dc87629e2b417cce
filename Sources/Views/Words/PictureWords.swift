import Entities

/// What the picture of the day says.
package nonisolated struct PictureWords: Sendable {
  package var credit: String
  package var copyright: String
  package var video: String
  package var otherMedia: String
  package var description: String
  package var links: String
  package var page: String
  package var loading: String
  package var loadingFile: String
  package var noPicture: String
  package var nothingYet: String
  package var noMore: String
  package var keys: String
  package var listKeys: String
  package var titleOfList: @Sendable (_ count: Int) -> String
  package var saved: @Sendable (_ file: String) -> String
  package var opened: @Sendable (_ address: String) -> String
}

extension Words {
  /// What the picture of the day says in the language.
  package nonisolated var picture: PictureWords {
    switch language {
    case .english: .english
    case .korean: .korean
    }
  }
}

extension PictureWords {
  fileprivate nonisolated static let english = PictureWords(
    credit: "Credit", copyright: "Copyright", video: "video", otherMedia: "no picture", description: "Picture",
    links: "Links", page: "Page", loading: "loading", loadingFile: "loading the picture",
    noPicture: "the picture cannot be shown", nothingYet: "No pictures; r loads them.", noMore: "the end",
    keys: "↑↓ scroll  ←→ day  o open  s save  Esc back",
    listKeys: "↑↓ select  Enter show  o open  s save  c clear  r reload  q quit",
    titleOfList: { $0 == 1 ? "1 day" : "\($0) days" }, saved: { "Saved to \($0)." }, opened: { "Opened \($0)." })

  fileprivate nonisolated static let korean = PictureWords(
    credit: "제공", copyright: "저작권", video: "동영상", otherMedia: "사진 없음", description: "장면",
    links: "링크", page: "페이지", loading: "불러오는 중", loadingFile: "사진 불러오는 중",
    noPicture: "사진을 표시할 수 없음", nothingYet: "사진이 없습니다. r: 불러오기", noMore: "끝",
    keys: "↑↓ 스크롤  ←→ 날짜  o 열기  s 저장  Esc 뒤로",
    listKeys: "↑↓ 선택  Enter 보기  o 열기  s 저장  c 지우기  r 다시  q 끝내기",
    titleOfList: { "\($0)일" }, saved: { "\($0)에 저장했습니다." }, opened: { "\($0)을(를) 열었습니다." })
}
