import Testing

@testable import Views

struct MeteorRateTests {
  @Test func `meteors are told for the place and for the dark`() {
    #expect(
      MeteorRate(99.6, here: 5.2).english(around: "02:10") == "about 5 an hour here around 02:10, 100 where it is dark")
    #expect(MeteorRate(99.6, here: 5.2).korean(around: "02:10") == "02:10 무렵 이곳에서 시간당 약 5개, 어두운 곳에서 100개")
  }

  @Test func `a dark place has one number, and where hardly any is left that is told`() {
    #expect(MeteorRate(20, here: 20.3).english(around: "02:10") == "about 20 an hour around 02:10")
    #expect(MeteorRate(8, here: 0.3).english(around: "02:10").hasSuffix("where it is dark, hardly any here"))
  }
}
