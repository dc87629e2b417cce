import CCurl
import Entities
import Essentials
import Synchronization

/// One request by libcurl, on its own thread.
///
/// The waiting task enforces the time limits, because older versions of libcurl wait for their resolver, which a silent
/// name server can block beyond any limit. The thread then ends when it can, and its outcome is dropped.
final class CurlTransfer: Sendable {
  typealias Outcome = Result<HTTPResponse, ServiceFailure>

  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    /// Ends the wait when time is up.
    var timer: Task<Void, Never>?
    /// The transfer's stage: one of ccurl's numbers, which are in order.
    var stage = CCURL_FINDING_NAME
    /// Whether there is an outcome: the transfer should end, and nothing more is reported.
    var isOver = false
    /// The size of the body so far, in bytes.
    var received: Int64 = 0
  }

  private let request: HTTPRequest
  private let state = Mutex(State())

  init(_ request: HTTPRequest) { self.request = request }

  /// Makes the request and returns its response or failure; to be called once. Ends at once if the task is cancelled.
  func outcome() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if !state.isOver { state.continuation = continuation }
          return state.isOver
        }
        if isOver { continuation.resume(returning: .failure(cancelled)) } else { start() }
      }
    } onCancel: {
      end(.failure(cancelled))
    }
  }

  private var cancelled: ServiceFailure { .requestFailed(request.service, .own(.cancelled)) }

  /// Starts the thread and the time limits; ends with a failure if the system allows no more threads.
  private func start() {
    // The thread releases it.
    let retained = Unmanaged.passRetained(self)
    let error = ccurl_start_thread(
      { context in
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard error == 0 else {
      retained.release()
      return end(.failure(.requestFailed(request.service, .own(.noThread))))
    }
    let timer = Task { await enforceTimeLimits() }
    let isOver = state.withLock { state in
      if !state.isOver { state.timer = timer }
      return state.isOver
    }
    if isOver { timer.cancel() }
  }

  /// Ends the wait 0.2 s later than libcurl should, which knows the reason better.
  private func enforceTimeLimits() async {
    let connecting = min(request.connectTimeout, request.timeout)
    guard (try? await Task.sleep(for: .seconds(connecting + 0.2))) != nil else { return }
    let stage = state.withLock { $0.stage }
    if stage < CCURL_CONNECTED { return end(.failure(ServiceFailure.timeOut(at: stage, of: request.service))) }
    guard (try? await Task.sleep(for: .seconds(request.timeout - connecting))) != nil else { return }
    end(.failure(.timedOut(request.service)))
  }

  /// Resumes the waiting task with the outcome; only the first call has an effect.
  private func end(_ outcome: Outcome) {
    let (continuation, timer) = state.withLock { state in
      defer { (state.continuation, state.timer, state.isOver) = (nil, nil, true) }
      return (state.continuation, state.timer)
    }
    timer?.cancel()
    continuation?.resume(returning: outcome)
  }

  /// Makes the request and waits for its end; runs on the transfer's own thread.
  private func run() {
    var response = ccurl_response()
    let headers = request.headers.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
    request.url.absoluteString.withCString { url in
      AppInfo.userAgent.withCString { agent in
        headers.withCString { headers in
          var parameters = parameters
          (parameters.url, parameters.user_agent, parameters.headers) = (url, agent, headers)
          ccurl_get(request.service.pool, &parameters, &response)
        }
      }
    }
    end(outcome(of: response))
  }

  /// The request for ccurl without its texts, whose memory belongs to `run`.
  private var parameters: ccurl_request {
    var parameters = ccurl_request()
    parameters.timeout_ms = Self.milliseconds(request.timeout)
    parameters.connect_timeout_ms = Self.milliseconds(min(request.connectTimeout, request.timeout))
    parameters.maximum_bytes = max(0, request.maximumBytes)
    parameters.direct = request.url.isLoopback ? 1 : 0
    parameters.context = Unmanaged.passUnretained(self).toOpaque()
    parameters.tick = { context, stage, received, expected in
      guard let context else { return 1 }
      return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().tick(stage, received, expected)
    }
    return parameters
  }

  /// Records and reports the progress in bytes; `expected` is -1 if unknown. A result other than 0 aborts the transfer.
  private func tick(_ stage: Int32, _ received: Int64, _ expected: Int64) -> Int32 {
    let (isOver, isNew) = state.withLock { state in
      let hasBegun = stage == CCURL_ANSWERED && state.stage != CCURL_ANSWERED
      defer { (state.stage, state.received) = (Int(stage), received) }
      return (state.isOver, hasBegun || state.received != received)
    }
    if isNew, !isOver { request.progress?(Int(received), expected > 0 ? Int(expected) : nil) }
    return isOver ? 1 : 0
  }

  /// The outcome, which takes over the memory of the body and frees that of the headers.
  private func outcome(of response: ccurl_response) -> Outcome {
    let head = UnsafeRawBufferPointer(start: response.head, count: response.head_count)
    defer { ccurl_free(response.head) }
    let body = response.body.map { Data(bytesNoCopy: $0, count: response.body_count, deallocator: .free) } ?? Data()
    if let failure = ServiceFailure(response, to: request) { return .failure(failure) }
    return .success(HTTPResponse(status: Int(response.status), headers: HTTPResponse.headers(of: head), body: body))
  }

  /// Milliseconds, at least one, because zero means no limit to libcurl; at most a day.
  private static func milliseconds(_ seconds: Double) -> Int { Int(max(1, min(seconds, 86_400) * 1000)) }
}

extension Service {
  /// The number of its connection pool in ccurl.
  fileprivate var pool: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}
