import Glibc
import HTTPServing
import LoopIsolation
import NIOCore
import NIOPosix

/// What a pipe brings, for one reader at a time, and no faster than the reader takes it.
///
/// Receivers look at a stream's beginning, leave and come again: what was read first is kept for them while nothing came after it.
@LoopActor
final class PipeStream {
  /// How much of the beginning is kept.
  static let maximumKept = 1 << 20
  /// How much may wait for the reader.
  private static let maximumQueued = 256 << 10

  /// Is called with how many bytes the reader was given; and once with whether that was all, when the reader has ended.
  typealias Report = @LoopActor (_ sent: Int64, _ isWhole: Bool?) -> Void

  private struct Reader {
    let output: HTTPResponseStream
    let report: Report
    var sent: Int64 = 0
    var reported = NIODeadline.now()
  }

  private var channel: (any Channel)?
  private var reader: Reader?
  /// The beginning, while it is all that was read.
  private var kept: ByteBuffer? = ByteBuffer()
  private var isAtEnd = false

  /// Takes the reading end of a pipe; nothing is read before somebody wants it.
  static func open(_ descriptor: CInt) async throws(MediaServingError) -> PipeStream {
    let stream = PipeStream()
    do {
      stream.channel = try await NIOPipeBootstrap(group: LoopActor.shared.eventLoop)
        .channelOption(.autoRead, value: false)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(PipeReader(stream: stream))
          }
        }
        .takingOwnershipOfDescriptor(input: descriptor).value()
    } catch {
      Glibc.close(descriptor)
      throw MediaServingError(.notServable, "The pipe can't be read: \(error).", cause: error)
    }
    return stream
  }

  /// Gives the rest of the stream to a reader; the one before gets no more.
  func send(to output: HTTPResponseStream, _ report: @escaping Report) {
    if let before = self.reader {
      self.reader = nil
      before.output.abort()
      before.report(before.sent, false)
    }
    self.reader = Reader(output: output, report: report)
    output.onEnd = { [weak self, weak output] in
      guard let self, let reader = self.reader, reader.output === output else { return }
      self.reader = nil
      reader.report(reader.sent, self.isAtEnd)
    }
    output.onDrain = { [weak self] in self?.readOn() }
    if let kept, kept.readableBytes > 0 { self.write(kept) }
    self.readOn()
  }

  /// Lets the pipe go.
  func close() {
    self.channel?.close(promise: nil)
    self.channel = nil
    self.reader?.output.abort()
  }

  private func readOn() {
    guard let reader, reader.output.queuedBytes < Self.maximumQueued else { return }
    guard !self.isAtEnd else { return reader.output.end() }
    self.channel?.read()
  }

  private func write(_ bytes: ByteBuffer) {
    guard self.reader?.output.write(bytes) == true else { return }
    self.reader?.sent += Int64(bytes.readableBytes)
    guard let reader, NIODeadline.now() - reader.reported > .seconds(1) else { return }
    self.reader?.reported = .now()
    reader.report(reader.sent, nil)
  }

  // MARK: What the pipe brings

  fileprivate func received(_ bytes: ByteBuffer) {
    if var kept = self.kept {
      kept.writeImmutableBuffer(bytes)
      self.kept = kept.readableBytes <= Self.maximumKept ? kept : nil
    }
    self.write(bytes)
  }

  fileprivate func readCompleted() { self.readOn() }

  fileprivate func ended() {
    self.isAtEnd = true
    self.channel = nil
    self.reader?.output.end()
  }
}

/// Hands what the pipe brings to its stream.
private final class PipeReader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let stream: PipeStream

  init(stream: PipeStream) { self.stream = stream }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (stream, bytes) = (self.stream, self.unwrapInboundIn(data))
    LoopActor.assumeIsolated { stream.received(bytes) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    let stream = self.stream
    LoopActor.assumeIsolated { stream.readCompleted() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let stream = self.stream
    LoopActor.assumeIsolated { stream.ended() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
