import Entities
import Testing

struct AddRequestTests {
  @Test func `what is typed is cleaned`() {
    let request = AddRequest(place: "  New\u{7} York ", name: " Home ", isFirst: true, choice: 2)
    #expect(request.place == "New York")
    #expect(request.name == "Home")
  }

  @Test(arguments: ["", "   ", "\u{200B}\u{1B}"])
  func `nothing visible is nothing`(place: String) {
    #expect(AddRequest(place: place).place.isEmpty)
    #expect(AddRequest(place: "Seoul", name: place).name == "")
  }
}
