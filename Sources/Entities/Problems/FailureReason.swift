/// Why a service failed. The raw values are parts of sentences in English, the keys of translations.
package enum FailureReason: String, CaseIterable, Sendable {
  // MARK: The service can't be reached
  case nameNotFound = "name not found"
  case nameServerUnresponsive = "the name server doesn't answer"
  case noNetwork = "no network"
  case noConnection = "no connection"
  case connectionRefused = "connection refused"
  case proxyNotFound = "the proxy's name was not found"
  case proxyWantsPassword = "the proxy needs a user name and password"
  // MARK: The connection failed
  case connectionBroke = "the connection broke"
  case closedWithoutAnswer = "it closed the connection without an answer"
  case tlsFailed = "TLS failed"
  case untrusted = "TLS failed: its certificate isn't trusted"
  case noCertificates = "TLS failed: no root certificates were found"
  case notSecure = "only https addresses are allowed"
  // MARK: The problem is on this machine
  case cancelled = "cancelled"
  case libraryMissing = "libcurl isn't installed"
  case libraryNotLoadable = "libcurl can't be loaded"
  case libraryTooOld = "libcurl is older than 7.66"
  case libraryWithoutTLS = "libcurl was built without https"
  case outOfMemory = "out of memory"
  case noThread = "no more threads available"
  // MARK: The service redirects
  case redirectsTooOften = "it redirects too often"
  case redirectsNowhere = "it redirects to an invalid address"
  case redirectsFromHTTPS = "it redirects away from https"
  case redirectsKey = "it redirects to another host, which would get the key"
  // MARK: An HTTP status without an explanation by the service
  case badRequest = "bad request"
  case notAuthorised = "not authorised"
  case accessDenied = "access denied"
  case notFound = "not found"
  case addressTooLong = "the address is too long"
  case tooManyRequests = "too many requests"
  case internalError = "internal error"
  case badGateway = "bad gateway"
  case serviceUnavailable = "service unavailable"
  case gatewayTimeout = "gateway timeout"
  // MARK: The answer isn't what it should be
  case notHTTP = "not HTTP"
  case badlyCompressed = "badly compressed"
  case webPage = "it's a web page"
  case notJSON = "it isn't JSON"
  case missingTime = "it has no time"
  case missingDate = "it has no date"
  case timeFormat = "its times are in another format"
  case timesOutOfOrder = "its times are out of order"
  case timesAhead = "its times are ahead of this computer's clock"
  case noAlerts = "it has no list of alerts"
  case placesMissing = "places are missing"
  case wrongPlace = "it's for another place"
  case outsideUnitedStates = "the place is outside the United States"
  case outsideArea = "the place is outside its area"
  case cutShort = "its answer was cut short"
  case tooLarge = "its answer is too large"
  case noElements = "it has no orbit of that satellite"
  case noKpValues = "it has no values of Kp"
  // MARK: The answer contains no picture
  case notAPicture = "it isn't a picture"
  case damagedPicture = "the picture is damaged"
  case notAList = "it isn't a list"
  /// The service sends NASA's logo in place of a picture.
  case placeholder = "only a placeholder"
  /// The service sends the same entry whichever day is requested.
  case wrongDay = "it sent another day's picture"
  case noPictures = "no picture at all"

  /// The translatable text.
  package var phrase: Phrase { Phrase(name: rawValue) }

  /// What to do on this machine so that a retry can succeed; `nil` if nothing is known to help.
  package var remedy: Phrase? {
    switch self {
    case .libraryMissing, .libraryNotLoadable: Phrase("install libcurl (\(Self.sources))")
    case .libraryTooOld, .libraryWithoutTLS:
      Phrase(
        "remove it, perhaps from LD_LIBRARY_PATH or /usr/local/lib, and install your system's libcurl (\(Self.sources))"
      )
    case .noCertificates: Phrase("install the package ca-certificates, or set SSL_CERT_FILE to a file of certificates")
    case .untrusted: Phrase("check this computer's clock, or set SSL_CERT_FILE to the certificates of your network")
    case .notSecure: Phrase("use an address with https")
    default: nil
    }
  }

  /// The sources of libcurl: the name of its package in each distribution.
  private static let sources = "Debian: libcurl4, Fedora: libcurl, Arch: curl"
}
