package import Essentials

/// Why the program can't do something on this machine. Each case is a sentence, most with the next step.
package enum ProgramProblem: Error, Hashable, Sendable {
  /// There is no directory for the settings: neither XDG_CONFIG_HOME nor HOME is an absolute path, and the user
  /// database has no home directory either. A home that isn't a directory, such as `/dev/null`, doesn't count.
  case noHome
  /// There is no directory for the cache, by the same rules with XDG_CACHE_HOME.
  case noCacheHome
  /// The cache directory can't be used.
  case cache(path: String, FileProblem)
  /// An environment variable that overrides a service's address doesn't contain one.
  case notAnAddress(variable: String)
  /// Plain HTTP to a host other than this machine.
  case insecure(variable: String)
  /// The document to show doesn't exist.
  case missingDocument(path: String)
  /// The document to show exists, but its file can't be read.
  case unreadableDocument(path: String, FileProblem)
  /// The file, or standard input if the path is `-`, isn't a skydash document.
  case notADocument(path: String)
  /// The document is larger than that many megabytes (10⁶ bytes), the limit.
  case largeDocument(megabytes: Int)
  /// That many of a document's cities have no name or no valid coordinates; the position of the first counts from 1.
  case unreadableCities(Int, of: Int, first: Int)
  /// The document has that many cities, more than the limit.
  case tooManyCities(Int, limit: Int)
  /// A picture can't be saved at the path.
  case pictureFile(path: String, FileProblem)
  /// No browser opened the page.
  case browser(page: URL)
  /// Standard output can't be written to.
  case output
  /// A line of standard input is longer than any place name.
  case longLine
  /// Standard input is longer than that many megabytes (10⁶ bytes), perhaps endless.
  case longInput(megabytes: Int)
  /// Without `/proc`, Swift doesn't know the arguments on Linux.
  case noArguments
  /// The limit on open files is too low.
  case tooFewFiles
  /// The system starts no more threads.
  case tooFewThreads
}

extension ProgramProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .noHome: Phrase("There's nowhere to put the settings: set HOME or XDG_CONFIG_HOME, or use --config FILE.")
    case .noCacheHome: Phrase("There's nowhere to put the cache: set HOME or XDG_CACHE_HOME.")
    case .cache(let path, let reason):
      Phrase(
        "Can't use the cache in \(SafeText.line(path)) (\(reason.phrase)); \(reason.advice(elsewhere: Self.newCache))."
      )
    case .notAnAddress(let variable): Phrase("\(variable) isn't an address like https://example.org; fix or unset it.")
    case .insecure(let variable):
      Phrase("\(variable) uses plain http, which is only allowed for this machine; use https or unset it.")
    case .missingDocument(let path):
      Phrase("\(SafeText.line(path)) doesn't exist; create it with “skydash --json > FILE”.")
    case .unreadableDocument(let path, let problem):
      Phrase("Can't read \(SafeText.line(path)) (\(problem.phrase)); \(problem.advice(elsewhere: Self.otherFile)).")
    case .notADocument(path: "-"): Phrase("The input isn't a skydash document; create one with “skydash --json”.")
    case .notADocument(let path):
      Phrase("\(SafeText.line(path)) isn't a skydash document; create one with “skydash --json”.")
    case .largeDocument(let megabytes):
      Phrase("The document is larger than \(megabytes) MB; create one with fewer cities: “skydash --json --city NAME”.")
    case .unreadableCities(let count, let total, let first):
      Phrase(
        """
        Can't read \(count) of the document's \(total) cities (the first is number \(first)): a city needs a name, a \
        latitude from -90 to 90 and a longitude from -180 to 180.
        """)
    case .tooManyCities(let count, let limit):
      Phrase("The document has \(count) cities, of which the first \(limit) are shown; create one with fewer.")
    case .pictureFile(let path, .exists):
      Phrase("\(SafeText.line(path)) already exists; choose another name, or add --force to overwrite it.")
    case .pictureFile(let path, let problem):
      Phrase("Can't write \(SafeText.line(path)): \(problem.phrase); \(problem.advice(elsewhere: Self.otherPlace)).")
    case .browser(let page): Phrase("Can't open the browser; the page is \(page.absoluteString).")
    case .output: Phrase("Can't write the output; check the disk it's going to.")
    case .longLine: Phrase("The line is too long; shorten it.")
    case .longInput(let megabytes): Phrase("The input is longer than \(megabytes) MB; the rest wasn't read.")
    case .noArguments: Phrase("Can't read the command's arguments; mount /proc.")
    case .tooFewFiles: Phrase("The limit on open files is too low; raise it with “ulimit -n 64”.")
    case .tooFewThreads: Phrase("Can't start more threads; close some programs, or raise the limit with “ulimit -u”.")
    }
  }

  // Where to go if a file or directory can't be used.
  private static let newCache = Phrase("set XDG_CACHE_HOME")
  private static let otherFile = Phrase("choose another file")
  private static let otherPlace = Phrase("choose another place")
}
