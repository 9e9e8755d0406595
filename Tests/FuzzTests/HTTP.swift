import NIOCore
import NIOEmbedded
import NIOHTTP1
import TextFormats

@testable import HTTPServing

/// Reads one stream of an HTTP client, whole and in pieces: both ways give the same requests and refusals, and each
/// answer with ranges stays within the resource. Then reads the bytes as a `Range` field, a target and a date.
@Sendable func fuzzHTTP(_ bytes: UnsafeBufferPointer<UInt8>) {
  let whole = outcomes(of: [bytes[...]])
  precondition(outcomes(of: pieces(of: bytes)) == whole, "the cut of the stream changed its meaning")
  for case .request(let request) in whole { checkAnswer(to: request) }
  let text = String(decoding: bytes, as: UTF8.self)
  checkParts(HTTPRangeRequest(text, length: Int64(bytes.count)), of: Int64(bytes.count))
  checkParts(HTTPRangeRequest(text, length: .max), of: .max)
  checkTarget(text)
  if let seconds = HTTPDate.seconds(text) {
    precondition(HTTPDate.seconds(HTTPDate.text(of: seconds)) == seconds, "a date doesn't survive being written")
  }
}

/// The outcome of a request.
private enum Outcome: Equatable {
  case request(ReceivedRequest)
  case refused(HTTPResponseStatus)
  /// The bytes aren't HTTP.
  case failed
}

/// The parts of a request that handlers see.
private struct ReceivedRequest: Equatable {
  let method: HTTPMethod
  let target: HTTPTarget
  let headers: HTTPHeaders
  let body: ByteBuffer
}

private let configuration = HTTPServerConfiguration(maximumTargetLength: 256, maximumBodyLength: 256)

private func outcomes(of pieces: [Slice<UnsafeBufferPointer<UInt8>>]) -> [Outcome] {
  let channel = EmbeddedChannel()
  defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
  let collector = RequestCollector()
  var limits = NIOHTTPDecoderLimitConfiguration()
  limits.maxHeaderFieldSize = configuration.maximumHeaderLength / 2
  limits.maxHeaderListSize = configuration.maximumHeaderLength
  limits.maxHeaderFieldCount = configuration.maximumHeaderCount
  guard
    (try? channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: nil, withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
      withDecoderLimitConfiguration: limits)) != nil,
    (try? channel.pipeline.syncOperations.addHandler(collector)) != nil,
    (try? channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()) != nil
  else { preconditionFailure("the pipeline can't be made") }
  for piece in pieces where !collector.hasEnded {
    // An error reaches the collector, too.
    _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
  }
  return collector.outcomes
}

/// Puts requests together as a connection does, and answers each, so that the next one comes.
private final class RequestCollector: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private(set) var outcomes: [Outcome] = []
  private var assembler = HTTPRequestAssembler(configuration: configuration)

  /// Whether the connection would be closed.
  var hasEnded: Bool {
    switch self.outcomes.last {
    case .refused, .failed: true
    default: false
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !self.hasEnded else { return }
    switch self.unwrapInboundIn(data) {
    case .head(let head):
      if case .refused(let status) = self.assembler.receive(head: head) { self.outcomes.append(.refused(status)) }
    case .body(let body):
      if let status = self.assembler.receive(body: body) { self.outcomes.append(.refused(status)) }
    case .end:
      guard let request = self.assembler.receiveEnd() else { return }
      precondition(request.body.readableBytes <= configuration.maximumBodyLength)
      precondition(request.target.path.utf8.first == UInt8(ascii: "/") || request.target.path == "*")
      self.outcomes.append(
        .request(
          ReceivedRequest(
            method: request.method, target: request.target, headers: request.headers, body: request.body)))
      context.write(self.wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .noContent))), promise: nil)
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !self.hasEnded { self.outcomes.append(.failed) }
  }
}

/// Plans the answer for a resource: the pieces of its body lie within it, and are as long as the head says.
private func checkAnswer(to received: ReceivedRequest) {
  let request = HTTPRequest(
    method: received.method, target: received.target, headers: received.headers, body: received.body)
  _ = request.hostName
  let length: Int64 = 1_000
  let validators = HTTPValidators(entityTag: "\"a\"", lastModified: 784_111_777)
  let plan = HTTPContentPlan(
    for: request, of: HTTPContentFacts(length: length, contentType: "video/mp4", validators: validators),
    boundary: "boundary", now: 800_000_000)
  var total: Int64 = 0
  for piece in plan.pieces {
    total += piece.length
    guard case .range(let range) = piece else { continue }
    precondition(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= length, "a range beyond the resource")
  }
  precondition(plan.pieces.isEmpty || plan.headers.first(name: "content-length") == String(total))
  precondition(total <= length + Int64(HTTPRangeRequest.maximumParts + 1) * 200, "ranges multiply the resource")
}

private func checkParts(_ request: HTTPRangeRequest, of length: Int64) {
  guard case .parts(let parts) = request else { return }
  precondition((1...HTTPRangeRequest.maximumParts).contains(parts.count))
  var total: Int64 = 0
  for part in parts {
    precondition(!part.isEmpty && part.lowerBound >= 0 && part.upperBound <= length, "a part beyond the resource")
    total += part.upperBound - part.lowerBound
  }
  precondition(total <= length, "the parts have more bytes than the resource")
}

/// Reads a target, writes it with all its bytes escaped, and reads that.
private func checkTarget(_ text: String) {
  guard let target = HTTPTarget(text), target.path != "*" else { return }
  var again = PercentEncoding.encoded(target.path.utf8) { $0 == UInt8(ascii: "/") }
  for (index, item) in target.query.enumerated() {
    again += index == 0 ? "?" : "&"
    again += PercentEncoding.encoded(item.name.utf8) + "=" + PercentEncoding.encoded(item.value.utf8)
  }
  precondition(HTTPTarget(again) == target, "a target doesn't survive being written")
}
