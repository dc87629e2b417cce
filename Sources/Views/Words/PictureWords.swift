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
  package var nothingYet: String
  package var noMore: String
  package var keys: String
  package var listKeys: String
  package var titleOfList: @Sendable (_ count: Int) -> String
  package var saved: @Sendable (_ file: String) -> String
  package var opened: @Sendable (_ address: String) -> String
}
