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

  @Test func `a value set back inside an observer is not reported twice`() {
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

  @Test func `an observer that binds anew while it hears leaves no other out`() {
    let value = Dynamic(1)
    var heard: [Int] = []
    var early: Binding?
    var fresh: Binding?
    early = value.bind { _ in }
    let middle = value.bind {
      guard $0 == 2 else { return }
      early = nil
      fresh = value.bind { _ in }
    }
    let last = value.bind { heard.append($0) }
    value.value = 2
    withExtendedLifetime((early, middle, last, fresh)) {}
    #expect(heard == [1, 2])
  }

  @Test func `what an ended observer held is let go of when the value is bound again`() {
    final class Screen {}
    let value = Dynamic(1)
    weak var screen: Screen?
    do {
      let shown = Screen()
      screen = shown
      _ = value.bind { _ in withExtendedLifetime(shown) {} }
    }
    let next = value.bind { _ in }
    withExtendedLifetime(next) {}
    #expect(screen == nil)
  }

  @Test func `an observer may let go of another one while it hears`() {
    let value = Dynamic(1)
    var heard: [String] = []
    var second: Binding?
    let first = value.bind { if $0 == 2 { second = nil } }
    second = value.bind { heard.append("second \($0)") }
    let third = value.bind { heard.append("third \($0)") }
    heard = []
    value.value = 2
    value.value = 3
    withExtendedLifetime((first, second, third)) {}
    #expect(heard == ["third 2", "third 3"])
  }

  @Test(arguments: [[0], [2], [4], [1, 3], [0, 1], [3, 4], [0, 2, 4], [0, 1, 2, 3, 4]])
  func `those who stay hear in their order, and the next to bind is the last`(ended: [Int]) {
    let value = Dynamic(0)
    var heard: [Int] = []
    var bindings: [Binding?] = (0..<5).map { number in value.bind { _ in heard.append(number) } }
    for number in ended { bindings[number] = nil }
    bindings.append(value.bind { _ in heard.append(5) })
    heard = []
    value.value = 1
    bindings.append(value.bind { _ in heard.append(6) })
    value.value = 2
    withExtendedLifetime(bindings) {}
    let bound = (0...5).filter { !ended.contains($0) }
    #expect(heard == bound + [6] + bound + [6])
  }

  @Test func `an observer may let go of itself and of the next, and bind anew, while it hears`() {
    let value = Dynamic(1)
    var heard: [String] = []
    var (first, second): (Binding?, Binding?)
    var fresh: Binding?
    first = value.bind {
      guard $0 == 2 else { return }
      (first, second) = (nil, nil)
      fresh = value.bind { heard.append("fresh \($0)") }
    }
    second = value.bind { heard.append("second \($0)") }
    let third = value.bind { heard.append("third \($0)") }
    heard = []
    value.value = 2
    value.value = 3
    withExtendedLifetime((first, second, third, fresh)) {}
    #expect(heard == ["fresh 2", "third 2", "third 3", "fresh 3"])
  }

  @Test func `an observer may let go of itself while it hears`() {
    let value = Dynamic(1)
    var heard: [Int] = []
    var binding: Binding?
    binding = value.bind {
      heard.append($0)
      if $0 == 2 { binding = nil }
    }
    value.value = 2
    value.value = 3
    #expect(heard == [1, 2])
    #expect(binding == nil)
  }

  @Test func `a value set back after two changes reaches only those who heard one of them`() {
    let value = Dynamic(1)
    var (second, third) = ([Int](), [Int]())
    let one = value.bind { if $0 == 3 { value.value = 1 } }
    let two = value.bind {
      second.append($0)
      if $0 == 2 { value.value = 3 }
    }
    let three = value.bind { third.append($0) }
    value.value = 2
    withExtendedLifetime((one, two, three)) {}
    #expect(second == [1, 2, 1])
    #expect(third == [1])
  }

  @Test func `it decodes from a bare JSON value`() throws {
    let decoded = try JSONDecoder().decode([Dynamic<Double>].self, from: Data("[8.4]".utf8))
    #expect(decoded.first?.value == 8.4)
  }

  @Test func `a number that is none ends the reports like any other`() {
    let value = Dynamic(1.0)
    var heard = 0
    let bindings = (0..<2).map { _ in value.bind { _ in heard += 1 } }
    value.value = .nan
    withExtendedLifetime(bindings) {}
    #expect(heard == 4)
  }
}
