/// What one needs to see a body.
package enum ViewingAid: String, CaseIterable, Hashable, Sendable {
  case nakedEye, binoculars, telescope

  /// The naked eye to Saturn; binoculars and a dark site for Uranus (magnitude 5.7); a telescope for Neptune.
  package init(for body: Body) {
    self =
      switch body {
      case .uranus: .binoculars
      case .neptune: .telescope
      default: .nakedEye
      }
  }
}
