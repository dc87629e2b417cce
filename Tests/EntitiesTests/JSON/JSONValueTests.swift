import Testing

@testable import Entities

struct JSONValueTests {
  private func parsed(_ text: String) throws -> JSONValue { try JSONReader.strict(text.utf8) }

  @Test func `text keeps order and digits`() throws {
    let value = try parsed(#"{"b": 37.5660, "a": {"x": "q\"\u001b\u0085"}, "c": []}"#)
    #expect(
      value.settingsText == """
        {
          "b": 37.5660,
          "a": { "x": "q\\"\\u001b\\u0085" },
          "c": []
        }
        """)
    #expect(try parsed(value.settingsText) == value)
  }

  @Test func `what is nested or long takes lines of its own`() throws {
    let value = try parsed(#"{"cities": [{"name": "A"}, {"name": "B", "tags": [1, 2]}]}"#)
    #expect(
      value.settingsText == """
        {
          "cities": [
            { "name": "A" },
            {
              "name": "B",
              "tags": [1, 2]
            }
          ]
        }
        """)
  }

  @Test func `a path reads and makes what lies on it`() throws {
    var value = try parsed(#"{"units": {"x": 1}}"#)
    value[["units", "y"][...]] = .bool(true)
    value[["new", "deep"][...]] = .null
    value[["none", "deep"][...]] = nil
    #expect(value[["units", "y"][...]] == .bool(true))
    #expect(value[["units", "x", "z"][...]] == nil)
    #expect(value.members.map(\.key) == ["units", "new"])
    value["units"] = nil
    #expect(value.members.map(\.key) == ["new"])
  }

  @Test func `of a repeated key the last counts`() throws {
    var value = try parsed(#"{"a": 1, "a": 2}"#)
    #expect(value["a"]?.strictInt == 2)
    value["a"] = .number("3")
    #expect(value.members.map(\.value) == [.number("1"), .number("3")])
  }

  @Test(arguments: [("900", 900), ("900.0", 900), ("9e2", 900), ("1.5", nil), ("1e999", nil), ("-7", -7)])
  func `a whole number may be written in many ways`(digits: String, expected: Int?) {
    #expect(JSONValue.number(digits).strictInt == expected)
  }
}
