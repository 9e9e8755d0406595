import NIOCore
import NIOHTTP1

/// One request and its response, as they come: what reaches the caller, when more is read, when the connection goes.
///
/// Pure. Nothing is read that nobody wants: the sender of an endless body waits.
struct ExchangeState {
  enum Event {
    case head(HTTPResponseHead)
    case body(ByteBuffer)
    case end
    /// One read of the socket is through.
    case readComplete
    /// The caller asks for the next piece.
    case bodyWanted
    /// TLS ended without a goodbye: a body that only the end of the stream delimits may lack bytes.
    case streamCutOff
    case failed(FetchError)
  }

  enum Action {
    case deliverHead(HTTPResponseHead)
    /// `nil`: that was all.
    case deliverBody(ByteBuffer?)
    case fail(FetchError)
    case read
    case close
  }

  private enum Phase { case awaitingHead, body, ended }

  private let bodyLimit: Int
  private let isHead: Bool
  private var phase = Phase.awaitingHead
  private var pieces: CircularBuffer<ByteBuffer> = []
  private var failure: FetchError?
  private var received = 0
  private var isWanted = false
  private var isDelimitedByClose = false
  private var isCutOff = false

  init(bodyLimit: Int, isHead: Bool = false) {
    self.bodyLimit = bodyLimit
    self.isHead = isHead
  }

  /// Whether somebody waits for bytes of the server.
  var isWaiting: Bool { self.failure == nil && (self.phase == .awaitingHead || self.isWanted) }

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .head(let head): return self.receive(head)
    case .body(let piece): return self.receive(piece)
    case .end: return self.end()
    case .readComplete: return self.isWaiting ? [.read] : []
    case .bodyWanted: return self.want()
    case .streamCutOff:
      self.isCutOff = true
      return []
    case .failed(let error): return self.fail(error)
    }
  }

  private mutating func receive(_ head: HTTPResponseHead) -> [Action] {
    guard self.phase == .awaitingHead, self.failure == nil else { return [] }
    let lengths = head.headers[canonicalForm: "Content-Length"].compactMap { Int64($0) }
    if !self.isHead, let length = lengths.first, length > Int64(self.bodyLimit) {
      return self.fail(self.tooLarge)
    }
    self.isDelimitedByClose = lengths.isEmpty && !head.headers.contains(name: "Transfer-Encoding")
    self.phase = .body
    return [.deliverHead(head)]
  }

  private mutating func receive(_ piece: ByteBuffer) -> [Action] {
    guard self.phase == .body, self.failure == nil else { return [] }
    self.received += piece.readableBytes
    guard self.received <= self.bodyLimit else { return self.fail(self.tooLarge) }
    guard self.isWanted else {
      self.pieces.append(piece)
      return []
    }
    self.isWanted = false
    return [.deliverBody(piece)]
  }

  private mutating func end() -> [Action] {
    guard self.phase == .body, self.failure == nil else { return [] }
    if self.isCutOff, self.isDelimitedByClose, self.received > 0 {
      return self.fail(FetchError(.truncated, "The connection ended without TLS's goodbye; bytes may be missing."))
    }
    self.phase = .ended
    guard self.isWanted else { return [.close] }
    self.isWanted = false
    return [.deliverBody(nil), .close]
  }

  private mutating func want() -> [Action] {
    if let piece = self.pieces.popFirst() { return [.deliverBody(piece)] }
    if let failure { return [.fail(failure)] }
    if self.phase == .ended { return [.deliverBody(nil)] }
    self.isWanted = true
    return [.read]
  }

  private mutating func fail(_ error: FetchError) -> [Action] {
    guard self.phase != .ended, self.failure == nil else { return [] }
    let mustBeTold = self.isWaiting
    self.failure = error
    self.isWanted = false
    return mustBeTold ? [.fail(error), .close] : [.close]
  }

  private var tooLarge: FetchError {
    FetchError(.bodyTooLarge, "The body is longer than the \(self.bodyLimit) bytes that are accepted.")
  }
}
