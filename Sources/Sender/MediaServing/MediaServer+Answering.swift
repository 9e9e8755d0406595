import HTTPServing
import LoopIsolation
import NIOCore
import NIOHTTP1

extension MediaServer {
  /// Answers a request: with what was published, or as if there were nothing.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let peer = PeerAddress(request.remoteAddress)
    guard let entry = self.entry(ofPath: request.path, for: peer) else { return .status(.notFound) }
    if request.method == .OPTIONS { return Self.preflight(request) }
    guard entry.requests.count < self.limits.maximumRequests else {
      var response = HTTPResponse.status(.serviceUnavailable)
      response.headers.add(name: "retry-after", value: "1")
      return response
    }
    switch entry.content {
    case .file(let path, let identity, _): return await self.serve(path, identity, entry.publication, request, peer)
    case .bytes(let bytes, let tag, let since):
      let validators = HTTPValidators(entityTag: "\"\(tag)\"", lastModified: since)
      return self.serve(
        .bytes(ByteBuffer(bytes: bytes)), length: Int64(bytes.count), validators, entry.publication, request, peer)
    case .stream(let stream): return self.serve(stream, entry.publication, request, peer)
    }
  }

  // MARK: Files

  private func serve(
    _ path: String, _ identity: HTTPFile.Identity, _ publication: Publication, _ request: HTTPRequest,
    _ peer: PeerAddress?
  ) async -> HTTPResponse {
    let opened = await Blocking.result { () throws(HTTPFileError) in try HTTPFile.open(path, followsLinks: false) }
    // Only what was published is served: not what somebody has put in its place.
    guard case .success(let file) = opened, file.identity == identity,
      let validators = self.observe(file, of: publication.id)
    else {
      self.tellUnreadable(publication, request, peer)
      return .status(.notFound)
    }
    return self.serve(.file(file), length: file.length, validators, publication, request, peer)
  }

  private func serve(
    _ source: HTTPContentBody.Source, length: Int64, _ validators: HTTPValidators, _ publication: Publication,
    _ request: HTTPRequest, _ peer: PeerAddress?
  ) -> HTTPResponse {
    let plan = HTTPContentPlan(
      for: request,
      of: HTTPContentFacts(length: length, contentType: publication.contentType, validators: validators),
      boundary: self.makeBoundary(), now: EventLoopClock.unixTime())
    var body = HTTPContentBody(source, pieces: plan.pieces)
    let total = plan.pieces.reduce(0) { $0 + $1.length }
    let served = self.begin(
      ServedRequest(
        number: self.nextRequest(), publication: publication, peer: peer, method: request.method.rawValue,
        status: Int(plan.status.code), range: plan.partialRange, length: total)
    ) { [control = body.control] in control.abort() }
    body.onProgress = { sent in served.progress(sent) }
    body.onEnd = { sent, end in served.end(sent, end) }
    return HTTPResponse(
      status: plan.status, headers: Self.commonHeaders(plan.headers), body: .content(body))
  }

  private func begin(_ request: ServedRequest, end: @escaping @LoopActor () -> Void) -> RequestRecord {
    let record = RequestRecord(request, server: self)
    self.requestBegan(request.number, of: request.publication.id, end: end)
    return record
  }

  private func tellUnreadable(_ publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?) {
    var served = ServedRequest(
      number: self.nextRequest(), publication: publication, peer: peer, method: request.method.rawValue, status: 404,
      range: nil, length: nil)
    served.state = .ended(.unreadable)
    self.onServe?(served)
  }

  // MARK: Streams

  private func serve(
    _ stream: PipeStream, _ publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?
  ) -> HTTPResponse {
    let headers = Self.commonHeaders(["content-type": publication.contentType, "accept-ranges": "none"])
    let number = self.nextRequest()
    return HTTPResponse(
      headers: headers,
      body: .stream { [weak self] output in
        guard let self else { return output.abort() }
        let served = self.begin(
          ServedRequest(
            number: number, publication: publication, peer: peer, method: request.method.rawValue, status: 200,
            range: nil, length: nil)
        ) { output.abort() }
        stream.send(to: output) { sent, isWhole in
          if let isWhole { served.end(sent, isWhole ? .sent : .left) } else { served.progress(sent) }
        }
      })
  }

  // MARK: Heads

  /// What web players must be allowed to see (CORS), and that nobody keeps a copy without asking.
  private static func commonHeaders(_ headers: HTTPHeaders) -> HTTPHeaders {
    var headers = headers
    headers.add(name: "access-control-allow-origin", value: "*")
    headers.add(
      name: "access-control-expose-headers",
      value: "Accept-Ranges, Content-Length, Content-Range, Content-Type, Date, ETag, Last-Modified")
    headers.add(name: "cross-origin-resource-policy", value: "cross-origin")
    headers.add(name: "cache-control", value: "private, no-cache")
    return headers
  }

  /// Allows a web player's fetch, also from a public page to this private network.
  private static func preflight(_ request: HTTPRequest) -> HTTPResponse {
    var headers = Self.commonHeaders([:])
    headers.add(name: "allow", value: "GET, HEAD, OPTIONS")
    headers.add(name: "access-control-allow-methods", value: "GET, HEAD, OPTIONS")
    headers.add(
      name: "access-control-allow-headers",
      value: "Accept, Accept-Encoding, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Range, Origin, Range")
    headers.add(name: "access-control-max-age", value: "86400")
    if request.headers.contains(name: "access-control-request-private-network") {
      headers.add(name: "access-control-allow-private-network", value: "true")
    }
    return HTTPResponse(status: .noContent, headers: headers)
  }
}

extension HTTPContentPlan {
  /// The range of a 206 that has one.
  fileprivate var partialRange: Range<Int64>? {
    guard self.status == .partialContent, self.pieces.count == 1, case .range(let range) = self.pieces[0] else {
      return nil
    }
    return range
  }
}

/// One request that is being answered, and what is told of it.
@LoopActor
final class RequestRecord {
  private var request: ServedRequest
  private weak var server: MediaServer?
  private let since = NIODeadline.now()
  private var isOver = false

  init(_ request: ServedRequest, server: MediaServer) {
    self.request = request
    self.server = server
    server.onServe?(request)
  }

  func progress(_ sent: Int64) {
    guard !self.isOver else { return }
    self.tell(sent, .progressing)
  }

  func end(_ sent: Int64, _ end: HTTPContentBody.End) {
    guard !self.isOver else { return }
    self.isOver = true
    let isGone = self.server?.publication(self.request.publication.id) == nil
    self.server?.requestEnded(self.request.number, of: self.request.publication.id)
    switch end {
    case .sent: self.tell(sent, .finished)
    case .left: self.tell(sent, .ended(isGone ? .unpublished : .left))
    case .stalled: self.tell(sent, .ended(.stalled))
    case .unreadable: self.tell(sent, .ended(.unreadable))
    case .aborted: self.tell(sent, .ended(.unpublished))
    }
  }

  private func tell(_ sent: Int64, _ state: ServedRequest.State) {
    self.request.sent = sent
    self.request.state = state
    self.request.elapsed = NIODeadline.now() - self.since
    self.server?.onServe?(self.request)
  }
}
