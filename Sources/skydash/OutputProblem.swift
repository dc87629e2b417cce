/// Why standard output can't be written to.
enum OutputProblem: Error {
  /// Its reader is gone, which ends the command quietly.
  case closed
  /// Any other error, such as a full disk.
  case refused
}
