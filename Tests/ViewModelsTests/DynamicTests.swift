import Foundation
import Testing

@testable import ViewModels

struct DynamicTests {
  @Test func `an observer hears the current value, then each different one`() {
    let value = Dynamic(1)
    var heard: [Int] = []
    let binding = value.bind { heard.append($0) }
    for next in [1, 2, 2, 3] { value.value = next }
    withExtendedLifetime(binding) {}
    #expect(heard == [1, 2, 3])
  }

  @Test func `a released binding is silent`() {
    let value = Dynamic("a")
    var heard: [String] = []
    var binding: Binding? = value.bind { heard.append($0) }
    withExtendedLifetime(binding) {}
    binding = nil
    value.value = "b"
    #expect(heard == ["a"])
  }

  @Test func `a cancelled binding is silent though it is kept`() {
    let value = Dynamic(0)
    var heard: [Int] = []
    let binding = value.bind { heard.append($0) }
    binding.cancel()
    value.value = 1
    withExtendedLifetime(binding) {}
    #expect(heard == [0])
  }

  @Test func `many observers hear in the order they bound`() {
    let value = Dynamic(0)
    var heard: [String] = []
    let bindings = ["first", "second", "third"].map { name in value.bind { heard.append("\(name) \($0)") } }
    heard = []
    value.value = 7
    withExtendedLifetime(bindings) {}
    #expect(heard == ["first 7", "second 7", "third 7"])
  }

  @Test func `a set from inside an observer leaves everyone on the newest value`() {
    let value = Dynamic(1)
    var first: [Int] = []
    var second: [Int] = []
    let one = value.bind { heard in
      first.append(heard)
      if heard == 2 { value.value = 3 }
    }
    let two = value.bind { second.append($0) }
    value.value = 2
    withExtendedLifetime((one, two)) {}
    #expect(first == [1, 2, 3])
    #expect(second == [1, 3])
  }

  @Test func `a value set back inside an observer is not told twice`() {
    let value = Dynamic(1)
    var second: [Int] = []
    let one = value.bind { if $0 == 2 { value.value = 1 } }
    let two = value.bind { second.append($0) }
    value.value = 2
    withExtendedLifetime((one, two)) {}
    #expect(second == [1])
  }

  @Test func `an observer may bind another one while it hears`() {
    let value = Dynamic(1)
    var inner: [Int] = []
    var bindings: [Binding] = []
    bindings.append(value.bind { if $0 == 2 { bindings.append(value.bind { inner.append($0) }) } })
    value.value = 2
    value.value = 3
    #expect(inner == [2, 3])
  }

  @Test func `it decodes from a bare JSON value`() throws {
    let decoded = try JSONDecoder().decode([Dynamic<Double>].self, from: Data("[8.4]".utf8))
    #expect(decoded.first?.value == 8.4)
  }

  @Test func `a missing key decodes as nil in a dynamic optional`() throws {
    struct Model: Decodable {
      let temperature: Dynamic<Double?>
    }
    let model = try JSONDecoder().decode(Model.self, from: Data("{}".utf8))
    #expect(model.temperature.value == nil)
  }
}
