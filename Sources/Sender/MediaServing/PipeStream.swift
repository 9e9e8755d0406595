import Glibc
import HTTPServing
import LoopIsolation
import NIOCore
import NIOPosix

/// The data of a pipe, for one reader at a time, and no faster than it reads.
///
/// Receivers read a stream's beginning, disconnect and connect again: the beginning is kept for them until more is
/// read.
@LoopActor
final class PipeStream {
  /// The most bytes of the beginning that are kept.
  static let maximumKept = 1 << 20
  /// The most bytes that may wait for the reader.
  private static let maximumQueued = 256 << 10

  /// Called with the number of bytes sent to the reader; and once with whether that was all, when the reader has
  /// ended.
  typealias Report = @LoopActor (_ sent: Int64, _ isWhole: Bool?) -> Void

  private struct Reader {
    let output: HTTPResponseStream
    let report: Report
    var sent: Int64 = 0
    var reported = NIODeadline.now()
  }

  private var channel: (any Channel)?
  private var reader: Reader?
  /// The beginning of the stream; `nil` once more than ``maximumKept`` bytes were read.
  private var kept: ByteBuffer? = ByteBuffer()
  private var isAtEnd = false
  /// Whether reading the pipe has failed.
  private var isBroken = false

  /// Creates a stream from the reading end of a pipe; reads nothing more before there is a reader.
  ///
  /// - Parameter beginning: The bytes that were read from it already.
  static func open(_ descriptor: CInt, beginning: [UInt8] = []) async throws(MediaServingError) -> PipeStream {
    let stream = PipeStream()
    stream.kept = ByteBuffer(bytes: beginning)
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

  /// Sends the rest of the stream to a reader, which replaces the earlier one.
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

  func close() {
    // The reader first: the end of the channel would end its body as if it were whole.
    if let reader {
      self.reader = nil
      reader.output.abort()
      reader.report(reader.sent, false)
    }
    self.channel?.close(promise: nil)
    self.channel = nil
  }

  private func readOn() {
    guard let reader, reader.output.queuedBytes < Self.maximumQueued else { return }
    guard !self.isBroken else { return reader.output.abort() }
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

  // MARK: Data from the pipe

  fileprivate func received(_ bytes: ByteBuffer) {
    if var kept = self.kept {
      kept.writeImmutableBuffer(bytes)
      self.kept = kept.readableBytes <= Self.maximumKept ? kept : nil
    }
    self.write(bytes)
  }

  fileprivate func readCompleted() { self.readOn() }

  fileprivate func failed() { self.isBroken = true }

  fileprivate func ended() {
    self.channel = nil
    guard !self.isBroken else {
      self.reader?.output.abort()
      return
    }
    self.isAtEnd = true
    self.reader?.output.end()
  }
}

/// Passes the pipe's data to its stream.
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

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let stream = self.stream
    LoopActor.assumeIsolated { stream.failed() }
    context.close(promise: nil)
  }
}
