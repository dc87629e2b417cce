package import Entities
import Essentials

/// The plain text of an HTML fragment and its links. It supports only the tags that captions use, and its size is bounded.
package struct HTMLText {
  /// Paragraphs separated by line feeds, not sanitised yet.
  private(set) var text = ""
  package private(set) var links: [Picture.Link] = []

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var openLink: (address: String, start: String.Index)?

  /// The most scalars read, and the most links kept.
  private static let maximumLength = 100_000
  private static let maximumLinks = 100

  package init(_ html: String) {
    scalars = Array(html.unicodeScalars.prefix(Self.maximumLength))
    while position < scalars.count { takeNext() }
    closeLink()
  }

  /// The text as one sanitised line.
  package var line: String { SafeText.line(text) }

  /// The text as sanitised paragraphs.
  package var prose: String { SafeText.prose(text) }

  private mutating func takeNext() {
    if scalars[position] == "<", isTag { return takeTag() }
    let end = scalars[(position + 1)...].firstIndex(of: "<") ?? scalars.count
    // A line break in the source is a space in the text.
    let run = scalars[position..<end].map { $0.properties.isWhitespace ? " " as Unicode.Scalar : $0 }
    text += String(String.UnicodeScalarView(run)).withoutReferences
    position = end
  }

  /// Whether a tag or comment begins here, rather than a lone `<`.
  private var isTag: Bool {
    guard position + 1 < scalars.count else { return false }
    let next = scalars[position + 1]
    return next == "/" || next == "!" || next == "?" || ("a"..."z").contains(next) || ("A"..."Z").contains(next)
  }

  private mutating func takeTag() {
    let isComment = scalars[position...].starts(with: "<!--".unicodeScalars)
    let end = isComment ? index(after: "-->") : index(after: ">")
    let tag = HTMLTag(String(String.UnicodeScalarView(scalars[position..<end])))
    position = end
    switch tag.name {
    case "script", "style": position = index(after: "</\(tag.name)>")
    case "a": openLink = tag.attribute("href").map { ($0, text.endIndex) } ?? openLink
    case "/a": closeLink()
    case "br", "p", "/p", "div", "/div", "li", "tr", "h1", "h2", "h3", "hr": text += "\n"
    default: break
    }
  }

  private mutating func closeLink() {
    guard let (address, start) = openLink else { return }
    openLink = nil
    let label = SafeText.line(text[start...])
    guard links.count < Self.maximumLinks, !label.isEmpty, let url = URL.web(address) else { return }
    links.append(Picture.Link(text: label, url: url))
  }

  /// The index after the next occurrence of an ASCII mark, ignoring case; the end if there is none.
  private func index(after mark: String) -> Int {
    let wanted = Array(mark.unicodeScalars)
    var start = position
    while start + wanted.count <= scalars.count {
      let isHere = wanted.indices.allSatisfy {
        scalars[start + $0].properties.lowercaseMapping.unicodeScalars.first == wanted[$0]
      }
      if isHere { return start + wanted.count }
      start += 1
    }
    return scalars.count
  }
}

extension JSONValue? {
  /// A string parsed as HTML; empty if there is none.
  var html: HTMLText { HTMLText(rawText ?? "") }
}
