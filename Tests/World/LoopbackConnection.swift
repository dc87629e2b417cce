import Foundation

/// One connection of the loopback server: requests in turn until either side ends it.
struct LoopbackConnection {
  let socket: Socket
  let state: LoopbackState
  let handler: LoopbackServer.Handler

  /// More than any head skydash sends.
  private static let maximumHead = 1_000_000

  func serve() {
    var buffer = Data()
    while let request = nextRequest(&buffer) {
      let response = handler(request)
      if response.delay > .zero { state.wait(response.delay) }
      let staysOpen = answer(request, with: response)
      state.ended()
      guard staysOpen else { return }
    }
  }

  private func nextRequest(_ buffer: inout Data) -> LoopbackRequest? {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer = Data(buffer[end.upperBound...])
        guard let body = body(after: head, &buffer) else { return nil }
        return state.began { LoopbackRequest(head: head, body: body, atOnce: $0) }
      }
      guard buffer.count < Self.maximumHead, let more = socket.received() else { return nil }
      buffer.append(more)
      // A client that greets otherwise, such as one for TLS, does not speak HTTP.
      guard let first = buffer.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
    }
  }

  /// The body repeated to a size worth sending.
  private static func block(of body: Data) -> Data {
    let unit = body.isEmpty ? Data(" ".utf8) : body
    return Data(repeatElement(unit, count: 65_536 / unit.count + 1).joined())
  }

  private func body(after head: String, _ buffer: inout Data) -> Data? {
    let headers = LoopbackRequest.headers(head.split(separator: "\r\n"))
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while buffer.count < length {
      guard let more = socket.received() else { return nil }
      buffer.append(more)
    }
    defer { buffer = Data(buffer.dropFirst(length)) }
    return Data(buffer.prefix(length))
  }

  /// Sends the answer; says whether another request may follow.
  private func answer(_ request: LoopbackRequest, with response: LoopbackResponse) -> Bool {
    switch response.course {
    case .close: return false
    case .reset:
      _ = socket.send(head(response, "Content-Length: \(response.body.count + 1000)") + response.body)
      socket.resetWhenClosed()
      return false
    case .raw:
      _ = socket.send(response.body)
      return false
    case .silence, .stuck:
      if response.course == .stuck { _ = socket.send(response.body) }
      // Ends when the client goes away or the server shuts the socket down.
      while socket.received() != nil {}
      return false
    case .answer: return framed(response, hasBody: request.method != "HEAD")
    }
  }

  private func framed(_ response: LoopbackResponse, hasBody: Bool) -> Bool {
    let body = hasBody ? response.body : Data()
    switch response.framing {
    case .whole:
      return socket.send(head(response, "Content-Length: \(response.body.count)") + body)
    case .chunked(let size):
      return socket.send(head(response, "Transfer-Encoding: chunked")) && sendChunks(body, size: max(1, size))
    case .truncated(let missing):
      _ = socket.send(head(response, "Content-Length: \(response.body.count + missing)") + body)
      return false
    case .endless:
      var takes = socket.send(head(response, "Connection: close"))
      let block = Self.block(of: body)
      while takes { takes = socket.send(block) }
      return false
    case .dribbling(let pause):
      guard socket.send(head(response, "Content-Length: \(response.body.count)")) else { return false }
      return dribble(body, pause: pause)
    case .untilClose:
      _ = socket.send(head(response, "Connection: close") + body)
      return false
    }
  }

  private func dribble(_ body: Data, pause: Duration) -> Bool {
    for byte in body {
      guard !state.isOver, socket.send(Data([byte])) else { return false }
      state.wait(pause)
    }
    return true
  }

  private func sendChunks(_ body: Data, size: Int) -> Bool {
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(size)
      rest = rest.dropFirst(chunk.count)
      let framed = Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)
      guard socket.send(framed) else { return false }
    }
    return socket.send(Data("0\r\n\r\n".utf8))
  }

  private func head(_ response: LoopbackResponse, _ framing: String) -> Data {
    var text = "HTTP/1.1 \(response.status) Status\r\n"
    for (name, value) in response.headers { text += "\(name): \(value)\r\n" }
    return Data((text + framing + "\r\n\r\n").utf8)
  }
}
