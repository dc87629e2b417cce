package import Essentials

/// When a body is visible in a night, and where it is at its highest.
package struct VisibilityWindow: Hashable, Sendable {
  package var span: Range<Date>
  /// When it is highest in that span.
  package var best: Date
  /// Its position then.
  package var place: SkyPlace

  package init(span: Range<Date>, best: Date, place: SkyPlace) {
    (self.span, self.best, self.place) = (span, best, place)
  }
}
