/// An event or a satellite pass in words: the parts of a sentence or of a list's entry.
nonisolated struct EventText: Hashable, Sendable {
  /// The event's name, such as `Total solar eclipse`.
  let name: String
  /// When it is, in a sentence: `Wed 12 Aug 2026`; for a pass whose day is clear from the page, only `18:42–18:48`.
  let when: String
  /// When it is, at the left of a list's entry: `Wed 12`.
  let date: String
  /// The time that ``when`` has and ``date`` omits; `nil` if there is none.
  let time: String?
  /// What to see and how, such as `maximum at 20:13 (91% covered)`.
  let details: [String]

  /// The event as a sentence without a full stop: `Full moon, Tue 24 Nov 23:53`; details follow a colon.
  var sentence: String { text(at: when) }

  /// The event beside its ``date``, with only its ``time``: `Full moon, 23:53`; details follow a colon.
  var besideDate: String { text(at: time) }

  private func text(at time: String?) -> String {
    let head = time.map { "\(name), \($0)" } ?? name
    return details.isEmpty ? head : "\(head): \(details.joined(separator: ", "))"
  }
}
