#if !canImport(Darwin)
  import CCurl
  import Entities
  import Foundation

  /// One request over libcurl.
  final class CurlTransfer {
    private let request: HTTPRequest
    private let cancellation: Cancellation
    private var reported: (received: Int64, expected: Int64) = (0, -1)

    init(request: HTTPRequest, cancellation: Cancellation) {
      self.request = request
      self.cancellation = cancellation
    }

    func run(on session: OpaquePointer) -> Result<HTTPResponse, ServiceFailure> {
      let lines = request.headers.map { strdup("\($0.0): \($0.1)") }
      defer { for line in lines { free(line) } }
      let response = lines.map { UnsafePointer($0) }.withUnsafeBufferPointer { headers in
        request.url.absoluteString.withCString { url in
          AppInfo.userAgent.withCString { agent in perform(session, url, agent, headers) }
        }
      }
      return result(of: response)
    }

    private func perform(
      _ session: OpaquePointer, _ url: UnsafePointer<CChar>, _ agent: UnsafePointer<CChar>,
      _ headers: UnsafeBufferPointer<UnsafePointer<CChar>?>
    ) -> ccurl_response {
      var call = ccurl_request()
      call.url = url
      call.user_agent = agent
      call.headers = headers.baseAddress
      call.header_count = headers.count
      call.timeout_ms = Self.milliseconds(request.timeout)
      call.connect_timeout_ms = Self.milliseconds(min(request.connectTimeout, request.timeout))
      call.maximum_bytes = max(0, request.maximumBytes)
      call.direct = request.url.isLoopback ? 1 : 0
      call.context = Unmanaged.passUnretained(self).toOpaque()
      call.tick = { context, received, expected in
        guard let context else { return 1 }
        return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().tick(received, expected)
      }
      var response = ccurl_response()
      ccurl_get(session, &call, &response)
      return response
    }

    private func tick(_ received: Int64, _ expected: Int64) -> Int32 {
      if let progress = request.progress, reported != (received, expected), received > 0 {
        reported = (received, expected)
        progress(Int(received), expected > 0 ? Int(expected) : nil)
      }
      return cancellation.isCancelled ? 1 : 0
    }

    private func result(of response: ccurl_response) -> Result<HTTPResponse, ServiceFailure> {
      defer { free(response.head) }
      let body =
        response.body.map { Data(bytesNoCopy: $0, count: response.body_count, deallocator: .free) } ?? Data()
      if let failure = CurlFailure.failure(of: response, service: request.service, limit: request.maximumBytes) {
        return .failure(failure)
      }
      let head = UnsafeRawBufferPointer(start: response.head, count: response.head_count)
      return .success(
        HTTPResponse(
          status: Int(response.status), headers: ResponseHead.headers(head), body: body, finalURL: request.url))
    }

    /// At least one: libcurl takes zero for no limit at all.
    private static func milliseconds(_ seconds: Double) -> Int { Int(max(1, min(seconds, 86_400) * 1000)) }
  }
#endif
