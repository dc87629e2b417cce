import Testing

@testable import CommandLine

struct TimeTests {
  @Test(arguments: [("21:30", 21, 30), ("9:05", 9, 5), ("00:00", 0, 0), ("23:59", 23, 59)])
  func `a time is read`(_ text: String, _ hour: Int, _ minute: Int) {
    #expect(Argument.time(text) == hour * 3600 + minute * 60)
  }

  @Test(arguments: ["24:00", "12:60", "12", "12:5", "123:00", "1:2:3", "", ":", "-1:00", "+1:00", "1٣:00", "9:05 PM"])
  func `anything else is no time`(_ text: String) { #expect(Argument.time(text) == nil) }
}

struct DurationTests {
  @Test(arguments: [
    ("30s", 30), ("10m", 600), ("2h", 7200), ("45", 45), ("0", 0), ("007", 7), ("9999999999h", nil), ("", nil),
    ("s", nil), ("m10", nil), ("1.5h", nil), ("-5", nil), ("+5", nil), (" 5", nil), ("5 m", nil), ("10M", nil),
    ("1h30m", nil), ("99999999999999999999", nil), ("٣s", nil),
  ])
  func `a duration is a number and a letter`(_ text: String, _ seconds: Int?) {
    #expect(Int(duration: text) == seconds)
  }

  @Test(arguments: [10, 45, 60, 90, 600, 900, 3600, 5400, 7200, 604_800])
  func `its text reads back`(_ seconds: Int) {
    #expect(Int(duration: seconds.durationText) == seconds)
  }

  @Test func `its text is the shortest`() {
    #expect(900.durationText == "15m")
    #expect(3600.durationText == "1h")
    #expect(7200.durationText == "2h")
    #expect(90.durationText == "90s")
    #expect(0.durationText == "0s")
  }
}
