import Entities
import Foundation
import Testing

@testable import CommandLine

struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `the script asks the program in the name of its shell`(_ shell: Shell) {
    #expect(shell.completionScript.contains(" complete \(shell.rawValue) "))
    #expect(shell.completionScript.hasSuffix("\n"))
  }

  @Test(arguments: Shell.allCases.filter { $0 != .nushell && Shells.has($0.rawValue) })
  func `the shell reads the script without complaint`(_ shell: Shell) throws {
    let result = try Shells.run(shell.rawValue, ["-n"], input: shell.completionScript)
    #expect(result.status == 0)
    #expect(result.output == "")
  }
}
