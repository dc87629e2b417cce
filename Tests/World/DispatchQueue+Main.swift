package import Dispatch

extension DispatchQueue {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Makes the main actor's queue known. On Linux it has no thread of its own, so that of a caller says nothing.
  package static func markMain() { main.setSpecific(key: mark, value: true) }

  /// Whether this is called on the main actor, once that is marked.
  package static var isMain: Bool { getSpecific(key: mark) == true }
}
