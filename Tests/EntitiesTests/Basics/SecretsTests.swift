import Entities
import Testing

struct SecretsTests {
  private static let key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
  private let secrets = Secrets([Self.key, nil, ""])

  @Test(arguments: [
    key, key.uppercased(), String(key.prefix(31)), String(key.dropFirst(20)), String(key.prefix(8)),
    "0f1e\u{200B}2d3c4b5a\u{200D}6978", "0f1e2d3c\u{1}4b5a6978", "0f1e2d3c 4b5a-6978", "0\u{301}f\u{301}1e2d3c4b5a",
    "%3D0f1e2d3c%20",
  ])
  func `no part of a key of eight letters or more is shown`(echo: String) {
    let shown = secrets.line("The key “\(echo)” is invalid.")
    let letters = String(shown.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.value < 58 })
    #expect(shown.contains("…"), "\(shown)")
    for start in 0...(Self.key.count - 8) {
      #expect(!letters.contains(Self.key.dropFirst(start).prefix(8)), "\(shown)")
    }
    #expect(shown.hasSuffix("is invalid."), "\(shown)")
  }

  @Test func `what is no part of a key stays as it is`() {
    #expect(secrets.line("Invalid API key 0f1e2d3. See 1234567890.") == "Invalid API key 0f1e2d3. See 1234567890.")
    #expect(secrets.line("  two\tlines\n ") == "two lines")
  }

  @Test func `a text is cut after its keys are hidden`() {
    #expect(secrets.line("key \(Self.key)", limit: 30) == "key …")
    #expect(secrets.line("ab \(Self.key) cd", limit: 7) == "ab … cd")
  }

  @Test func `a key with other characters is hidden in an address too, where these are percent-encoded`() {
    let secrets = Secrets(["ab+cd=ef gh1/2ij"])
    let address = "https://example.org/?key=ab%2Bcd%3Def%20gh1/2ij&days=3"
    #expect(secrets.line("at \(address)") == "at https://example.org/?key=…&days=3")
    #expect(secrets.line("the key ab+cd=ef gh1/2ij is invalid") == "the key … is invalid")
    #expect(Secrets(["a+b+c"]).isEmpty)
  }

  @Test func `short keys are hidden whole, and no keys hide nothing`() {
    #expect(Secrets(["SECRET"]).line("a SECRET, SECRE") == "a …, SECRE")
    #expect(Secrets([nil, "", "abc"]).isEmpty)
    #expect(Secrets([]).line("anything at all") == "anything at all")
  }
}
