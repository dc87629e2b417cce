import Testing

@testable import CommandLine

struct ClockTimeTests {
  @Test(arguments: [("21:30", 21, 30), ("9:05", 9, 5), ("00:00", 0, 0), ("23:59", 23, 59)])
  func `a time is read`(_ text: String, _ hour: Int, _ minute: Int) {
    #expect(ClockTime(text: text) == ClockTime(hour: hour, minute: minute))
    #expect(ClockTime(text: text) != nil)
  }

  @Test(arguments: ["24:00", "12:60", "12", "12:5", "123:00", "1:2:3", "", ":", "-1:00", "+1:00", "1٣:00", "9:05 PM"])
  func `anything else is no time`(_ text: String) { #expect(ClockTime(text: text) == nil) }
}
