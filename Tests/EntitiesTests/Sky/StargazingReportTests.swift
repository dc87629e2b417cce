import Entities
import Testing

struct StargazingReportTests {
  @Test(arguments: [
    (0, "bad"), (19, "bad"), (20, "poor"), (59, "fair"), (79, "good"), (80, "excellent"), (100, "excellent"),
  ])
  func `a rating covers twenty points`(score: Int, rating: String) {
    #expect(StargazingReport.Rating(score: score).rawValue == rating)
  }

  @Test func `chances and severities ascend as they are declared`() {
    #expect(AuroraReport.Chance.allCases.sorted() == [.none, .possible, .likely])
    #expect(WeatherAlert.Severity.severe < .extreme && !(WeatherAlert.Severity.minor < .unknown))
  }
}
