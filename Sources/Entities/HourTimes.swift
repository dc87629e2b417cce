/// The valid times of a forecast in seconds since 1970.
///
/// Nearly all services tell one time for every hour: then the first one and the step say it all.
package struct HourTimes: Hashable, Sendable {
  private enum Form: Hashable {
    case even(first: Int, step: Int, count: Int)
    case listed([Int])
  }

  private let form: Form

  package init(_ times: [Int]) {
    guard let first = times.first, times.count > 1 else {
      form = .listed(times)
      return
    }
    let step = times[1] &- first
    let isEven = times.indices.allSatisfy { times[$0] == first &+ step &* $0 }
    form = isEven ? .even(first: first, step: step, count: times.count) : .listed(times)
  }

  /// Times at even steps; none for a count below one.
  package init(first: Int, step: Int, count: Int) {
    switch count {
    case 2...: form = .even(first: first, step: step, count: count)
    case 1: form = .listed([first])
    default: form = .listed([])
    }
  }

  /// The step in seconds if all are alike, which takes two times at least; else `nil`.
  package var step: Int? { if case .even(_, let step, _) = form { step } else { nil } }
}

extension HourTimes: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch form {
    case .even(_, _, let count): count
    case .listed(let times): times.count
    }
  }

  package subscript(index: Int) -> Int {
    switch form {
    case .even(let first, let step, let count):
      precondition(index >= 0 && index < count, "outside the forecast")
      return first &+ step &* index
    case .listed(let times): return times[index]
    }
  }
}
