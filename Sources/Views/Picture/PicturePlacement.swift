/// How much of a page its picture may take.
package nonisolated enum PicturePlacement {
  /// The rows for a picture on a page of some height: so many that its title and the first lines of its text still
  /// show.
  package static func rows(of height: Int) -> Int { max(height - 7, min(height - 3, 4), 1) }
}
