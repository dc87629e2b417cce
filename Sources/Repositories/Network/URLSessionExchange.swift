#if canImport(Darwin)
  import Entities
  import Foundation

  /// One request over URLSession, which decompresses by itself; the body is bounded while it comes.
  final class URLSessionExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Unchecked because URLSession calls its delegate on one serial queue, and the lock guards what `cancel` touches.
    private let request: HTTPRequest
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false
    private var continuation: CheckedContinuation<Result<HTTPResponse, ServiceFailure>, Never>?
    private var body = Data()
    private var isTooLarge = false

    init(_ request: HTTPRequest) { self.request = request }

    func start(_ continuation: CheckedContinuation<Result<HTTPResponse, ServiceFailure>, Never>) {
      self.continuation = continuation
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      let task = session.dataTask(with: urlRequest)
      session.finishTasksAndInvalidate()
      lock.withLock {
        self.task = task
        if isCancelled { task.cancel() }
      }
      task.resume()
    }

    func cancel() {
      lock.withLock {
        isCancelled = true
        task?.cancel()
      }
    }

    private var configuration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      // URLSession has no limit for connecting alone: that of the whole request holds.
      configuration.timeoutIntervalForRequest = request.timeout
      configuration.timeoutIntervalForResource = request.timeout
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      return configuration
    }

    private var urlRequest: URLRequest {
      var result = URLRequest(url: request.url)
      for (name, value) in request.headers { result.setValue(value, forHTTPHeaderField: name) }
      result.setValue(AppInfo.userAgent, forHTTPHeaderField: "User-Agent")
      return result
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      guard body.count + data.count <= request.maximumBytes else {
        isTooLarge = true
        dataTask.cancel()
        return
      }
      body.append(data)
      let total = dataTask.countOfBytesExpectedToReceive
      request.progress?(Int(dataTask.countOfBytesReceived), total > 0 ? Int(total) : nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      continuation?.resume(returning: result(of: task, error))
      continuation = nil
    }

    private func result(
      of task: URLSessionTask, _ error: (any Error)?
    ) -> Result<HTTPResponse, ServiceFailure> {
      if isTooLarge {
        return .failure(.unreadable(request.service, "larger than \(request.maximumBytes / 1_000_000) MB"))
      }
      if let error { return .failure(failure(of: error)) }
      guard let response = task.response as? HTTPURLResponse else {
        return .failure(.unreadable(request.service, "not HTTP"))
      }
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields { headers["\(name)".lowercased()] = "\(value)" }
      return .success(
        HTTPResponse(status: response.statusCode, headers: headers, body: body, finalURL: request.url))
    }

    private func failure(of error: any Error) -> ServiceFailure {
      let service = request.service
      return switch (error as? URLError)?.code {
      case .timedOut: .timedOut(service)
      case .cancelled: .unreachable(service, "cancelled")
      case .cannotFindHost, .dnsLookupFailed: .unreachable(service, "name not found")
      case .cannotConnectToHost: .unreachable(service, "connection refused")
      case .notConnectedToInternet: .unreachable(service, "no network")
      case .secureConnectionFailed: .unreachable(service, "TLS failed")
      case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot:
        .unreachable(service, "TLS failed: its certificate is not trusted")
      case .cannotDecodeContentData, .cannotDecodeRawData: .unreadable(service, "badly compressed")
      case .badServerResponse, .cannotParseResponse: .unreadable(service, "not HTTP")
      case .networkConnectionLost: .unreachable(service, "the connection broke")
      default: .unreachable(service, "no connection")
      }
    }
  }
#endif
