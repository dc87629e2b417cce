/// The outcome of an event on a live screen.
package enum LiveOutcome: Equatable {
  case stay
  case quit
}
