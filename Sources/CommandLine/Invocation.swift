/// A command line, understood: what to do, and how to show it.
package struct Invocation: Equatable, Sendable {
  package let command: Command
  package let options: GlobalOptions

  package init(command: Command, options: GlobalOptions = GlobalOptions()) {
    self.command = command
    self.options = options
  }
}
