import Entities
import Testing

@testable import CommandLine

struct SkyPartTests {
  private func parsed(_ line: String) throws(UsageError) -> Invocation {
    try Invocation(line.split(separator: " ").map(String.init)) { name, _ in ["Seoul", "New York"].contains(name) }
  }

  @Test func `a word after the option that is none of its values is the place`() throws {
    let next = try parsed("sky --next Seoul")
    #expect(next.command == .sky("Seoul"))
    #expect(next.options.skyPart == .next(nil))
    let year = try parsed("sky Seoul --year")
    #expect(year.command == .sky("Seoul"))
    #expect(try parsed("sky --year 2027 New York").command == .sky("New York"))
    #expect(try parsed("sky --next 37.5,127").command == .sky("37.5,127"))
  }

  @Test(arguments: ["--next planets", "--next comets Seoul", "--month march", "--year twenty"])
  func `a word after the option that is neither a value nor a place is refused`(words: String) {
    let error = #expect(throws: UsageError.self) { try parsed("sky \(words)") }
    #expect(error?.sentence.english.contains("' takes ") == true)
  }

  @Test func `a month may be named, by the option or by a date in it`() throws {
    let month = CivilDate(year: 2027, month: 3, day: 1)
    #expect(try parsed("sky --month 2027-03 Seoul").options.skyPart == .month(month))
    #expect(try parsed("sky Seoul --month").options.skyPart == .month(nil))
    #expect(try parsed("sky --month --date 2027-03-05").options.skyPart == .month(nil))
    #expect(throws: UsageError.self) { try parsed("sky --month 2027-13") }
    #expect(throws: UsageError.self) { try parsed("sky --month 2027-03 --date 2027-04-01") }
  }

  @Test func `a date in the wrong option is refused with what to type`() {
    let answers = [
      "sky --month --date 2027-03": "use '--month 2027-03'", "sky Oslo --year --date 2027": "use '--year 2027'",
      "apod --date 2026-11-01": "run 'skydash apod 2026-11-01'",
      "apod --date x": "run 'skydash apod yesterday'",
    ]
    for (line, answer) in answers {
      let error = #expect(throws: UsageError.self) { try parsed(line) }
      #expect(error?.sentence.english.contains(answer) == true, "\(line): \(error?.sentence.english ?? "")")
    }
  }

  @Test func `every kind can be asked for`() throws {
    for choice in SkyEvent.Choice.allCases {
      #expect(try parsed("sky --next \(choice.rawValue) Seoul").options.skyPart == .next(choice))
    }
    for (word, choice) in [("eclipses", SkyEvent.Choice.eclipse), ("passes", .pass), ("meteor", .meteors)] {
      let either = try parsed("sky --next \(word) Seoul")
      #expect(either.command == .sky("Seoul") && either.options.skyPart == .next(choice))
    }
  }

  @Test func `after a place a word that is no kind is refused with the kinds`() {
    #expect {
      try parsed("sky Seoul --next planets")
    } throws: { error in
      let sentence = (error as? UsageError)?.sentence.english ?? ""
      return SkyEvent.Choice.allCases.allSatisfy { sentence.contains($0.rawValue) }
    }
  }

  @Test(arguments: [
    "sky Seoul --next planets", "sky New York --next planets", "sky Seoul --year soon", "sky --year 27 Seoul",
    "sky --next=eclpise", "sky --next=eclipsees", "sky --next passs Seoul", "sky --next pas Seoul",
    "sky --year=27", "sky --year 1850 Seoul", "sky --next --month", "sky --year --month",
    "sky --month --at 21:00", "sky --year --date today", "sky --next --line", "city Seoul --next",
    "sky Seoul --next --chart", "sky Seoul --month --facing north", "sky Seoul --year --all",
    "sky Seoul --next=", "sky --month=", "sky --year= Seoul",
  ])
  func `what makes no sense is refused`(_ line: String) {
    #expect(throws: UsageError.self) { try parsed(line) }
  }
}
