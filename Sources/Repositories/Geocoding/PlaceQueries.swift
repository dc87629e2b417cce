import Essentials

/// The forms in which a person's words are put to the place search, in the order they are tried.
///
/// The search reads what stands between the first and the second comma as a country, a division or their abbreviation.
/// Without a comma it takes all words for the name. So:
/// 1. the text as typed, its spaces made single;
/// 2. without a comma and of several words: a comma before the last word (`Limerick Ireland` → `Limerick, Ireland`);
/// 3. the name alone: what stands before the comma, or all words but the last.
///
/// One letter finds nothing there and is not asked for.
enum PlaceQueries {
  static func queries(for text: String) -> [String] {
    let words = text.split { $0.isWhitespace }.map(String.init)
    let whole = String(words.joined(separator: " ").prefix(200))
    guard whole.count > 1 else { return [] }
    let forms: [String]
    if let comma = whole.firstIndex(of: ",") {
      forms = [whole, whole[..<comma].trimmingCharacters(in: .whitespaces)]
    } else if words.count > 1, let last = words.last {
      let name = words.dropLast().joined(separator: " ")
      forms = [whole, "\(name), \(last)", name]
    } else {
      forms = [whole]
    }
    return forms.filter { $0.count > 1 }
  }
}
