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

  @Test(arguments: [(400, false), (408, true), (451, false), (500, true), (503, true)])
  func `an error that a slow connection or the service causes is worth another try, others are worth a report`(
    status: Int, isTransient: Bool
  ) {
    let failure = ServiceFailure.refused(.openMeteo, status: status, .other(""))
    #expect(failure.isTransient == isTransient)
    #expect(failure.advice.english == (isTransient ? "try again later" : "please report this"))
  }
}
