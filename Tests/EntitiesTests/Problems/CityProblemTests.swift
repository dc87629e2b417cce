import Entities
import Testing

struct CityProblemTests {
  @Test(
    arguments: [
      (nil, "Use that name, or coordinates such as 37.57,126.98."),
      (.offline, "Use that name or coordinates, or search again without --offline."),
      (
        .timedOut(.geocoding),
        "Use that name or coordinates, or try again later (Open-Meteo's place search didn't answer in time)."
      ),
      (
        .requestFailed(.geocoding, .own(.notSecure)),
        """
        Use that name or coordinates, or use an address with https (can't reach Open-Meteo's place search (only https \
        addresses are allowed)).
        """
      ),
    ] as [(ServiceFailure?, String)])
  func `the next step for a place in another region fits the geocoder's failure`(failure: ServiceFailure?, step: String)
  {
    let problem = CityProblem.noneInRegion(
      name: "Seoul", qualifier: "US", known: ["Seoul, South Korea"], geocoderFailure: failure)
    #expect("\(problem)" == "No Seoul found in US. Known: Seoul, South Korea. " + step)
  }
}
