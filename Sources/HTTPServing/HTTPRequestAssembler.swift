import NIOCore
import NIOHTTP1

/// Puts a request together from its parts, within limits.
struct HTTPRequestAssembler {
  /// What becomes of a head.
  enum HeadOutcome: Equatable {
    /// The body may come; `expectsContinue`: the client waits for leave to send it.
    case accepted(expectsContinue: Bool)
    case refused(HTTPResponseStatus)
  }

  private let configuration: HTTPServerConfiguration
  private var request: HTTPRequest?
  /// Whether parts are dropped, because the connection is about to close.
  private(set) var isDiscarding = false

  init(configuration: HTTPServerConfiguration) {
    self.configuration = configuration
  }

  mutating func receive(head: HTTPRequestHead) -> HeadOutcome {
    guard !self.isDiscarding else { return .accepted(expectsContinue: false) }
    let outcome = self.judge(head)
    if case .refused = outcome { self.isDiscarding = true }
    return outcome
  }

  private mutating func judge(_ head: HTTPRequestHead) -> HeadOutcome {
    guard head.version.major == 1 else { return .refused(.httpVersionNotSupported) }
    guard head.uri.utf8.count <= self.configuration.maximumTargetLength else { return .refused(.uriTooLong) }
    guard self.configuration.methods.contains(head.method) else { return .refused(.methodNotAllowed) }
    // RFC 9112, 3.2: one Host field, though it may be empty (PyChromecast sends an empty one on its second try).
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.version.minor == 0), let target = HTTPTarget(head.uri) else {
      return .refused(.badRequest)
    }
    if let length = head.headers.first(name: "content-length").flatMap(Int.init),
      length > self.configuration.maximumBodyLength
    {
      return .refused(.payloadTooLarge)
    }
    self.request = HTTPRequest(method: head.method, target: target, headers: head.headers)
    let expects = head.headers.first(name: "expect")?.lowercased() == "100-continue"
    return .accepted(expectsContinue: expects && head.version.minor > 0)
  }

  /// Takes a piece of the body; the status to refuse the request with, if it gets too long.
  mutating func receive(body: ByteBuffer) -> HTTPResponseStatus? {
    guard !self.isDiscarding, let length = self.request?.body.readableBytes else { return nil }
    guard length + body.readableBytes <= self.configuration.maximumBodyLength else {
      self.discard()
      return .payloadTooLarge
    }
    self.request?.body.writeImmutableBuffer(body)
    return nil
  }

  /// The request, now that it is whole.
  mutating func receiveEnd() -> HTTPRequest? {
    defer { self.request = nil }
    return self.isDiscarding ? nil : self.request
  }

  /// Drops whatever else comes.
  mutating func discard() {
    self.isDiscarding = true
    self.request = nil
  }
}
