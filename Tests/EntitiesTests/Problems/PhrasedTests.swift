import Entities
import Testing

struct PhrasedTests {
  @Test(
    arguments: [
      (FileProblem.noPermission, "No permission."), (ServiceFailure.keyMissing(.openMeteo), "Open-Meteo needs a key."),
      (CityProblem.nothingChosen, "Nothing chosen, so nothing added."),
    ] as [(any Error, String)])
  func `an error is a whole sentence, even if it is only a clause elsewhere`(error: any Error, sentence: String) {
    #expect(Phrase(problem: error).english == sentence)
  }
}
