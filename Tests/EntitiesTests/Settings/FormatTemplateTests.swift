import Testing

@testable import Entities

struct FormatTemplateTests {
  @Test func `text, fields and escaped braces are distinguished`() throws {
    let template = try FormatTemplate("a {name}{{x}}: {min}/{max}°")
    #expect(
      template.pieces == [
        .text("a "), .field(.name), .text("{x}: "), .field(.quantity(.temperatureMin)), .text("/"),
        .field(.quantity(.temperatureMax)), .text("°"),
      ])
    #expect(
      template.filled { field in FormatTemplate.Field.named.first { $0.field == field }?.name ?? "" }
        == "a name{x}: min/max°")
  }

  @Test(arguments: FormatTemplate.Field.names)
  func `each field is known by its name`(_ name: String) throws {
    let field = try #require(FormatTemplate.Field.named.first { $0.name == name }).field
    #expect(try FormatTemplate("{\(name)}").pieces == [.field(field)])
  }

  @Test func `braces beside a field are taken from the left`() throws {
    #expect(try FormatTemplate("{{{name}}}").pieces == [.text("{"), .field(.name), .text("}")])
    #expect(try FormatTemplate("").pieces == [])
  }

  @Test func `what has to be asked for or computed is known from the fields`() throws {
    let plain = try FormatTemplate("air {name} {temperature} {rain} {tomorrow}")
    #expect(!plain.needsSky && plain.extraKinds.isEmpty)
    #expect(try FormatTemplate("{air}{alert}").extraKinds == [.air, .alerts])
    for field in ["sunrise", "sunset", "moon", "moonrise", "moonset", "outlook"] {
      #expect(try FormatTemplate("{name} {\(field)}").needsSky, "\(field)")
    }
  }

  @Test func `what it cannot be is said`() {
    #expect(throws: FormatTemplate.Mistake.unknownField("temp")) { try FormatTemplate("{temp}") }
    #expect(throws: FormatTemplate.Mistake.openBrace) { try FormatTemplate("{name") }
    #expect(throws: FormatTemplate.Mistake.strayBrace) { try FormatTemplate("name}") }
  }
}
