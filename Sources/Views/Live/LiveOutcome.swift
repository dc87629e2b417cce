/// The outcome of an event on a live screen: the user stays on it or leaves it.
package enum LiveOutcome: Equatable {
  case stay
  case quit
}
