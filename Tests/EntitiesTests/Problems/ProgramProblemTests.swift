import Entities
import Testing

struct ProgramProblemTests {
  @Test(arguments: [FileProblem.exists, .full])
  func `a path with control characters doesn't reach the terminal as it is`(problem: FileProblem) {
    let text = ProgramProblem.pictureFile(path: "a\u{1B}[2J.jpg", problem).description
    #expect(!text.contains("\u{1B}") && text.contains("a[2J.jpg"))
  }
}
