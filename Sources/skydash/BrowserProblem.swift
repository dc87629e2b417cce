import Essentials

/// A page that could not be opened.
struct BrowserProblem: Error, CustomStringConvertible {
  let page: URL

  var description: String { "The browser cannot be opened; the page is \(page)." }
}
