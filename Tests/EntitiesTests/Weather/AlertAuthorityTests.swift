import Testing

@testable import Entities

struct AlertAuthorityTests {
  @Test(arguments: [
    ("US", AlertAuthority.unitedStates), ("PR", .unitedStates), ("NO", .norway), ("SJ", .norway), ("DE", .germany),
    ("CA", .canada), ("GB", nil), ("KR", nil), (nil, nil),
  ])
  func `each country has its authority, or none`(country: String?, authority: AlertAuthority?) {
    #expect(AlertAuthority(countryCode: country) == authority)
  }

  @Test func `every authority has a service and a credit of its own`() {
    #expect(Set(AlertAuthority.allCases.map(\.service)).count == AlertAuthority.allCases.count)
    #expect(Set(AlertAuthority.allCases.map(\.credit)).count == AlertAuthority.allCases.count)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de"), ("de", "de"), ("en_US", "en"), ("ko_KR.UTF-8", "en"), ("C", "en"), ("", "en"),
  ])
  func `texts are English unless the person's language is there`(locale: String, language: String) {
    #expect(AlertAuthority.germany.language(for: locale) == language)
  }
}
