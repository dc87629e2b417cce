import Foundation

/// A list that any thread may add to, for tests of what was heard.
package final class Recorder<Element: Sendable>: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the list.
  private let lock = NSLock()
  private var elements: [Element] = []

  package init() {}

  package func record(_ element: Element) { lock.withLock { elements.append(element) } }

  package var recorded: [Element] { lock.withLock { elements } }
}
