/// Why standard output can't be written to.
enum OutputProblem: Error {
  /// The program that reads it has ended; so does the command, quietly and with code 0.
  case readerGone
  /// Any other error, such as a full disk.
  case writeFailed
}
