import CastModel
import HTTPServing
import LoopIsolation
import NIOCore
import NIOHTTP1

extension MediaServer {
  /// Answers a request, and notifies the observer now and when the response has been sent.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await self.response(to: request)
    guard let onAnswer = self.onAnswer else { return response }
    self.lastAccess += 1
    let access = MediaAccess(self.lastAccess, request, status: response.status)
    onAnswer(access)
    response.onEnd = { [weak self] sent in
      var ended = access
      ended.bytesSent = sent
      self?.onAnswer?(ended)
    }
    return response
  }

  /// Returns the response with the publication; other peers get the same response as if there were none.
  private func response(to request: HTTPRequest) async -> HTTPResponse {
    let peer = PeerAddress(request.remoteAddress)
    guard let entry = self.entry(ofPath: request.path, for: peer) else { return .status(.notFound) }
    if request.method == .OPTIONS { return Self.preflight(request) }
    guard entry.transfers.count < Int(clamping: self.options.maximumTransfers) else {
      var response = HTTPResponse.status(.serviceUnavailable)
      response.headers.add(name: "retry-after", value: "1")
      return response
    }
    switch entry.content {
    case .file(let path, let identity, _): return await self.serve(path, identity, entry.publication, request, peer)
    case .bytes(let made):
      guard let bytes = await made.bytes() else {
        self.tellUnreadable(entry.publication, request, peer)
        return .status(.notFound)
      }
      return self.serve(
        .bytes(ByteBuffer(bytes: bytes)), length: Int64(bytes.count), made.validators, entry.publication, request, peer)
    case .stream(let stream): return self.serve(stream, entry.publication, request, peer)
    case .parts(let parts): return await self.servePart(of: parts, entry, request, peer)
    case .resource(let resource): return await self.serve(resource, entry.publication, request, peer)
    }
  }

  // MARK: Files

  private func serve(
    _ path: String, _ identity: HTTPFile.Identity, _ publication: Publication, _ request: HTTPRequest,
    _ peer: PeerAddress?
  ) async -> HTTPResponse {
    let opened = await Blocking.result { () throws(HTTPFileError) in try HTTPFile.open(path, followsLinks: false) }
    // Serves only the published file, not another one at its path.
    guard case .success(let file) = opened, file.identity == identity,
      let validators = self.observe(file, of: publication.publicationId)
    else {
      self.tellUnreadable(publication, request, peer)
      return .status(.notFound)
    }
    return self.serve(.file(file), length: file.length, validators, publication, request, peer)
  }

  func serve(
    _ source: HTTPContentBody.Source, length: Int64, _ validators: HTTPValidators, _ publication: Publication,
    _ request: HTTPRequest, _ peer: PeerAddress?, contentType: String? = nil
  ) -> HTTPResponse {
    let plan = HTTPContentPlan(
      for: request,
      of: HTTPContentFacts(length: length, contentType: contentType ?? publication.contentType, validators: validators),
      boundary: self.makeBoundary(), now: EventLoopClock.unixTime())
    var body = HTTPContentBody(source, pieces: plan.pieces)
    var transfer = self.transfer(of: publication, request, peer, status: plan.status)
    transfer.length = plan.pieces.reduce(0) { $0 + $1.length }
    transfer.rangeStart = plan.partialRange?.lowerBound
    transfer.rangeEnd = plan.partialRange?.upperBound
    let served = self.begin(transfer) { [control = body.control] in control.abort() }
    body.onProgress = { sent in served.progress(sent) }
    body.onEnd = { sent, end in served.end(sent, end) }
    return HTTPResponse(
      status: plan.status, headers: Self.commonHeaders(plan.headers), body: .content(body))
  }

  /// Returns a transfer of which nothing has been sent.
  private func transfer(
    of publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?, status: HTTPResponseStatus
  ) -> ServedTransfer {
    ServedTransfer(
      transferId: self.nextTransfer(), publicationId: publication.publicationId, sessionId: publication.sessionId,
      path: publication.path, name: publication.name, peer: peer?.description, method: request.method.rawValue,
      status: Int64(status.code), bytesSent: 0, state: .started, elapsed: 0)
  }

  private func begin(_ transfer: ServedTransfer, end: @escaping @LoopActor () -> Void) -> TransferRecord {
    self.transferBegan(transfer.transferId, of: transfer.publicationId, end: end)
    return TransferRecord(transfer, server: self)
  }

  func tellUnreadable(_ publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?) {
    var transfer = self.transfer(of: publication, request, peer, status: .notFound)
    transfer.state = .failed
    transfer.failure = .unreadable
    self.onServe?(transfer)
  }

  // MARK: Streams

  private func serve(
    _ stream: PipeStream, _ publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?
  ) -> HTTPResponse {
    let headers = Self.commonHeaders(["content-type": publication.contentType, "accept-ranges": "none"])
    let transfer = self.transfer(of: publication, request, peer, status: .ok)
    return HTTPResponse(
      headers: headers,
      body: .stream { [weak self] output in
        guard let self else { return output.abort() }
        let served = self.begin(transfer) { output.abort() }
        stream.send(to: output) { sent, isWhole in
          if let isWhole { served.end(sent, isWhole ? .sent : .left) } else { served.progress(sent) }
        }
      })
  }

  // MARK: Content of other servers

  private func serve(
    _ resource: any PublishedResource, _ publication: Publication, _ request: HTTPRequest, _ peer: PeerAddress?
  ) async -> HTTPResponse {
    let running = RunningTransfer()
    var response = await resource.response(to: request) { sent, isWhole in running.report(sent, isWhole) }
    guard self.publication(publication.publicationId) != nil else { return .status(.notFound) }
    let isContent = (200...299).contains(response.status.code)
    if isContent, resource.hasParts, case .bytes(let bytes) = response.body, bytes.readableBytes > 0 {
      let validators = HTTPValidators(
        entityTag: "\"\(bytes.readableBytesView.hashValue)\"", lastModified: EventLoopClock.unixTime())
      return self.serve(
        .bytes(bytes), length: Int64(bytes.readableBytes), validators, publication, request, peer)
    }
    response.headers = Self.commonHeaders(response.headers)
    // With the other server's type it could be a web page at this machine's address.
    if isContent, !resource.hasParts {
      response.headers.replaceOrAdd(name: "content-type", value: publication.contentType)
    }
    guard case .stream(let send) = response.body else {
      if !isContent { self.tellUnreadable(publication, request, peer) }
      return response
    }
    let transfer = self.transfer(of: publication, request, peer, status: response.status)
    response.body = .stream { [weak self] output in
      guard let self else { return output.abort() }
      running.record = self.begin(transfer) { output.abort() }
      send(output)
    }
    return response
  }

  /// The record of a transfer of another server's content, once the transfer has begun.
  @LoopActor
  private final class RunningTransfer {
    var record: TransferRecord?

    func report(_ sent: Int64, _ isWhole: Bool?) {
      if let isWhole { self.record?.end(sent, isWhole ? .sent : .left) } else { self.record?.progress(sent) }
    }
  }

  // MARK: Heads

  /// Returns the headers that allow web players to read the answer (CORS), and that require caches to revalidate it.
  static func commonHeaders(_ headers: HTTPHeaders) -> HTTPHeaders {
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
      value:
        "Accept, Accept-Encoding, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Range, Origin, Range")
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
