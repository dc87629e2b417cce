import Entities
import Testing

struct ProgramProblemTests {
  @Test(arguments: [FileProblem.exists, .full])
  func `a path with control characters doesn't reach the terminal as it is`(problem: FileProblem) {
    let text = ProgramProblem.pictureFile(path: "a\u{1B}[2J.jpg", problem).description
    #expect(!text.contains("\u{1B}") && text.contains("a[2J.jpg"))
  }

  @Test(
    arguments: [
      (.cache(path: "c", .readOnly), "Can't use the cache in c (the disk is read-only); set XDG_CACHE_HOME."),
      (
        .cache(path: "c", .noPermission),
        "Can't use the cache in c (no permission); check the owner and permissions, or set XDG_CACHE_HOME."
      ),
      (.unreadableDocument(path: "d", .isDirectory), "Can't read d (it's a directory); choose another file."),
      (
        .pictureFile(path: "p", .notADirectory),
        "Can't write p: part of the path isn't a directory; choose another place."
      ),
      (.pictureFile(path: "p", .full), "Can't write p: the disk or your quota is full; free some space and try again."),
    ] as [(ProgramProblem, String)])
  func `the next step fits the file's problem`(problem: ProgramProblem, text: String) {
    #expect("\(problem)" == text)
  }
}
