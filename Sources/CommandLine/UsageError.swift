/// A command line that is wrong: the sentence, the usage line, exit code 64.
package struct UsageError: Error, Equatable, Sendable {
  package let problem: UsageProblem
  /// The command whose usage line helps; `nil` for that of the whole program.
  package let command: CommandName?

  package init(_ problem: UsageProblem, in command: CommandName? = nil) {
    self.problem = problem
    self.command = command
  }
}
