import Entities
import Testing

struct AddRequestTests {
  @Test(arguments: [
    ("Seoul as Home", "Seoul", "Home"), ("New York AS the big one", "New York", "the big one"),
    ("Seoul as", "Seoul as", nil), ("as Home", "as Home", nil), ("a as b as c", "a as b", "c"),
    ("Nassau", "Nassau", nil),
  ])
  func `a label may be typed after the place`(text: String, place: String, name: String?) {
    let request = AddRequest(place: text, isFirst: true, choice: 2).withTypedLabel
    #expect(request == AddRequest(place: place, name: name, isFirst: true, choice: 2))
  }

  @Test func `what is typed is cleaned`() {
    let request = AddRequest(place: "  New\u{7} York ", name: " Home ", isFirst: true, choice: 2)
    #expect(request.place == "New York")
    #expect(request.name == "Home")
  }

  @Test func `a copied address may have spaces around it`() {
    #expect(AddRequest(place: " geo:0,0?q=Seoul\n").place == "Seoul")
    #expect(AddRequest(place: "\tgeo:37.5,127 ").place == "geo:37.5,127")
  }

  @Test(arguments: ["", "   ", "\u{200B}\u{1B}"])
  func `nothing visible is nothing`(place: String) {
    #expect(AddRequest(place: place).place.isEmpty)
    #expect(AddRequest(place: "Seoul", name: place).name == "")
  }
}
