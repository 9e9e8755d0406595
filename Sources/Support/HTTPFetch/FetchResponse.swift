public import LoopIsolation
public import NIOCore
public import NIOHTTP1
import TLS

/// A server's answer, whose body is still being received.
public struct FetchResponse: Sendable {
  /// The URL of the answer, after all redirects.
  public let url: HTTPURL
  /// The status code of the status line; never one of 100 to 199.
  ///
  /// It is 301, 302, 303, 307 or 308 only if the request follows no redirects (``RedirectPolicy/none``).
  public let status: Int
  /// The header fields in the server's order, without blanks around the values.
  ///
  /// Trailers, which follow a body in chunks, are not among them.
  public let headers: HTTPHeaders
  /// The body, piece by piece, as the server encoded it: nothing is decompressed.
  ///
  /// Keep a reference: the connection closes when the last one is released.
  public let body: FetchBody

  /// The first answer on the way that the request's page may not read; `nil` if it may read all of them, or there is
  /// no page.
  let denial: PageAccess.Denial?

  /// Throws `crossOrigin` unless the request's page may read this answer, and those of the redirects that led to it.
  public func requireAccess() throws(FetchError) {
    if let denial { throw denial.error }
  }

  /// `Content-Type` without parameters, in lower case; `nil` if the server sent none.
  public var contentType: String? {
    guard let value = self.headers.first(name: "Content-Type") else { return nil }
    let type = value.prefix { $0 != ";" && $0 != "," }.filter { $0 != " " && $0 != "\t" }.lowercased()
    return type.isEmpty ? nil : type
  }

  /// `Content-Length`, in bytes: of the part, if a part was requested; `nil` if missing or invalid.
  public var contentLength: Int64? {
    self.headers.first(name: "Content-Length").flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The part that the body holds, with status 206, or the resource's length, with 416.
  public var contentRange: ContentRange? { self.headers.first(name: "Content-Range").flatMap { ContentRange($0) } }

  /// The length of the whole resource, in bytes; `nil` if the server doesn't specify it.
  public var completeLength: Int64? {
    self.status == 206 || self.status == 416 ? self.contentRange?.completeLength : self.contentLength
  }

  /// Whether the client's copy is current, after a conditional request (304).
  public var isNotModified: Bool { self.status == 304 }

  /// Throws `badStatus` unless the status is one of 200 to 299.
  public func requireSuccess() throws(FetchError) {
    guard !(200...299).contains(self.status) else { return }
    throw FetchError(.badStatus, "\(self.url) answers with status \(self.status).", status: self.status)
  }
}

/// The body of a response, received as fast as its reader asks for it: the side of a ``Transfer`` on the loop.
///
/// It has one reader. The connection closes when the last reference to it is released.
@LoopActor
public final class FetchBody {
  private let thread: CurlThread
  private var transfer: Transfer?
  private let head = Waiter<ResponseHead, FetchError>()
  private var reader: Waiter<ByteBuffer?, FetchError>?
  private var pieces: CircularBuffer<ByteBuffer> = []
  /// The outcome of the transfer; `nil` until it has ended.
  private var outcome: Result<Void, FetchError>?

  init(_ thread: CurlThread) { self.thread = thread }

  deinit { if let transfer { self.thread.cancel(transfer) } }

  /// Sends the request and waits for the head of the answer. Called once.
  func start(_ request: FetchRequest, timeout: TimeAmount?, tls: TLSPolicy) async throws(FetchError) -> ResponseHead {
    let loop = LoopActor.shared.eventLoop
    let transfer = Transfer(request, timeout: timeout, tls: tls, library: self.thread.library) { [weak self] event in
      loop.execute { LoopActor.assumeIsolated { self?.handle(event) } }
    }
    self.transfer = transfer
    self.thread.start(transfer)
    return try await self.head.value { self.cancel() }
  }

  /// Returns the next piece, of any size; `nil` at the end.
  ///
  /// - Throws: ``FetchError``: `bodyTooLarge`, `truncated`, `connectionLost`, `invalidResponse`, `timedOut`,
  ///   `cancelled`.
  public func next() async throws(FetchError) -> ByteBuffer? {
    if Task.isCancelled { throw FetchError(.cancelled, "The fetch was cancelled.") }
    guard self.reader == nil else { throw FetchError(.cancelled, "A body has one reader at a time.") }
    if let piece = self.pieces.popFirst() { return self.taken(piece) }
    if let outcome {
      try outcome.get()
      return nil
    }
    let reader = Waiter<ByteBuffer?, FetchError>()
    self.reader = reader
    return try await reader.value { self.cancel() }
  }

  /// Returns the rest of the body, up to `limit` bytes.
  ///
  /// - Throws: As ``next()``; `bodyTooLarge` past the limit.
  public func collect(upTo limit: Int) async throws(FetchError) -> ByteBuffer {
    var all = ByteBuffer()
    while let piece = try await self.next() {
      guard all.readableBytes + piece.readableBytes <= limit else {
        self.cancel()
        throw FetchError(.bodyTooLarge, "The body is longer than the \(limit) bytes that are accepted.")
      }
      all.writeImmutableBuffer(piece)
    }
    return all
  }

  /// Returns the first `count` bytes, or all if there are fewer, and closes the connection.
  public func prefix(_ count: Int) async throws(FetchError) -> ByteBuffer {
    var start = ByteBuffer()
    while start.readableBytes < count, var piece = try await self.next() {
      let slice = piece.readSlice(length: min(piece.readableBytes, count - start.readableBytes))
      if let slice { start.writeImmutableBuffer(slice) }
    }
    self.cancel()
    return start
  }

  /// Ends the wait of ``next()``, which throws `cancelled`; the connection stays, and the next call continues.
  public func stopWaiting() {
    self.reader?.finish(.failure(FetchError(.cancelled, "The caller stopped to wait.")))
    self.reader = nil
  }

  /// Ends the connection; a reader that waits gets `cancelled`.
  public func cancel() { self.end(.failure(FetchError(.cancelled, "The fetch was cancelled."))) }

  private func handle(_ event: Transfer.Event) {
    guard self.outcome == nil else { return }
    switch event {
    case .head(let head): self.head.finish(.success(head))
    case .body(let piece):
      guard let reader else { return self.pieces.append(piece) }
      self.reader = nil
      reader.finish(.success(self.taken(piece)))
    case .end(let error):
      // ``CurlThread`` has closed the transfer.
      self.transfer = nil
      self.end(error.map { .failure($0) } ?? .success(()))
    }
  }

  private func end(_ outcome: Result<Void, FetchError>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    if let transfer { self.thread.cancel(transfer) }
    self.transfer = nil
    if case .failure(let error) = outcome { self.head.finish(.failure(error)) }
    self.reader?.finish(outcome.map { nil })
    self.reader = nil
  }

  private func taken(_ piece: ByteBuffer) -> ByteBuffer {
    if let transfer, transfer.take(piece.readableBytes) { self.thread.goOn(transfer) }
    return piece
  }
}
