import LoopIsolation
import NIOCore
import NIOHTTP1

/// Sends an ``HTTPContentBody``: one chunk at a time, the next when the system has taken the one before.
///
/// On plain connections the system copies from the file to the socket by itself (`sendfile`), but only pages that are
/// in memory: a thread reads the others into it first, so that the loop never waits for a disk.
@LoopActor
final class HTTPTransfer {
  /// The most bytes of one chunk that goes through this process.
  static let chunkLength: Int64 = 512 << 10
  /// The most bytes of a chunk that the system sends by itself: each costs the loop a turn, and the socket takes no
  /// more at a time than it has room for.
  static let fileChunkLength: Int64 = 2 << 20
  /// The most chunks in a row, before other work of the loop has its turn.
  private static let maximumTurn = 4

  private let channel: any Channel
  private let usesSendfile: Bool
  private let stallTimeout: TimeAmount
  private let body: HTTPContentBody
  private let didEnd: @LoopActor (HTTPContentBody.End) -> Void
  private var remaining: ArraySlice<HTTPContentPlan.Piece>
  private var sent: Int64 = 0
  private var reported: Int64 = 0
  /// Whether a chunk is being read or written.
  private var isBusy = false
  private var isAdvancing = false
  private var isOver = false
  /// The end of the part of the file that is being sent.
  private var reach: Int64 = 0
  private var lastProgress = NIODeadline.now()
  private var ticker: RepeatedTask?

  /// - Parameter usesSendfile: Whether nothing between here and the socket changes the bytes.
  /// - Parameter didEnd: Called once, unless the connection itself ends the transfer.
  init(
    _ body: HTTPContentBody, channel: any Channel, usesSendfile: Bool, stallTimeout: TimeAmount,
    didEnd: @escaping @LoopActor (HTTPContentBody.End) -> Void
  ) {
    self.body = body
    self.channel = channel
    self.usesSendfile = usesSendfile
    self.stallTimeout = stallTimeout
    self.didEnd = didEnd
    self.remaining = body.pieces[...]
  }

  func begin() {
    guard !self.body.control.isAborted else { return self.stop(.aborted) }
    self.body.control.transfer = self
    self.ticker = self.channel.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) {
      [weak self] _ in LoopActor.assumeIsolated { self?.tick() }
    }
    self.advance()
  }

  /// Ends the transfer; harmless if it has ended.
  func stop(_ end: HTTPContentBody.End) {
    guard self.close(end) else { return }
    self.didEnd(end)
  }

  /// Ends the transfer because the connection has closed.
  func connectionClosed() { _ = self.close(.left) }

  private func close(_ end: HTTPContentBody.End) -> Bool {
    guard !self.isOver else { return false }
    self.isOver = true
    self.ticker?.cancel()
    self.body.onEnd?(self.sent, end)
    return true
  }

  // MARK: Chunks

  /// Sends chunks while the system takes each at once, at most ``maximumTurn`` in a row.
  private func advance() {
    guard !self.isAdvancing else { return }
    self.isAdvancing = true
    defer { self.isAdvancing = false }
    for _ in 0..<Self.maximumTurn {
      guard !self.isOver, !self.isBusy else { return }
      guard let piece = self.nextChunk() else { return self.stop(.sent) }
      self.isBusy = true
      self.send(piece)
    }
    if !self.isOver, !self.isBusy {
      self.channel.eventLoop.execute { [weak self] in LoopActor.assumeIsolated { self?.advance() } }
    }
  }

  private func nextChunk() -> HTTPContentPlan.Piece? {
    guard let piece = self.remaining.popFirst() else { return nil }
    let limit = if case .file = self.body.source, self.usesSendfile { Self.fileChunkLength } else { Self.chunkLength }
    guard case .range(let range) = piece, range.upperBound - range.lowerBound > limit else { return piece }
    let middle = range.lowerBound + limit
    self.remaining.insert(.range(middle..<range.upperBound), at: self.remaining.startIndex)
    return .range(range.lowerBound..<middle)
  }

  private func send(_ piece: HTTPContentPlan.Piece) {
    switch (piece, self.body.source) {
    case (.text(let text), _): self.write(.byteBuffer(ByteBuffer(string: text)))
    case (.range(let range), .bytes(let bytes)):
      guard let slice = bytes.getSlice(at: bytes.readerIndex + Int(range.lowerBound), length: Int(piece.length)) else {
        return self.stop(.unreadable)
      }
      self.write(.byteBuffer(slice))
    case (.range(let range), .file(let file)): self.send(range, of: file)
    }
  }

  private func send(_ range: Range<Int64>, of file: HTTPFile) {
    // The announced length of a truncated file can't be sent, so the connection ends.
    guard file.reaches(range.upperBound) else { return self.stop(.unreadable) }
    self.reach = range.upperBound
    guard self.usesSendfile else { return self.read(range, of: file) }
    if file.isInMemory(range) { return self.write(.fileRegion(file.region(range))) }
    LoopActor.task {
      let warmed = await Blocking.result { () throws(HTTPFileError) in try file.warm(range) }
      guard !self.isOver else { return }
      guard case .success = warmed else { return self.stop(.unreadable) }
      self.write(.fileRegion(file.region(range)))
    }
  }

  private func read(_ range: Range<Int64>, of file: HTTPFile) {
    LoopActor.task {
      let result = await Blocking.result { () throws(HTTPFileError) in try file.read(range) }
      guard !self.isOver else { return }
      guard case .success(let bytes) = result, Int64(bytes.count) == range.upperBound - range.lowerBound else {
        return self.stop(.unreadable)
      }
      self.write(.byteBuffer(ByteBuffer(bytes: bytes)))
    }
  }

  private func write(_ data: IOData) {
    let count = Int64(data.readableBytes)
    let source = self.body.source
    self.channel.writeAndFlush(HTTPServerResponsePart.body(data)).whenComplete { result in
      LoopActor.assumeIsolated {
        // Keeps the file open until the write has completed.
        withExtendedLifetime(source) {
          guard case .success = result else { return }
          self.taken(count)
        }
      }
    }
  }

  private func taken(_ count: Int64) {
    self.isBusy = false
    self.sent += count
    self.lastProgress = .now()
    self.advance()
  }

  // MARK: Time

  /// Once a second: reports the progress, and ends a stalled transfer.
  private func tick() {
    if self.sent > self.reported {
      self.reported = self.sent
      self.body.onProgress?(self.sent)
    }
    // If the file was truncated meanwhile, the system sends nothing, and reports no error.
    if case .file(let file) = self.body.source, self.isBusy, !file.reaches(self.reach) { return self.stop(.unreadable) }
    if NIODeadline.now() - self.lastProgress > self.stallTimeout { self.stop(.stalled) }
  }
}
