package import Entities
import Essentials

/// The plain text and the links of an HTML fragment. Only the tags that captions use have an effect.
package struct HTMLText {
  /// Paragraphs separated by line feeds, not sanitised yet.
  private(set) var text = ""
  /// The links that have a text and a safe address, in order; at most a hundred.
  package private(set) var links: [Picture.Link] = []

  private var rest: Substring.UnicodeScalarView
  /// The address of the last link that began, and the number of UTF-8 bytes in `text` before the link's own.
  private var openLink: (address: String, start: Int)?

  /// Reads the first 100,000 scalars of a fragment.
  package init(_ html: String) {
    rest = html.unicodeScalars.prefix(100_000)
    while !rest.isEmpty { takeNext() }
    closeLink()
  }

  /// The text as one sanitised line.
  package var line: String { SafeText.line(text) }

  /// The text as sanitised paragraphs.
  package var prose: String { SafeText.prose(text) }

  /// Takes a tag, or the text up to the next `<`.
  private mutating func takeNext() {
    if isTag { return takeTag() }
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    // A line break in the source is a space in the text.
    let run = rest[..<end].map { $0.properties.isWhitespace ? " " as Unicode.Scalar : $0 }
    text += String(String.UnicodeScalarView(run)).withReferencesDecoded
    rest = rest[end...]
  }

  /// Whether a tag or comment begins here, rather than a lone `<`.
  private var isTag: Bool {
    guard rest.first == "<", let next = rest.dropFirst().first else { return false }
    return next == "/" || next == "!" || next == "?" || ("a"..."z").contains(next) || ("A"..."Z").contains(next)
  }

  private mutating func takeTag() {
    let isComment = rest.starts(with: "<!--".unicodeScalars)
    let tag = HTMLTag(take(through: isComment ? "-->" : ">"))
    switch tag.name {
    case "script", "style": _ = take(through: "</\(tag.name)>")
    case "a":
      closeLink()
      openLink = tag.attribute("href").map { ($0, text.utf8.count) }
    case "/a": closeLink()
    case let name where Self.breaks.contains(String(name.drop(while: { $0 == "/" }))): text += "\n"
    default: break
    }
  }

  /// The elements before and after which a paragraph ends, and `br`.
  private static let breaks: Set = ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "hr"]

  /// Adds the open link, if any, to `links`, unless it has no text or no safe address.
  private mutating func closeLink() {
    guard let (address, start) = openLink else { return }
    openLink = nil
    guard links.count < 100, let url = URL.web(address) else { return }
    let label = SafeText.line(String(decoding: text.utf8.dropFirst(start), as: UTF8.self))
    guard !label.isEmpty else { return }
    links.append(Picture.Link(text: label, url: url))
  }

  /// Takes the text up to the end of the next occurrence of an ASCII mark, ignoring case; all of it if there is none.
  private mutating func take(through mark: String) -> String {
    let html = Substring(rest)
    let end = html.caseInsensitiveRange(of: mark)?.upperBound ?? html.endIndex
    rest = rest[end...]
    return String(html[..<end])
  }
}

extension JSONValue? {
  /// A string parsed as HTML; empty if there is none.
  var html: HTMLText { HTMLText(rawText ?? "") }
}
