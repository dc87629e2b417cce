import Essentials

/// A unit of a measure, with its conversion from and to the measure's canonical unit.
package struct Unit: Hashable, Sendable {
  /// The name in settings, `--units` and documents.
  package let name: String
  /// The symbol shown after a number; empty for an index.
  package let symbol: String
  /// The most decimals displayed.
  package let digits: Int
  /// The decimals in documents, which may be more than ``digits``.
  package let documentDigits: Int
  /// Further words for it in `--units`.
  private let synonyms: [String]
  private let scale: Scale

  private enum Scale: Hashable, Sendable {
    case linear(times: Double, per: Double, offset: Double)
    /// The canonical values at which 1, 2, 3 … begin.
    case steps([Double])
  }

  /// A unit in which a canonical value is `value * times / per + offset`.
  init(
    _ name: String, _ symbol: String, times: Double = 1, per: Double = 1, offset: Double = 0, digits: Int = 0,
    documentDigits: Int? = nil, synonyms: String...
  ) {
    (self.name, self.symbol, self.digits, self.synonyms) = (name, symbol, digits, synonyms)
    self.documentDigits = documentDigits ?? max(digits, 1)
    scale = .linear(times: times, per: per, offset: offset)
  }

  /// A scale of integers; `steps` are the canonical values at which 1, 2, 3 … begin.
  init(_ name: String, _ symbol: String, steps: [Double], synonyms: String...) {
    (self.name, self.symbol, digits, documentDigits, self.synonyms) = (name, symbol, 0, 0, synonyms)
    scale = .steps(steps)
  }

  /// The words for it in `--units`, in lower case.
  var words: [String] {
    let symbol = symbol.lowercased()
    return [name, symbol] + (symbol.hasPrefix("°") ? [String(symbol.dropFirst())] : []) + synonyms
  }

  /// Converts a canonical value to this unit.
  package func value(_ canonical: Double) -> Double {
    switch scale {
    case .linear(let times, let per, let offset): canonical * times / per + offset
    case .steps(let starts): Double(starts.count { canonical >= $0 })
    }
  }

  /// Converts a value in this unit to a canonical one; a step becomes its middle, so that it converts back to itself.
  package func canonical(_ value: Double) -> Double {
    switch scale {
    case .linear(let times, let per, let offset): return (value - offset) * per / times
    case .steps(let starts):
      let bounds = [0] + starts + [2 * (starts.last ?? 1)]
      let step = value > 0 ? Int(min(value, Double(starts.count))) : 0
      return (bounds[step] + bounds[step + 1]) / 2
    }
  }

  /// Converts a difference of canonical values to this unit.
  package func difference(_ canonical: Double) -> Double { value(canonical) - value(0) }

  /// The most decimals, up to ``digits``, with which a value in this unit fits into some columns without its sign, or 0.
  package func digits(of value: Double, within columns: Int) -> Int {
    // A digit and the point come before the decimals.
    (0...max(0, min(digits, columns - 2))).last {
      abs(value) < Double.tenTo(columns - 1 - $0) - 0.5 / Double.tenTo($0)
    } ?? 0
  }

  /// The fewest decimals, at most 9, of which the last is worth no more than a canonical amount.
  package func digits(resolving amount: Double) -> Int {
    let step = abs(canonical(1) - canonical(0))
    return (0..<9).first { step / Double.tenTo($0) <= amount } ?? 9
  }
}
