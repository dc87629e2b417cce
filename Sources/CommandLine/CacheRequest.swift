/// `skydash cache`: what to do with what is kept.
package enum CacheRequest: String, Equatable, CaseIterable, Sendable {
  /// What is kept, how old, how big.
  case show
  case clear
  /// Where the folder is.
  case path
}
